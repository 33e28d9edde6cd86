// Towers: they capture a figure in range, and prisoners are exchanged.
import type { Interaction } from "./registry";

export const capture: Interaction = { look: () => "standing" };

export const exchange: Interaction = {
  look: () => "standing",
  icon: (offer) => ({ kind: "figure", name: offer.piece, seat: offer.seat ?? 0 }),
};
