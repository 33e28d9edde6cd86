// Which question is answered how. A question without an entry is answered by choosing among all answers in words.
import type { FigureAt, WireEvent } from "$protocol";
import type { Cell, Place, Target } from "../board/state";
import type { Game } from "../net/follow";
import type { Offer } from "./offers";
import { auction, bid, buyOrSell, takeLot } from "./bazaar";
import { bridge } from "./bridge";
import { secondPart } from "./builder";
import { castle, castleScoring } from "./castle";
import { count, countFollower, leaveQuarter } from "./count";
import { dragon } from "./dragon";
import { fairy } from "./fairy";
import { figure } from "./figure";
import { flock } from "./flock";
import { magic } from "./magic";
import { princess } from "./princess";
import { scoringOrder } from "./scoring-order";
import { abbey, tile } from "./tile";
import { capture, exchange } from "./tower";
import { wagon } from "./wagon";

/** What an interaction may look at. */
export interface Around {
  game: Game;
  /** What happened so far, in order. */
  events: readonly WireEvent[];
  name: (seat: number) => string;
}

/** A picture beside an answer. */
export type Icon =
  | { kind: "tile"; name: string }
  | { kind: "figure"; name: string; seat: number }
  | { kind: "piece"; name: string };

/** How a question is answered on the board. */
export interface Interaction {
  /** What a target looks like. */
  look(offer: Offer): Target["look"];
  /** What is drawn on the board besides the position: a walk so far. */
  path?(around: Around): readonly Cell[];
  /** What is shown beside an answer that has no place on the board. */
  icon?(offer: Offer, around: Around): Icon | undefined;
  /** What is said about an offer before it is confirmed. */
  note?(offer: Offer, around: Around): string | undefined;
  /** Places that the question is about, where that is not what can be chosen: they are lit up. */
  about?(around: Around): readonly Place[];
  /** What is said before anything is chosen. */
  hint?(around: Around): string | undefined;
  /** Figures that an offer would take from the board: they are shown where it can be chosen. */
  victims?(offer: Offer, around: Around): readonly FigureAt[];
}

const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  tile,
  figure,
  fairy,
  princess,
  dragon,
  "mage-and-witch": magic,
  "count-scoring": leaveQuarter,
  "count-final-scoring": leaveQuarter,
  "count-follower": countFollower,
  count,
  "scoring-order": scoringOrder,
  capture,
  abbey,
  "final-abbey": abbey,
  wagon,
  bridge,
  castle,
  "castle-scoring": castleScoring,
  "second-part": secondPart,
  exchange,
  auction,
  bid,
  "buy-or-sell": buyOrSell,
  bazaar: takeLot,
  flock,
};

export const interactionOf = (question: string): Interaction | undefined =>
  Object.hasOwn(INTERACTIONS, question) ? INTERACTIONS[question] : undefined;

/** The questions among these that have only the list of answers. */
export const onlyGeneric = (questions: readonly string[]): string[] =>
  questions.filter((question) => interactionOf(question) === undefined);
