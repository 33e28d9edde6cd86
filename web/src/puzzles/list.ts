// What lists of puzzles say and leave out, and which comes next. Pure.
import type { PuzzleAbout } from "$protocol";

/** The boxes of a puzzle without their parts; the base game where there are none. */
export const boxesOf = ({ setup }: PuzzleAbout): string[] => (setup.boxes.length > 0 ? setup.boxes.map((box) => box.split(":")[0]!) : ["base"]);

/** What a puzzle is about. That the best tile scores is half of the solution: it is said only where that is told. */
export const themeOf = ({ theme }: PuzzleAbout, isTold = false): string => (theme === "scoring" && !isTold ? "tile" : theme);

/** By what puzzles are chosen, and what each of them has of it. */
const TRAITS = {
  theme: (about: PuzzleAbout): string[] => [themeOf(about)],
  box: boxesOf,
  difficulty: ({ difficulty }: PuzzleAbout): string[] => [String(difficulty)],
};
export type Trait = keyof typeof TRAITS;

/** What is wanted of each; an empty word is anything. */
export type Wish = Record<Trait, string>;

/** The puzzles that have what is wanted, whatever they have of one trait. */
export function wanted(puzzles: readonly PuzzleAbout[], wish: Wish, whatever?: Trait): PuzzleAbout[] {
  const asked = (Object.keys(TRAITS) as Trait[]).filter((trait) => trait !== whatever && wish[trait] !== "");
  return puzzles.filter((about) => asked.every((trait) => TRAITS[trait](about).includes(wish[trait])));
}

/** What can be wanted of a trait beside the other wishes, so that there is always a puzzle left. */
export const choices = (puzzles: readonly PuzzleAbout[], wish: Wish, trait: Trait): string[] => [...new Set(wanted(puzzles, wish, trait).flatMap(TRAITS[trait]))];

/** The puzzle that comes after one: the next that was not solved, or where all were, the next. */
export function nextAfter(puzzles: readonly PuzzleAbout[], id: string, solved: readonly string[]): PuzzleAbout | undefined {
  const ix = puzzles.findIndex((about) => about.id === id);
  const others = [...puzzles.slice(ix + 1), ...puzzles.slice(0, Math.max(ix, 0))];
  return others.find((about) => !solved.includes(about.id)) ?? others[0];
}
