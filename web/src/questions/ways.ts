// How every kind of move is chosen: on the board, by a picture, by a number, or by a word. A kind that the protocol adds does not
// compile until it has a way here.
import type { Group } from "$protocol";
import type { Target } from "../board/state";

/** On the board by what stands or lies there, a button with a picture, a number, or a button with a word. */
export type Way = Target["look"] | "picture" | "number" | "word";

export const WAYS: Readonly<Record<Group["kind"], Way>> = {
  "place-tile": "cell",
  "place-tile-with-bridge": "cell",
  "place-figure": "figure",
  "move-figure": "figure",
  "move-neutral": "figure",
  "place-token": "figure",
  "build-bridge": "tile",
  choose: "place",
  "take-back": "standing",
  "send-home": "standing",
  capture: "standing",
  convert: "standing",
  "put-beside": "standing",
  exchange: "picture",
  ransom: "picture",
  "take-lot": "picture",
  buy: "picture",
  sell: "picture",
  grow: "picture",
  herd: "picture",
  again: "picture",
  "put-aside": "picture",
  auction: "number",
  bid: "number",
  pass: "word",
};
