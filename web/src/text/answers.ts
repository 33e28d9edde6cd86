// Answers in words: what an offer does.
import type { Game } from "../net/follow";
import type { Offer } from "../questions/offers";
import type { Names } from "./events";
import { cellText, kindOf, placeArgs, sidesOf } from "./place";
import { tileText } from "./tiles";
import { isNamed, named, say } from "./words.svelte";

/** Where an offer happens, as messages want it. */
function where(offer: Offer, game: Game) {
  const at = offer.at!;
  const last = game.tiles[game.tiles.length - 1];
  const isHere = last !== undefined && last[1] === at.cell[0] && last[2] === at.cell[1];
  const slot = offer.text.split(" ").find((word) => word.includes(":")) ?? "";
  const quarter = at.kind === "quarter" ? `${slot.split(":")[1] ?? ""}-quarter` : undefined;
  return {
    feature: quarter ?? (at.kind === "" ? "tile" : at.kind),
    sides: sidesOf(slot),
    how: isHere ? "here" : "there",
    cell: cellText(at.cell),
  };
}

const way = (from: readonly number[], to: readonly number[]): string => {
  const step = `${to[0]! - from[0]!},${to[1]! - from[1]!}`;
  return { "0,-1": "north", "1,0": "east", "0,1": "south", "-1,0": "west" }[step] ?? "other";
};

/** Says what an offer does, as short as a list needs it. */
export function answerText(offer: Offer, game: Game, name: Names, amount?: number): string {
  const points = amount ?? offer.amounts?.[0] ?? game.table.bazaar?.offer?.bid ?? 0;
  const bidder = game.table.bazaar?.offer?.bidder;
  const whom = bidder === undefined ? "" : name(bidder);
  const standing = () => {
    const { figure, seat, spot } = offer.figure!;
    return { figure, whom: name(seat), ...placeArgs(spot), how: "there" };
  };
  switch (offer.kind) {
    case "place-tile":
      return say("answer-tile", { cell: cellText(offer.at!.cell), degrees: offer.rotation! * 90 });
    case "place-tile-with-bridge":
      return say("answer-tile-bridge", {
        cell: cellText(offer.at!.cell), degrees: offer.rotation! * 90, axis: offer.bridge!.axis, from: cellText(offer.bridge!.cell),
      });
    case "place-figure":
      if (offer.piece === "barn") return say("answer-barn", { cell: cellText(offer.at!.cell) });
      if (offer.at!.kind === "tower") return say("answer-guard", { cell: cellText(offer.at!.cell) });
      return say("answer-figure", { figure: offer.piece, ...where(offer, game) });
    case "move-figure": {
      const old = placeArgs(offer.figure!.spot);
      return say("answer-move-figure", { figure: offer.piece, old_feature: old.feature, from: old.cell, ...where(offer, game) });
    }
    case "move-neutral": {
      const at = { ...where(offer, game), how: "there" };
      if (offer.piece === "dragon") {
        const from = game.table.neutrals.find((one) => one.neutral === "dragon")?.spot.cell ?? [0, 0];
        return say("answer-dragon", { way: way(from, offer.at!.cell), cell: at.cell });
      }
      if (offer.piece === "fairy") return say("answer-fairy-tile", { cell: at.cell });
      if (offer.piece === "count") return say("answer-count", at);
      return say("answer-magic", { neutral: offer.piece, ...at });
    }
    case "put-beside":
      return say("answer-fairy-figure", standing());
    case "put-aside":
      return say("answer-put-aside", { neutral: offer.piece });
    case "place-token":
      return say("answer-floor", { cell: cellText(offer.at!.cell) });
    case "take-back":
      return say("answer-take-back", standing());
    case "send-home":
      return say("answer-send-home", standing());
    case "capture":
      return say("answer-capture", standing());
    case "convert":
      return say("answer-castle", standing());
    case "exchange":
      return say("answer-exchange", { figure: offer.piece, whom: name(offer.seat ?? 0) });
    case "ransom":
      return say("answer-ransom", { figure: offer.piece, whom: name(offer.seat ?? 0) });
    case "build-bridge":
      return say("answer-bridge", { axis: offer.bridge!.axis, cell: cellText(offer.at!.cell) });
    case "choose":
      return say("answer-score", { ...where(offer, game), how: "there" });
    case "auction":
      return say("answer-auction", { tile: tileText(offer.piece), points });
    case "bid":
      return say("answer-bid", { points });
    case "buy":
      return say("answer-buy", { points, whom });
    case "sell":
      return say("answer-sell", { points, whom });
    case "take-lot":
      return say("answer-take-lot", { tile: tileText(offer.piece) });
    case "again":
      return say("answer-again");
    case "grow":
      return say("answer-grow");
    case "herd":
      return say("answer-herd");
    case "pass":
      return passText(game.question?.name ?? "");
    default:
      // A kind that a later server tells: its notation is better than nothing.
      return offer.text;
  }
}

/** What passing means, by the name of the question. */
const PASS: Record<string, string> = {
  fairy: "fairy", "count-scoring": "leave-quarter", "count-final-scoring": "leave-quarter", "count-follower": "enter-quarter",
  count: "count", "second-part": "second-part", bid: "bid", abbey: "abbey", "final-abbey": "final-abbey", wagon: "wagon",
  capture: "capture", bridge: "bridge", castle: "castle", tile: "tile",
};

function passText(question: string): string {
  const means = PASS[question];
  return means === undefined ? say("answer-pass") : named("answer-pass", means);
}

/** A figure that a move names, such as `p1 meeple 1,0 city:N`, as messages want it. */
function namedFigure(text: string, name: Names) {
  const found = /p(\d+) ([a-z]+) (?:(-?\d+),(-?\d+) )?(\S+)$/.exec(text);
  if (!found) return undefined;
  const [, seat, figure = "", x, y, segment = ""] = found;
  const cell = x === undefined ? "" : cellText([Number(x), Number(y)]);
  return { figure, whom: name(Number(seat)), feature: kindOf(segment), sides: sidesOf(segment), how: "there", cell };
}

/** Messages for moves that name a figure on the board, by their verbs. */
const WITH_FIGURE = { retrieve: "answer-take-back", princess: "answer-send-home", capture: "answer-capture", fairy: "answer-fairy-figure" } as const;

/** Says what a move does that is told in notation only, such as the best one of an analysis; `question` is what it answers. */
export function moveText(text: string, question: string, name: Names): string {
  const [word = "", ...rest] = text.split(" ");
  const cell = /(-?\d+),(-?\d+)/.exec(text);
  const at = cell ? cellText([Number(cell[1]), Number(cell[2])]) : "";
  const segment = rest.find((one) => /^[a-z]+(:[A-Za-z]+)?$/.test(one)) ?? "";
  const place = { feature: kindOf(segment), sides: sidesOf(segment), how: "there", cell: at };
  const degrees = Number(/ r(\d+)/.exec(text)?.[1] ?? 0);
  const figure = namedFigure(text, name);
  switch (word) {
    case "tile":
      return say("answer-tile", { cell: at, degrees });
    case "pass":
      return passText(question);
    case "again":
      return say("answer-again");
    case "flock":
      return rest[0] === "expand" ? say("answer-grow") : say("answer-herd");
    case "tower":
      return say("answer-floor", { cell: at });
    case "retrieve":
    case "princess":
    case "capture":
      return figure ? say(WITH_FIGURE[word], figure) : text;
    case "fairy":
      return figure ? say(WITH_FIGURE[word], figure) : say("answer-fairy-tile", { cell: at });
    case "dragon":
      return say("answer-dragon", { way: "other", cell: at });
    case "mage":
    case "witch":
      return say("answer-magic", { neutral: word, ...place });
    case "remove":
      return say("answer-put-aside", { neutral: rest[0] ?? "" });
    case "count":
      return say("answer-count", place);
    case "score":
      return say("answer-score", place);
    case "bid":
      return say("answer-bid", { points: Number(rest[0]) });
    case "take":
      return say("answer-take-lot", { tile: tileText(rest[0] ?? "") });
    default: {
      const isFigure = isNamed("figure", word) && rest.length <= 2;
      if (!isFigure) return text;
      if (segment === "tower") return say("answer-guard", { cell: at });
      if (word === "barn") return say("answer-barn", { cell: at });
      return say("answer-figure", { figure: word, ...place });
    }
  }
}

/** The key of the heading of a question, by its name. */
const HEADINGS: Record<string, string> = {
  "mage-and-witch": "magic", "count-scoring": "leave-quarter", "count-final-scoring": "leave-quarter", "scoring-order": "score",
  "count-follower": "enter-quarter", bazaar: "take-lot",
};

/** What a question is about, beyond its name. */
export interface Asked {
  name: string;
  seat: number;
  /** The how manieth step of several. */
  nth?: number;
  /** Where it happens. */
  cell?: string;
  /** The seat that holds what can be taken. */
  holder?: number | undefined;
}

/** Says what somebody is asked; `isOwn`: to the one who answers. */
export function questionText({ name: question, seat, nth = 1, cell = "", holder }: Asked, game: Game, name: Names, isOwn = false): string {
  const offer = game.table.bazaar?.offer;
  const whom = holder ?? offer?.bidder;
  const args = {
    who: name(seat),
    whom: whom === undefined ? "" : name(whom),
    tile: offer === undefined ? "" : tileText(offer.tile),
    points: offer?.bid ?? 0,
    number: nth,
    most: 6,
    cell,
  };
  const key = HEADINGS[question] ?? question;
  return named(isOwn && isNamed("web-ask", key) ? "web-ask" : "question", key, args);
}
