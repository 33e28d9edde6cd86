// A game as this browser knows it: a view, and what was told since. Pure: messages in, games out.
import type {
  About, Awaits, FigureAt, GameResult, Question, SaidEvent, ServerMessage, TableHead, TileAt, Update, WireEvent, WireSpot,
} from "$protocol";

export interface Game {
  version: number;
  about: About;
  table: TableHead;
  tiles: TileAt[];
  /** Tiles of a view that is still being told; until all of them are there the old ones lie. */
  coming: TileAt[];
  awaits: Awaits;
  mine: number[];
  question: Question | undefined;
  /** Which seats are there, and how many others watch. */
  present: boolean[];
  watchers: number;
  /** Whether pages of tiles are still to come. */
  isWhole: boolean;
  /** Whether the table must be asked for again: something happened that this file does not carry out. */
  isStale: boolean;
}

type SeatAbout = About["seats"][number];

/** What happened, in an update: servers leave the list out where nothing did. */
export const eventsOf = (update: Update): readonly SaidEvent[] => (update as Partial<Update>).events ?? [];

const isAt = (a: WireSpot, b: WireSpot): boolean =>
  a.cell[0] === b.cell[0] && a.cell[1] === b.cell[1] && a.segment === b.segment;

const counted = (counts: Record<string, number>, name: string, by: number): Record<string, number> => {
  const { [name]: before = 0, ...others } = counts;
  return before + by === 0 ? others : { ...others, [name]: before + by };
};

/** Carries out an event on the table, or returns nothing if only the server knows what it does. */
export function after(game: Game, event: WireEvent): Game | undefined {
  const { table } = game;
  const seats = (seat: number, change: (of: TableHead["seats"][number]) => TableHead["seats"][number]) =>
    table.seats.map((of, ix) => (ix === seat ? change(of) : of));
  switch (event.kind) {
    case "turn-started":
      return { ...game, table: { ...table, turn: event.seat } };
    case "drawn": {
      const { tiles, ...bag } = table.bag;
      const left = tiles === undefined ? {} : { tiles: counted(tiles as Record<string, number>, event.tile, -1) };
      const awaited = { kind: "decision", seat: event.seat, name: "tile", tile: event.tile } as const;
      return { ...game, table: { ...table, awaited, bag: { ...bag, ...left, nTiles: bag.nTiles - 1 } } };
    }
    case "tile-placed": {
      const tile: TileAt = [event.tile, event.cell[0], event.cell[1], event.rotation];
      return { ...game, tiles: [...game.tiles, tile], table: { ...table, nTiles: table.nTiles + 1 } };
    }
    case "figure-placed": {
      const { seat, figure, spot } = event;
      const placed = seats(seat, (of) => ({ ...of, supply: counted(of.supply as Record<string, number>, figure, -1) }));
      return { ...game, table: { ...table, figures: [...table.figures, { seat, figure, spot }], seats: placed } };
    }
    case "figure-returned": {
      const { seat, figure, spot } = event;
      const isIt = (of: FigureAt) => of.seat === seat && of.figure === figure && isAt(of.spot, spot);
      const ix = table.figures.findIndex(isIt);
      // A neutral figure beside it stays, and how is not told.
      if (ix < 0 || table.neutrals.some((of) => of.beside && isIt(of.beside))) return undefined;
      const figures = table.figures.filter((_, other) => other !== ix);
      const home = seats(seat, (of) => ({ ...of, supply: counted(of.supply as Record<string, number>, figure, 1) }));
      return { ...game, table: { ...table, figures, seats: home } };
    }
    case "scored":
      return {
        ...game,
        table: { ...table, seats: seats(event.seat, (of) => ({ ...of, score: of.score + event.points })) },
      };
    case "game-ended":
      return { ...game, table: { ...table, awaited: { kind: "over" } } };
    default:
      return undefined;
  }
}

/** What happens beside the game: whoever is asked is asked still, and is not told so again. */
const BESIDE: readonly string[] = ["said", "seat-taken", "bot-seated", "seat-left", "nonce-added", "takeback-asked", "takeback-answered", "resumed"];

function updated(game: Game, update: Update): Game {
  const question = BESIDE.includes(update.what.kind) ? game.question : undefined;
  let next: Game = { ...game, version: update.version, awaits: update.awaits, question };
  for (const event of eventsOf(update)) {
    const changed = next.isStale ? undefined : after(next, event);
    next = changed ?? { ...next, isStale: true };
  }
  const { what } = update;
  const about = next.about;
  const seated = (at: number, who: (before: SeatAbout) => SeatAbout): Game =>
    ({ ...next, about: { ...about, seats: about.seats.map((seat, ix) => (ix === at ? who(seat) : seat)) } });
  switch (what.kind) {
    case "seat-taken":
      return seated(what.seat, () => ({ holder: { kind: "person" }, name: what.name }));
    case "bot-seated":
      return seated(what.seat, () => ({ holder: { kind: "bot", level: what.level }, name: what.level }));
    case "seat-left":
      // Whoever stood up holds the seat no longer.
      return { ...seated(what.seat, () => ({ holder: { kind: "open" }, name: "" })), mine: next.mine.filter((seat) => seat !== what.seat) };
    case "started":
      return { ...next, about: { ...about, status: "playing" }, isStale: true };
    case "taken-over":
      return seated(what.seat, (seat) => ({ ...seat, holder: { kind: "bot", level: what.level, since: what.reason } }));
    case "ended":
      return { ...next, about: { ...about, status: "over", result: what.result satisfies GameResult, seed: what.seed } };
    case "continued":
      return { ...next, about: { ...about, nextGame: what.game } };
    case "undone":
      return { ...next, isStale: true };
    default:
      return next;
  }
}

/** Returns the game after a message; a message that is older than the game changes nothing. */
export function follow(game: Game | undefined, message: ServerMessage): Game | undefined {
  if (message.type === "view") {
    const { version, about, table, awaits, mine } = message;
    const { present = [], watchers = 0 } = game ?? {};
    const isWhole = table.nPages === 0;
    // What is asked at a version is asked in every view of it: it stands until it is told again, and whatever was chosen with it.
    const question = game?.version === version ? game.question : undefined;
    return {
      version, about, table, awaits, mine, present, watchers,
      tiles: isWhole ? [] : (game?.tiles ?? []), coming: [], question, isWhole, isStale: false,
    };
  }
  if (game === undefined) return undefined;
  switch (message.type) {
    case "view-page": {
      const { page, first, tiles } = message.page;
      if (message.version !== game.version || game.coming.length !== first) return game;
      const coming = [...game.coming, ...tiles];
      return page + 1 === game.table.nPages ? { ...game, tiles: coming, coming: [], isWhole: true } : { ...game, coming };
    }
    case "update":
      if (message.version <= game.version) return game;
      return message.version === game.version + 1 ? updated(game, message) : { ...updated(game, message), isStale: true };
    case "question":
      if (message.version !== game.version) return game;
      return JSON.stringify(message.question) === JSON.stringify(game.question) ? game : { ...game, question: message.question };
    case "presence":
      return { ...game, present: message.seats, watchers: message.watchers };
    default:
      return game;
  }
}
