// What targets and buttons look like, by what is done.
import type { Place, Target } from "../board/state";
import { figurePlace, type Offer } from "./offers";
import type { Around, Icon } from "./registry";
import { WAYS } from "./ways";

/** A piece that would stand there, a figure that stands there already, a feature, or a tile. */
export function pieceLook(offer: Offer): Target["look"] {
  const way = WAYS[offer.kind] ?? "tile";
  return way === "picture" || way === "number" || way === "word" ? "tile" : way;
}

/** Where a figure of the seat that is asked stands. */
export const whereStands = (figure: string, { game }: Around): Place[] =>
  game.table.figures.flatMap((one) => (one.figure === figure && one.seat === game.question?.seat ? [figurePlace(figure, one.spot)] : []));

/** The picture of an answer that has no place on the board. */
export function pieceIcon(offer: Offer, { game }: Around): Icon | undefined {
  const seat = game.question?.seat ?? 0;
  const { offer: auctioned } = game.table.bazaar ?? {};
  switch (offer.kind) {
    case "exchange":
      return { kind: "figure", name: offer.piece, seat: offer.seat ?? seat };
    // A prisoner that is ransomed is the own figure of whoever is asked.
    case "ransom":
      return { kind: "figure", name: offer.piece, seat };
    case "take-lot":
    case "auction":
      return { kind: "tile", name: offer.piece };
    case "bid":
    case "buy":
    case "sell":
      return auctioned && { kind: "tile", name: auctioned.tile };
    case "grow":
      return { kind: "piece", name: "sheep-2" };
    case "herd":
      return { kind: "figure", name: "shepherd", seat };
    case "again":
      return { kind: "figure", name: "builder", seat };
    case "put-aside":
      return { kind: "piece", name: offer.piece };
    default:
      return undefined;
  }
}
