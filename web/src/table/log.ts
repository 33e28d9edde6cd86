// The log of a game: what was told, newest last, kept by version so that nothing appears twice.
import type { Update, WireEvent, WireSpot } from "$protocol";
import { eventsOf } from "../net/follow";
import { saidText, type Names } from "../text/said";
import { pair, say } from "../text/words.svelte";

export interface Line {
  key: string;
  text: string;
  seat: number | undefined;
  /** Where it happened, to be lit up. */
  spot: WireSpot | undefined;
  isScore: boolean;
  isTurn: boolean;
  points: number;
  /** The version of the game that it came with. */
  version: number;
  /** The rule behind it, if it says one. */
  rule: string | undefined;
  /** A tile that is told about, to be shown, and how it lies. */
  tile: string | undefined;
  rotation?: number;
  /** The same for those who see the tile and, pointing at the line, its place. */
  short?: string;
}

/** Adds updates; those that were taken back go away. */
export function added(log: readonly Update[], updates: readonly Update[]): Update[] {
  let next = [...log];
  for (const update of updates) {
    if (next.some((known) => known.version === update.version)) continue;
    if (update.what.kind === "undone") next = withoutLast(next, update.what.nEntries);
    next.push(update);
  }
  return next.sort((a, b) => a.version - b.version);
}

/** Takes the last moves and draws away; talk and the like stay. */
function withoutLast(log: Update[], nEntries: number): Update[] {
  const isEntry = (update: Update) => update.what.kind === "moved" || update.what.kind === "drawn";
  const gone = new Set(log.filter(isEntry).slice(-nEntries));
  return log.filter((update) => !gone.has(update));
}

const seatOf = (event: WireEvent): number | undefined =>
  "seat" in event ? event.seat : event.kind === "neutral-moved" ? event.mover : undefined;
function spotOf(event: WireEvent): WireSpot | undefined {
  if (event.kind === "tile-placed") return { cell: event.cell, segment: 255, name: "" };
  return "spot" in event ? event.spot : "to" in event && typeof event.to === "object" ? event.to : undefined;
}

/** The lines of an update. */
export function lines(update: Update, name: Names): Line[] {
  const { what, version } = update;
  const plain = (text: string, seat: number | undefined): Line => ({
    key: `${version}`, text, seat, spot: undefined, isScore: false, isTurn: false, points: 0, version, rule: undefined, tile: undefined,
  });
  switch (what.kind) {
    case "seat-taken":
      return [plain(say("web-log-seated", { who: what.name }), what.seat)];
    case "bot-seated":
      return [plain(say("web-log-seated", { who: name(what.seat) }), what.seat)];
    case "seat-left":
      return [plain(say("web-log-left"), what.seat)];
    case "undone":
      return [plain(say("web-log-undone", { who: name(what.seat) }), what.seat)];
    case "resigned":
      return [plain(say("web-log-resigned", { who: name(what.seat) }), what.seat)];
    case "said":
      return [plain(pair(what.name, what.text), what.seat)];
    case "taken-over":
      return [plain(say("web-log-bot-plays-on", { who: name(what.seat) }), what.seat)];
  }
  return eventsOf(update).flatMap((event, ix) => {
    // The tile that is drawn is the one that is placed next, and whoever does something is at their turn.
    if (event.kind === "drawn" || event.kind === "turn-started") return [];
    const text = event.said ? saidText(event.said, name) : "";
    // What a later server tells may have no words here.
    if (text === "") return [];
    const isScore = event.kind === "scored";
    return [{
      key: `${version}.${ix}`, text, ...(event.kind === "tile-placed" ? { short: say("web-log-tile", { who: name(event.seat) }), rotation: event.rotation } : {}), seat: seatOf(event), spot: spotOf(event), isScore, isTurn: event.kind === "tile-placed",
      points: isScore ? event.points : 0, version, rule: "rule" in event ? event.rule : undefined,
      tile: event.kind === "discarded" || event.kind === "set-aside" || event.kind === "tile-placed" ? event.tile : undefined,
    }];
  });
}

/** The score of every seat after each turn, the first before any: for a chart. */
export function scoresByTurn(log: readonly Update[], nSeats: number): number[][] {
  let now = new Array<number>(nSeats).fill(0);
  const rows = [now];
  for (const event of log.flatMap(eventsOf)) {
    // A turn is told to begin when the one before it is over.
    if (event.kind === "turn-started") rows.push(now);
    else if (event.kind === "scored") now = now.map((score, seat) => (seat === event.seat ? score + event.points : score));
    else if (event.kind === "paid") {
      now = now.map((score, seat) => score - (seat === event.from ? event.points : 0) + (seat === event.to ? event.points : 0));
    }
  }
  return [...rows, now];
}
