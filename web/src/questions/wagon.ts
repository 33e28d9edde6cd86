// The wagon drives on.
import { pieceLook, whereStands } from "./look";
import type { Interaction } from "./registry";

export const wagon: Interaction = { look: pieceLook, about: (around) => whereStands("wagon", around) };
