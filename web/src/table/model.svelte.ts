// A table that this browser follows: the game, its drawings, the question being answered, and what can be done.
import type { Command, Problem, ServerMessage, Update } from "$protocol";
import { withCopies } from "../board/changes";
import { loadPacks, type Packs } from "../board/packs";
import type { Cell, Ghost, Marks, Piece, Place, Position, Target } from "../board/state";
import { eventsOf, follow, type Game } from "../net/follow";
import { Refusal, get } from "../net/http";
import { keptGame } from "../net/keep";
import { nonce } from "../net/link";
import { browserWire, Socket, type Connection } from "../net/socket";
import { ask, chooseOffer, choosePlace, chooseWhat, clear, pending, places, type Asking } from "../questions/asking";
import { spotPlace, withAmount, type Offer } from "../questions/offers";
import { interactionOf, type Around } from "../questions/registry";
import { pieceLook } from "../questions/look";
import { answerText } from "../text/answers";
import { named, saidText, say } from "../text/words.svelte";
import { added } from "./log";

export class TableModel {
  game = $state.raw<Game>();
  connection = $state<Connection>("opening");
  drawings = $state.raw<Packs>();
  log = $state.raw<Update[]>([]);
  asking = $state.raw<Asking>();
  /** Why the last thing was refused. */
  problem = $state<string>();
  /** That the table cannot be shown at all. */
  failure = $state.raw<Refusal>();
  /** Whether a command is on its way. */
  private isOut = $state(false);
  /** The version that our last command made: until it is told, the question on the table is an old one. */
  private acknowledged = $state(0);
  /** A place that somebody points at in the log. */
  lit = $state.raw<readonly Place[]>([]);
  /** Fields with their owners, while they are shown. */
  owned = $state.raw<Marks["owned"]>([]);
  hasFields = $state(false);
  /** What the chosen move would score at once, by seats. */
  gains = $state.raw<readonly number[]>([]);
  /** The clock of this machine, for what runs out. */
  now = $state(Date.now());

  private readonly socket: Socket;
  private readonly timer: ReturnType<typeof setInterval>;
  private isAskingAgain = false;

  constructor(readonly id: string) {
    const prefix = `${nonce().slice(0, 8)}-`;
    this.socket = new Socket(browserWire, id, keptGame(id).tokens, {
      connection: (state) => (this.connection = state),
      message: (message) => this.hear(message),
      version: () => (this.game?.isWhole && !this.game.isStale ? this.game.version : undefined),
    }, prefix);
    this.timer = setInterval(() => (this.now = Date.now()), 250);
    void this.catchUp();
  }

  close(): void {
    clearInterval(this.timer);
    this.socket.close();
  }

  retry = (): void => this.socket.retry();

  /** Brings the token of a seat that was just taken. */
  seated(token: string): void {
    this.socket.present(token);
  }

  /** Reads the log from its beginning. */
  private async catchUp(): Promise<void> {
    let after = 0;
    for (;;) {
      let updates: Update[];
      try {
        updates = await get<Update[]>(`/api/games/${this.id}/log?after=${after}`);
      } catch (why) {
        if (why instanceof Refusal && why.code !== "offline") this.failure = why;
        return;
      }
      this.log = added(this.log, updates);
      if (updates.length < 200) return;
      after = updates[updates.length - 1]!.version;
    }
  }

  private hear(message: ServerMessage): void {
    if (message.type === "refused") {
      if (message.problem.code === "unknown-game" && !this.game) this.failure = new Refusal(message.problem.code, message.problem.message, 404);
      else this.complain(message.problem);
      return;
    }
    const before = this.game;
    const game = follow(before, message);
    this.game = game;
    if (message.type === "update") {
      this.log = added(this.log, [message]);
      if (this.hasFields) void this.lookAtFields();
    }
    if (game === undefined) return;
    if (game.isStale && !this.isAskingAgain) {
      this.isAskingAgain = true;
      this.socket.watch();
    }
    if (message.type === "view") {
      this.isAskingAgain = false;
      this.loadDrawings(game);
    }
    if (game.question !== before?.question) {
      this.asking = game.question && ask(game.question);
      if (game.question) this.problem = undefined;
    }
  }

  private loadDrawings(game: Game): void {
    if (this.drawings !== undefined) return;
    loadPacks(game.about.setup.boxes).then(
      (packs) => (this.drawings = packs),
      (why: unknown) => (this.failure = why instanceof Refusal ? why : undefined),
    );
  }

  name = (seat: number): string => {
    const of = this.game?.about.seats[seat];
    if (of === undefined) return "";
    if (of.holder.kind === "bot" && of.holder.since === undefined) return named("bot", of.holder.level);
    return of.name === "" ? say("web-free-seat") : of.name;
  };

  get around(): Around | undefined {
    return this.game && { game: this.game, events: this.log.flatMap(eventsOf), name: this.name };
  }

  /** The seat that this browser answers for now. */
  get askedSeat(): number | undefined {
    return this.asking?.question.seat;
  }

  /** Whether what was chosen is on its way: nothing else can be chosen meanwhile. */
  get isSending(): boolean {
    return this.isOut || (this.game?.version ?? 0) < this.acknowledged;
  }

  get isMine(): boolean {
    return (this.game?.mine.length ?? 0) > 0;
  }

  /** Until when the last answer can be taken back, in milliseconds from now. */
  get graceLeft(): number {
    const at = this.game?.awaits.drawAtMs;
    return at === undefined ? 0 : Math.max(0, at - this.socket.ahead - this.now);
  }

  // What the board shows.

  position = $derived.by((): Position => {
    const game = this.game;
    if (game === undefined) return { tiles: [], pieces: [] };
    const { figures, neutrals, tokens, bridges } = game.table;
    const standing: Piece[] = figures.map(({ figure, seat, spot }) => ({ name: figure, seat, at: spotPlace(spot) }));
    const free: Piece[] = neutrals.map(({ neutral, spot, beside }) => ({
      name: neutral, seat: undefined, at: spotPlace(beside?.spot ?? spot),
    }));
    const built: Piece[] = bridges.map(({ cell, axis }) => ({
      name: "bridge", seat: undefined, at: { cell, segment: undefined, kind: "" }, spans: axis,
    }));
    const put: Piece[] = tokens.map(({ token, spot, count }) => ({
      name: token === "floor" ? "tower-piece" : token, seat: undefined, at: spotPlace(spot), count,
    }));
    return { tiles: withCopies(game.tiles), pieces: [...built, ...put, ...standing, ...free] };
  });

  targets = $derived.by((): Target[] => {
    const { asking, game } = this;
    if (asking === undefined || game === undefined || this.isSending) return [];
    const interaction = interactionOf(asking.question.name);
    return [...places(asking)].map(([key, there]) => {
      const offer = there[key === asking.where ? asking.turn % there.length : 0]!;
      const seat = offer.kind === "place-figure" || offer.kind === "move-figure" ? asking.question.seat : undefined;
      const look = (interaction?.look ?? pieceLook)(offer);
      return {
        key, look, at: offer.at!, isChosen: key === asking.where,
        label: answerText(offer, game, this.name),
        ...(look === "figure" ? { figure: { name: offer.piece, seat } } : {}),
      };
    });
  });

  pending = $derived(this.asking && pending(this.asking));

  ghost = $derived.by((): Ghost | undefined => {
    const { asking, pending } = this;
    if (!asking || !pending || pending.rotation === undefined || !pending.at) return undefined;
    const n = places(asking).get(asking.where ?? "")?.length ?? 1;
    return { id: pending.piece, cell: pending.at.cell, rotation: pending.rotation, n, ix: asking.turn % n };
  });

  marks = $derived.by((): Marks => {
    const around = this.around;
    const interaction = this.asking && interactionOf(this.asking.question.name);
    const path = around && interaction?.path ? interaction.path(around) : [];
    const chosen = this.pending?.at;
    const lit = chosen && chosen.segment !== undefined ? [chosen] : [];
    return { recent: this.recent, lit: [...this.lit, ...lit], owned: this.hasFields ? this.owned : [], path };
  });

  /** The tiles that were placed since this browser's last turn, or the last one. */
  private get recent(): Marks["recent"] {
    const placed = this.log.flatMap(eventsOf).filter((event) => event.kind === "tile-placed");
    const mine = this.game?.mine ?? [];
    const since = placed.findLastIndex((event) => mine.includes(event.seat));
    const shown = since === placed.length - 1 ? placed.slice(-1) : placed.slice(since + 1);
    return shown.slice(-6).map(({ cell, seat }) => ({ cell, seat }));
  }

  note = $derived.by((): string | undefined => {
    const { asking, pending, around } = this;
    if (!asking || !pending || !around) return undefined;
    return interactionOf(asking.question.name)?.note?.(pending, around);
  });

  /** Shows who owns the fields, or no longer. */
  toggleFields = (): void => {
    this.hasFields = !this.hasFields;
    if (this.hasFields) void this.lookAtFields();
  };

  /** Asks for all occupied fields and their ground; the aids of a table may forbid it. */
  private async lookAtFields(): Promise<void> {
    const owned: { at: Place; seats: readonly number[] }[] = [];
    try {
      for (let from = 0, n = 1; from < n; ) {
        const answer = await this.socket.ask({ kind: "features", from });
        if (answer.kind !== "features") return;
        n = answer.nFeatures;
        from += Math.max(1, answer.features.length);
        for (const { feature, spot, contest } of answer.features.filter((one) => one.feature === "field")) {
          const detail = await this.socket.ask({ kind: "feature", cell: spot.cell, segment: spot.segment });
          if (detail.kind !== "feature") continue;
          for (const [x, y, segment] of detail.spots) owned.push({ at: { cell: [x, y], segment, kind: feature }, seats: contest.owners });
        }
      }
      this.owned = owned;
    } catch (problem) {
      this.hasFields = false;
      this.complain(problem as Problem);
    }
  }

  /** Asks what the chosen move brings; tables with fewer aids are not asked. */
  private async look(): Promise<void> {
    this.gains = [];
    const text = this.pending?.text;
    if (text === undefined || this.game?.about.aids !== "all") return;
    try {
      const answer = await this.socket.ask({ kind: "move-score", text });
      if (answer.kind === "move-score" && this.pending?.text === text && !answer.endsGame) this.gains = answer.points;
    } catch {
      // An aid that does not come is no loss.
    }
  }

  // What a person does.

  choose = (key: string): void => {
    if (!this.asking) return;
    this.problem = undefined;
    this.asking = choosePlace(this.asking, key);
    void this.look();
  };

  /** Asks why the tile cannot go to a cell, and says it. */
  askWhyNot = (cell: Cell): void => {
    const tile = this.asking?.offers.find((offer) => offer.rotation !== undefined)?.piece;
    if (tile === undefined) return;
    const text = `tile ${tile} ${cell[0]},${cell[1]} r0`;
    this.socket.ask({ kind: "why-refused", text }).then(
      (answer) => {
        if (answer.kind === "why-refused" && !answer.isLegal && answer.why) this.problem = saidText(answer.why);
      },
      () => {},
    );
  };

  chooseWhat = (what: string): void => {
    if (this.asking) this.asking = chooseWhat(this.asking, what);
  };

  chooseOffer = (offer: Offer): void => {
    if (!this.asking) return;
    this.asking = chooseOffer(this.asking, offer);
    void this.look();
  };

  clear = (): void => {
    if (this.asking) this.asking = clear(this.asking);
  };

  confirm = (): void => {
    if (this.pending) void this.send(this.pending);
  };

  /** Sends a move. Nothing else can be chosen until the server has answered. */
  send = async (offer: Offer, amount?: number): Promise<void> => {
    const { game, asking } = this;
    if (!game || !asking || this.isSending) return;
    const text = amount === undefined ? offer.text : withAmount(offer, amount);
    await this.command({ kind: "move", text, against: game.version }, asking.question.seat);
  };

  /** The seat of ours that answered last: the one that can take it back. */
  private get lastSeat(): number | undefined {
    const mine = this.game?.mine ?? [];
    const moved = this.log.flatMap(({ what }) => (what.kind === "moved" && mine.includes(what.seat) ? [what.seat] : []));
    return moved.at(-1) ?? mine[0];
  }

  undo = (): void => {
    void this.command({ kind: "undo" }, this.lastSeat);
  };

  /** Ends the time in which the last answer can be taken back. */
  goOn = (): void => {
    void this.command({ kind: "confirm" }, this.lastSeat);
  };

  command = async (command: Command, seat?: number): Promise<void> => {
    this.isOut = true;
    this.problem = undefined;
    try {
      this.acknowledged = await this.socket.command(command, seat);
    } catch (problem) {
      this.complain(problem as Problem);
      if ((problem as Problem).code === "stale") this.socket.watch();
    } finally {
      this.isOut = false;
    }
  };

  private complain(problem: Problem): void {
    this.problem = named("problem", problem.code);
  }
}
