// Events in words: one sentence each.
import type { WireCause, WireEvent, WireReason, WireTerm } from "$protocol";
import { cellText, placeArgs } from "./place";
import { tileText } from "./tiles";
import { named, say } from "./words.svelte";

type Event<K extends WireEvent["kind"]> = Extract<WireEvent, { kind: K }>;

/** Who is meant by a seat. */
export type Names = (seat: number) => string;

const ROLES: Record<string, string> = { road: "thief", city: "knight", monastery: "monk", abbey: "monk", field: "farmer", tower: "guard" };

/** Says what happened; nothing where the log says it elsewhere. */
export function eventText(event: WireEvent, name: Names): string | undefined {
  switch (event.kind) {
    case "turn-started":
      return undefined;
    case "drawn":
      return say("web-log-draws", { who: name(event.seat) });
    case "discarded":
      return say("event-discarded", { tile: tileText(event.tile) });
    case "declined":
      return say("event-declined", { who: name(event.seat), tile: tileText(event.tile) });
    case "tile-placed":
      return say("event-tile-placed", { who: name(event.seat), cell: cellText(event.cell), degrees: event.rotation * 90 });
    case "figure-placed": {
      const at = placeArgs(event.spot);
      const isFollower = ["meeple", "large", "abbot"].includes(event.figure);
      const how = (isFollower ? ROLES[at.feature] : undefined) ?? "none";
      return say("event-figure-placed", { who: name(event.seat), figure: event.figure, ...at, how });
    }
    case "figure-returned":
      return returned(event, name);
    case "scored":
      return scored(event, name);
    case "tokens-taken":
      return event.token === "king" || event.token === "robber"
        ? say("event-title-taken", { who: name(event.seat), title: event.token })
        : say("event-tokens-taken", { who: name(event.seat), token: event.token, n: event.count });
    case "token-drawn": {
      const n = Number(/\d+/.exec(event.token)?.[0] ?? 0);
      return n === 0 ? say("event-wolf-drawn", { who: name(event.seat) }) : say("event-sheep-drawn", { who: name(event.seat), n });
    }
    case "token-placed": {
      const args = { who: name(event.seat), cell: cellText(event.spot.cell) };
      if (event.token === "bridge") return say("event-bridge-built", args);
      if (event.token === "castle") return say("event-castle-built", args);
      return say("event-floor-built", { ...args, n: event.count });
    }
    case "figure-captured":
      return say("event-figure-captured", {
        who: name(event.captor), whom: name(event.seat), figure: event.figure, ...placeArgs(event.spot),
      });
    case "prisoner-freed": {
      const args = { who: name(event.holder), whom: name(event.seat), figure: event.figure };
      return event.release === "ransom" ? say("event-prisoner-ransomed", args) : say("event-prisoner-exchanged", args);
    }
    case "paid": {
      const args = { who: name(event.from), points: event.points };
      if (event.to === undefined) return say("event-paid-bank", args);
      const paid = { ...args, whom: name(event.to) };
      return event.payment === "ransom" ? say("event-paid-ransom", paid) : say("event-paid-bazaar", paid);
    }
    case "set-aside":
      return say("event-set-aside", { tile: tileText(event.tile) });
    case "tiles-returned":
      return say("event-tiles-returned", { n: event.count });
    case "figure-moved": {
      const old = placeArgs(event.from);
      return say("event-figure-moved", {
        whom: name(event.seat), figure: event.figure, old_feature: old.feature, from: old.cell, ...placeArgs(event.to),
      });
    }
    case "neutral-moved":
      return say("event-neutral-moved", {
        who: event.mover === undefined ? "" : name(event.mover), neutral: event.neutral, ...placeArgs(event.to),
      });
    case "neutral-aside":
      return left(event, name);
    case "dragon-stopped": {
      const ways = ["north", "east", "south", "west"];
      const why = event.obstacles.map((obstacle, ix) => named("obstacle", obstacle, { way: ways[ix] }));
      return say("event-dragon-stopped", { n: event.moves, list: why.join(", ") });
    }
    case "lot-turned-up":
      return say("event-lot-turned-up", { tile: tileText(event.tile) });
    case "offered":
      return say("event-offered", { who: name(event.seat), tile: tileText(event.tile), points: event.bid });
    case "bid":
      return say("event-bid", { who: name(event.seat), points: event.bid });
    case "lot-taken":
      return say("event-lot-taken", { who: name(event.seat), tile: tileText(event.tile) });
    case "owed-taken":
      return say("event-owed-taken", { who: name(event.seat), tile: tileText(event.tile) });
    case "game-ended":
      return say("event-game-ended");
    default:
      // A kind that a later server tells.
      return undefined;
  }
}

function returned({ seat, figure, spot, cause }: Event<"figure-returned">, name: Names): string {
  const args = { whom: name(seat), figure, ...placeArgs(spot) };
  const by = (cause: WireCause): string => ("by" in cause ? cause.by : "");
  switch (cause.kind) {
    case "completed":
      return say("event-figure-returned", args);
    case "taken-back":
      return say("event-figure-taken-back", args);
    case "removed":
      if (cause.by === "dragon") return say("event-figure-eaten", { ...args, who: name(cause.seat) });
      if (cause.by === "princess") return say("event-figure-sent-home", { ...args, who: name(cause.seat) });
      return say("event-figure-captured-own", args);
    case "orphaned":
      return say("event-figure-orphaned", { ...args, cause: by(cause) });
    default:
      return named("event-figure", cause.kind, args);
  }
}

/** Says why a neutral figure left the board; an earlier server does not tell it. */
function left({ neutral, departure }: Event<"neutral-aside">, name: Names): string {
  if (departure === undefined) return say("web-log-leaves", { name: named("neutral", neutral) });
  switch (departure.kind) {
    case "chosen":
      return say("event-neutral-put-aside", { who: name(departure.seat), neutral });
    case "eaten":
      return say("event-neutral-eaten", { who: name(departure.mover), neutral, ...placeArgs(departure.spot) });
    default:
      return say("event-neutral-aside", { neutral, cause: departure.kind });
  }
}

/** Says why points were scored; at the end also where. */
export function reasonText(reason: WireReason, feature = "other", cell = ""): string {
  switch (reason.kind) {
    case "title":
      return named("score", reason.title);
    case "city-of-fields-at-end":
      return feature === "castle" ? say("score-castle-of-fields-at-end", { cell }) : say("score-city-of-fields-at-end", { cell });
    default:
      return named("score", reason.kind, { feature, cell });
  }
}

export function termText({ label, of, count, each, total }: WireTerm): string {
  const args = { n: count, each, points: total, goods: of ?? "", title: of ?? "" };
  if (label === "titles" || label === "title") {
    if (each === 1) return of === "king" ? say("term-cities", args) : say("term-roads", args);
    return say("term-title", args);
  }
  return named("term", label, args);
}

function scored({ seat, reason, feature, spot, points, terms }: Event<"scored">, name: Names): string {
  const args = { text: reasonText(reason, feature, spot && cellText(spot.cell)), who: name(seat), points };
  if (terms.length === 0) return say("event-scored-nothing", args);
  const isPlain = reason.kind === "fairy-turn" || reason.kind === "fairy-bonus";
  if (terms.length === 1 && terms[0]!.count === 1 && isPlain) return say("event-scored-plain", args);
  return say("event-scored", { ...args, list: terms.map(termText).join(" + ") });
}
