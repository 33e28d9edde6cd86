// A bazaar: which tile is auctioned and for how much, higher bids, buying or selling, and tiles that are given away.
import type { Interaction } from "./registry";

/** The tile that is spoken about is shown beside every answer. */
const withTile: Interaction = {
  look: () => "tile",
  icon: (offer, { game }) => {
    const id = offer.piece || game.table.bazaar?.offer?.tile;
    return id === undefined ? undefined : { kind: "tile", name: id };
  },
};

export const auction: Interaction = withTile;
export const bid: Interaction = withTile;
export const buyOrSell: Interaction = withTile;
export const takeLot: Interaction = withTile;
