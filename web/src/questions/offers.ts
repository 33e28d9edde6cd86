// A question as a flat list of offers: every legal move, with where it happens and what it is done with.
import type { Group, Question, Said, SaidArg, SaidGroup, SpotAt, WireSpot } from "$protocol";
import type { Cell, Place } from "../board/state";
import { QUARTERS, UPRIGHT } from "$art/stances";
import { kindOf } from "../text/place";
import { filled, type Args } from "../text/said";

/** One legal move; where a number is free, a range of moves. */
export interface Offer {
  /** The notation; `{amount}` is still to be filled in where `amounts` is there. */
  text: string;
  kind: Group["kind"];
  /** What it does, as a sentence; `{amount}` as in the notation. */
  said?: Said | undefined;
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

/** What is filled in for a place: in the notation, and in the sentence. */
type Values = Record<string, readonly [text: string, said: SaidArg]>;

const cellValue = (cell: Cell): Values[string] => [cellName(cell), { cell: [cell[0], cell[1]] }];
const wordValue = (word: string): Values[string] => [word, word];
const turnValue = (rotation: number): Values[string] => [`r${rotation * 90}`, rotation * 90];

/** The notation and the sentence of a move of a group; `more` are arguments that not all moves of the group share. */
function fill({ text, said }: { text: string; said?: Said }, values: Values, ...more: (Args | undefined)[]): { text: string; said: Said | undefined } {
  const args = Object.assign({}, said?.args, ...more) as Args;
  const told = Object.fromEntries(Object.entries(values).map(([place, value]) => [place, value[1]]));
  return {
    text: text.replace(/\{(\w+)\}/g, (whole, place: string) => values[place]?.[0] ?? whole).replace(/ +$/, ""),
    said: said && { ...said, args: filled(args, told) },
  };
}

type Ways = readonly (Args | undefined)[];

/** Every spot of a group, with what is filled in and what its sentence says of it alone. */
function* spots({ wayOf }: SaidGroup, ways: Ways, of: { [key in string]: SpotAt[] }): Generator<{ at: Place; name: string; values: Values; way: Args | undefined }> {
  for (const [name, list] of Object.entries(of)) {
    const told = (wayOf?.[name] ?? []).flatMap(([way, n]) => new Array<Args | undefined>(n).fill(ways[way]));
    for (const [ix, [x, y, segment]] of list.entries()) {
      const way = told[ix];
      yield { name, at: place([x, y], segment, name), values: { cell: cellValue([x, y]), name: wordValue(name) }, way };
    }
  }
}

const rotationsOf = (bits: number): number[] => [0, 1, 2, 3].filter((turn) => (bits >> turn) & 1);

function* ofGroup(group: SaidGroup, ways: Ways): Generator<Offer> {
  const { kind } = group;
  switch (group.kind) {
    case "place-tile":
      for (const [x, y, bits] of group.cells) {
        for (const rotation of rotationsOf(bits)) {
          const told = fill(group, { cell: cellValue([x, y]), rotation: turnValue(rotation) });
          yield { ...told, kind, piece: group.tile, at: { cell: [x, y], segment: undefined, kind: "" }, rotation };
        }
      }
      return;
    case "place-tile-with-bridge":
      for (const [x, y, bits, bx, by] of group.cells) {
        for (const rotation of rotationsOf(bits)) {
          const values = { cell: cellValue([x, y]), rotation: turnValue(rotation), bridge: cellValue([bx, by]) };
          yield {
            ...fill(group, values), kind, piece: group.tile, rotation,
            at: { cell: [x, y], segment: undefined, kind: "" }, bridge: { cell: [bx, by], axis: group.axis },
          };
        }
      }
      return;
    case "place-figure":
      for (const figure of group.figures) {
        for (const { name, at, values, way } of spots(group, ways, group.spots)) {
          const to = figure === "barn" ? cornerPlace(at.cell, name) : at;
          yield { ...fill(group, { ...values, figure: wordValue(figure) }, way), kind, piece: figure, at: to };
        }
      }
      return;
    case "move-figure":
      for (const origin of group.origins) {
        for (const { at, values, way } of spots(group, ways, group.spots)) {
          const figure = { seat: origin.seat, figure: origin.figure, spot: origin.from };
          const told = fill(group, { ...values, origin: wordValue(origin.text) }, way, origin.args as Args | undefined);
          yield { ...told, kind, piece: origin.figure, figure, at };
        }
      }
      return;
    case "move-neutral":
      for (const neutral of group.neutrals) {
        for (const { at, values, way } of spots(group, ways, group.spots)) {
          yield { ...fill(group, { ...values, neutral: wordValue(neutral) }, way), kind, piece: neutral, at };
        }
      }
      return;
    case "place-token":
    case "choose":
      for (const { at, values, way } of spots(group, ways, group.spots)) {
        const piece = group.kind === "choose" ? "" : group.token;
        yield { ...fill(group, values, way), kind, piece, at };
      }
      return;
    case "build-bridge":
      for (const [x, y] of group.cells) {
        const at: Place = { cell: [x, y], segment: undefined, kind: "" };
        const bridge = { cell: [x, y] as const, axis: group.axis };
        yield { ...fill(group, { cell: cellValue([x, y]) }), kind, piece: "bridge", at, bridge };
      }
      return;
    case "take-back":
    case "send-home":
    case "capture":
    case "convert":
    case "put-beside": {
      const piece = group.kind === "put-beside" ? group.neutral : "";
      for (const { text, said, seat, figure, spot } of group.figures) {
        yield { text, said, kind, piece, figure: { seat, figure, spot }, at: spotPlace(spot) };
      }
      return;
    }
    case "auction":
      yield { ...fill(group, {}), kind, piece: group.tile, amounts: [group.lowest, group.highest] };
      return;
    case "bid":
      yield { ...fill(group, {}), kind, piece: "", amounts: [group.lowest, group.highest] };
      return;
    case "take-lot":
      yield { ...fill(group, {}), kind, piece: group.tile };
      return;
    case "exchange":
      yield { ...fill(group, {}), kind, piece: group.figure, seat: group.seat };
      return;
    case "ransom":
      yield { ...fill(group, {}), kind, piece: group.figure, seat: group.holder };
      return;
    case "put-aside":
      yield { ...fill(group, {}), kind, piece: group.neutral };
      return;
    default:
      yield { ...fill(group, {}), kind, piece: "" };
  }
}

/** Returns every offer of a question. */
export function offersOf(question: Question): Offer[] {
  const ways = (question.ways ?? []) as Ways;
  return question.groups.flatMap((group) => [...ofGroup(group, ways)]);
}

/** Fills in an amount. */
export const withAmount = (offer: Offer, amount: number): string => offer.text.replace("{amount}", String(amount));
