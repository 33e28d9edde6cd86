// Mage and witch: one of them goes to a road or a city, or off the board.
import { pieceIcon, pieceLook } from "./look";
import type { Interaction } from "./registry";

export const magic: Interaction = { look: pieceLook, icon: pieceIcon };
