// Placing a tile: empty places, then the tile in its legal rotations. Also the abbey, which is a tile of a seat.
import type { Interaction } from "./registry";

export const tile: Interaction = { look: () => "cell" };

export const abbey: Interaction = tile;
