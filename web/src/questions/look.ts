// What targets look like, by what is done there.
import type { Target } from "../board/state";
import type { Offer } from "./offers";

/** A piece that would stand there, or a figure that stands there already. */
export function pieceLook(offer: Offer): Target["look"] {
  switch (offer.kind) {
    case "place-figure":
    case "move-figure":
    case "move-neutral":
    case "place-token":
      return "figure";
    case "take-back":
    case "send-home":
    case "capture":
    case "convert":
    case "put-beside":
      return "standing";
    default:
      return "tile";
  }
}
