// Placing a tile: empty places, then the tile in its legal rotations. Also the abbey, which is a tile of a seat.
import { say } from "../text/words.svelte";
import type { Interaction } from "./registry";

export const tile: Interaction = { look: () => "cell", hint: () => say("web-hint-tile") };

export const abbey: Interaction = tile;
