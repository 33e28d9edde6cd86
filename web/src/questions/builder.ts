// The builder was at work: a second tile, or none.
import type { Interaction } from "./registry";

export const secondPart: Interaction = {
  look: () => "tile",
  icon: (offer, { game }) => (offer.kind === "again" ? { kind: "figure", name: "builder", seat: game.question?.seat ?? 0 } : undefined),
};
