// The figure step: a figure on the tile just placed or elsewhere, or what a game offers instead.
import { pieceIcon, pieceLook } from "./look";
import { say } from "../text/words.svelte";
import type { Interaction } from "./registry";

export const figure: Interaction = { look: pieceLook, icon: pieceIcon, hint: () => say("web-hint-figure") };
