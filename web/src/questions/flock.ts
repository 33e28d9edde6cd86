// A shepherd's flock: it grows by a token out of the bag, or is herded for its points.
import { say } from "../text/words.svelte";
import type { Interaction } from "./registry";

export const flock: Interaction = {
  look: () => "tile",
  icon: (offer, { game }) => {
    if (offer.kind === "grow") return { kind: "piece", name: "sheep-2" };
    return offer.kind === "herd" ? { kind: "figure", name: "shepherd", seat: game.question?.seat ?? 0 } : undefined;
  },
  note: (offer) => (offer.kind === "herd" ? say("answer-herd") : undefined),
};
