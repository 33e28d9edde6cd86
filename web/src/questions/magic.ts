// Mage and witch: one of them goes to a road or a city.
import type { Interaction } from "./registry";

export const magic: Interaction = { look: () => "figure" };
