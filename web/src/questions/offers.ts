// A question as a flat list of offers: every legal move, with where it happens and what it is done with.
import type { Group, Question, SpotAt, WireSpot } from "$protocol";
import type { Cell, Place } from "../board/state";
import { QUARTERS, UPRIGHT } from "$art/stances";
import { kindOf } from "../text/place";

/** One legal move; where a number is free, a range of moves. */
export interface Offer {
  /** The notation; `{amount}` is still to be filled in where `amounts` is there. */
  text: string;
  kind: Group["kind"];
  /** What it is done with: a figure, a neutral figure, a token or a tile, by the words of the notation. */
  piece: string;
  /** The figure on the board that moves or that is acted on. */
  figure?: { seat: number; figure: string; spot: WireSpot };
  /** Where it happens. */
  at?: Place;
  rotation?: number;
  bridge?: { cell: Cell; axis: string };
  amounts?: readonly [lowest: number, highest: number];
  /** Whose figure it is about, where it is not on the board. */
  seat?: number;
}

/** The segment numbers that are no segments. */
const BRIDGE = 254;
const WHOLE_TILE = 255;

function place(cell: Cell, segment: number, name: string): Place {
  if (segment === WHOLE_TILE) return { cell, segment: undefined, kind: "" };
  if (segment === BRIDGE) return { cell, segment: undefined, kind: "bridge" };
  const quarter = /quarter:([a-z]+)/.exec(name)?.[1];
  if (quarter !== undefined) return { cell, segment, kind: "quarter", off: QUARTERS[quarter] ?? [500, 500] };
  return { cell, segment, kind: kindOf(name) };
}

export const spotPlace = (spot: WireSpot): Place => place(spot.cell, spot.segment, spot.name);

/** Where a figure of a kind stands: a barn stands on the corner of a tile, all others on a segment. */
export function figurePlace(figure: string, spot: WireSpot): Place {
  if (figure === "barn") return cornerPlace(spot.cell, spot.name);
  return UPRIGHT.includes(figure) ? { ...spotPlace(spot), isUpright: true } : spotPlace(spot);
}

/** The corner of four tiles that a half-side ends at, as the place north-west of a cell. */
export function cornerPlace([x, y]: Cell, name: string): Place {
  const half = /:([NESW][LR])/.exec(name)?.[1] ?? "NL";
  const isEast = ["NR", "EL", "ER", "SL"].includes(half);
  const isSouth = ["ER", "SL", "SR", "WL"].includes(half);
  return { cell: [x + Number(isEast), y + Number(isSouth)], segment: undefined, kind: "corner" };
}

const cellName = ([x, y]: Cell): string => `${x},${y}`;

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole).replace(/ +$/, "");
}

/** Every spot of a group, with its notation filled in. */
function* spots(of: { [key in string]: SpotAt[] }): Generator<{ name: string; at: Place; cell: string }> {
  for (const [name, list] of Object.entries(of)) {
    for (const [x, y, segment] of list) {
      yield { name, at: place([x, y], segment, name), cell: cellName([x, y]) };
    }
  }
}

const rotationsOf = (bits: number): number[] => [0, 1, 2, 3].filter((turn) => (bits >> turn) & 1);

function* ofGroup(group: Group): Generator<Offer> {
  const { kind } = group;
  switch (group.kind) {
    case "place-tile":
      for (const [x, y, bits] of group.cells) {
        for (const rotation of rotationsOf(bits)) {
          const text = fill(group.text, { cell: cellName([x, y]), rotation: `r${rotation * 90}` });
          yield { text, kind, piece: group.tile, at: { cell: [x, y], segment: undefined, kind: "" }, rotation };
        }
      }
      return;
    case "place-tile-with-bridge":
      for (const [x, y, bits, bx, by] of group.cells) {
        for (const rotation of rotationsOf(bits)) {
          const values = { cell: cellName([x, y]), rotation: `r${rotation * 90}`, bridge: cellName([bx, by]) };
          yield {
            text: fill(group.text, values), kind, piece: group.tile, rotation,
            at: { cell: [x, y], segment: undefined, kind: "" }, bridge: { cell: [bx, by], axis: group.axis },
          };
        }
      }
      return;
    case "place-figure":
      for (const figure of group.figures) {
        for (const { name, at, cell } of spots(group.spots)) {
          const to = figure === "barn" ? cornerPlace(at.cell, name) : at;
          yield { text: fill(group.text, { figure, cell, name }), kind, piece: figure, at: to };
        }
      }
      return;
    case "move-figure":
      for (const origin of group.origins) {
        for (const { name, at, cell } of spots(group.spots)) {
          const figure = { seat: origin.seat, figure: origin.figure, spot: origin.from };
          yield { text: fill(group.text, { origin: origin.text, cell, name }), kind, piece: origin.figure, figure, at };
        }
      }
      return;
    case "move-neutral":
      for (const neutral of group.neutrals) {
        for (const { name, at, cell } of spots(group.spots)) {
          yield { text: fill(group.text, { neutral, cell, name }), kind, piece: neutral, at };
        }
      }
      return;
    case "place-token":
    case "choose":
      for (const { name, at, cell } of spots(group.spots)) {
        const piece = group.kind === "choose" ? "" : group.token;
        yield { text: fill(group.text, { cell, name }), kind, piece, at };
      }
      return;
    case "build-bridge":
      for (const [x, y] of group.cells) {
        const at: Place = { cell: [x, y], segment: undefined, kind: "" };
        const bridge = { cell: [x, y] as const, axis: group.axis };
        yield { text: fill(group.text, { cell: cellName([x, y]) }), kind, piece: "bridge", at, bridge };
      }
      return;
    case "take-back":
    case "send-home":
    case "capture":
    case "convert":
    case "put-beside": {
      const piece = group.kind === "put-beside" ? group.neutral : "";
      for (const { text, seat, figure, spot } of group.figures) {
        yield { text, kind, piece, figure: { seat, figure, spot }, at: spotPlace(spot) };
      }
      return;
    }
    case "auction":
      yield { text: group.text, kind, piece: group.tile, amounts: [group.lowest, group.highest] };
      return;
    case "bid":
      yield { text: group.text, kind, piece: "", amounts: [group.lowest, group.highest] };
      return;
    case "take-lot":
      yield { text: group.text, kind, piece: group.tile };
      return;
    case "exchange":
      yield { text: group.text, kind, piece: group.figure, seat: group.seat };
      return;
    case "ransom":
      yield { text: group.text, kind, piece: group.figure, seat: group.holder };
      return;
    case "put-aside":
      yield { text: group.text, kind, piece: group.neutral };
      return;
    default:
      yield { text: group.text, kind, piece: "" };
  }
}

/** Returns every offer of a question. */
export function offersOf(question: Question): Offer[] {
  return question.groups.flatMap((group) => [...ofGroup(group)]);
}

/** Fills in an amount. */
export const withAmount = (offer: Offer, amount: number): string => offer.text.replace("{amount}", String(amount));
