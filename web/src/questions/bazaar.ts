// A bazaar: which tile is auctioned and for how much, higher bids, buying or selling, and tiles that are given away.
import { pieceIcon, pieceLook } from "./look";
import type { Interaction } from "./registry";

/** The tile that is spoken about is shown beside every answer. */
const withTile: Interaction = {
  look: pieceLook,
  icon: pieceIcon,
};

export const auction: Interaction = withTile;
export const bid: Interaction = withTile;
export const buyOrSell: Interaction = withTile;
export const takeLot: Interaction = withTile;
