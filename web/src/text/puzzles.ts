// Puzzles in words: what they are about.
import { say } from "./words.svelte";

const THEMES = {
  tile: "web-puzzle-theme-tile",
  figure: "web-puzzle-theme-figure",
  scoring: "web-puzzle-theme-scoring",
  "end-game": "web-puzzle-theme-end-game",
} as const;

/** Themes are also the names of questions, of which most are rare. */
export const themeText = (theme: string): string => say(Object.hasOwn(THEMES, theme) ? THEMES[theme as keyof typeof THEMES] : "web-puzzle-theme-other");
