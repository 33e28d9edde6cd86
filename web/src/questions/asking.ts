// How a question is being answered: what was chosen so far, and what can be chosen next. Pure.
import type { Question } from "$protocol";
import { placeKey } from "../board/state";
import { offersOf, type Offer } from "./offers";

export interface Asking {
  question: Question;
  offers: readonly Offer[];
  /** What is done, where there are several things to do: a key of `whats`. */
  what: string | undefined;
  /** Where, as a key of `placesOf`. */
  where: string | undefined;
  /** Which of the offers there: rotations, bridges. */
  turn: number;
}

/** Offers that differ only in where they happen are one thing to do. */
export function whatOf(offer: Offer): string {
  const origin = offer.kind === "move-figure" ? (offer.figure?.spot.name ?? "") : "";
  // A tile with or without a bridge is the same thing to do.
  const kind = offer.kind === "place-tile-with-bridge" ? "place-tile" : offer.kind;
  return `${kind} ${offer.piece} ${origin}`.trim();
}

export { placeKey };

/** Placing a figure is what most people want most of the time: it comes before what can be done instead. */
const inOrder = (offers: readonly Offer[]): Offer[] => [...offers].sort((a, b) => Number(b.kind === "place-figure") - Number(a.kind === "place-figure"));

/** Begins with the only thing there is to do, or with the first. */
export function ask(question: Question): Asking {
  const offers = offersOf(question);
  const first = inOrder(offers).find((offer) => offer.at !== undefined);
  return { question, offers, what: first && whatOf(first), where: undefined, turn: 0 };
}

/** The things to do that have a place on the board. */
export function whats(asking: Asking): Offer[] {
  const seen = new Map<string, Offer>();
  for (const offer of inOrder(asking.offers)) {
    const what = whatOf(offer);
    if (offer.at !== undefined && !seen.has(what)) seen.set(what, offer);
  }
  return [...seen.values()];
}

/** The offers that need no place: a button each. */
export const plain = (asking: Asking): Offer[] => asking.offers.filter((offer) => offer.at === undefined);

/** Offers of the thing to do by place, in the order in which they were told. */
export function places(asking: Asking): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of asking.offers) {
    if (offer.at === undefined || whatOf(offer) !== asking.what) continue;
    const key = placeKey(offer.at);
    const there = found.get(key);
    if (there) there.push(offer);
    else found.set(key, [offer]);
  }
  return found;
}

/** The offer that a confirmation sends. */
export function pending(asking: Asking): Offer | undefined {
  if (asking.where === undefined) return undefined;
  const there = places(asking).get(asking.where);
  return there?.[asking.turn % there.length];
}

export const chooseWhat = (asking: Asking, what: string): Asking => ({ ...asking, what, where: undefined, turn: 0 });

/** Chooses a place; the same again goes on to the next offer there, such as another rotation. */
export function choosePlace(asking: Asking, where: string): Asking {
  return asking.where === where ? { ...asking, turn: asking.turn + 1 } : { ...asking, where, turn: 0 };
}

/** Chooses an offer as it stands in a list. */
export function chooseOffer(asking: Asking, offer: Offer): Asking {
  if (offer.at === undefined) return asking;
  const next = { ...asking, what: whatOf(offer), where: placeKey(offer.at), turn: 0 };
  const turn = places(next).get(next.where)?.indexOf(offer) ?? 0;
  return { ...next, turn };
}

export const clear = (asking: Asking): Asking => ({ ...asking, where: undefined, turn: 0 });
