// A table that this browser follows: the question being answered, and what can be done.
import type { Answer, Command, Problem, Query, ServerMessage, Update } from "$protocol";
import type { Marks, Place } from "../board/state";
import { MOTIONS } from "$art/motion";
import { follow } from "../net/follow";
import { Refusal } from "../net/http";
import { keptGame } from "../net/keep";
import { nonce } from "../net/link";
import { browserWire, Socket, type Connection } from "../net/socket";
import { withAmount, type Offer } from "../questions/offers";
import { interactionOf } from "../questions/registry";
import { Past } from "../replay/past";
import { entriesOf, sinceMoveOf } from "../replay/steps";
import { named } from "../text/words.svelte";
import { Answering } from "./answering.svelte";
import { added } from "./log";
import { recentTiles } from "./position";

export class TableModel extends Answering {
  connection = $state<Connection>("opening");
  /** Why the last thing was refused, and by which rule. */
  problem = $state.raw<{ text: string; rule?: string | undefined }>();
  /** What is on its way. */
  private out = $state<Command["kind"]>();
  /** The version that our last command made: until it is told, the question on the table is an old one. */
  private acknowledged = $state(0);
  /** What the chosen move would score at once, by seats. */
  gains = $state.raw<readonly number[]>([]);
  /** What is shown again now. */
  pastEntry = $state.raw<Update>();
  /** The whole feature that was chosen. */
  private ground = $state.raw<{ of: Place; places: readonly Place[] }>();
  /** The clock of this machine, for what runs out. */
  now = $state(Date.now());

  /** When clocks were told last. */
  private toldAt = Date.now();
  private readonly socket: Socket;
  private readonly timer: ReturnType<typeof setInterval>;
  private readonly history: Past;
  private isAskingAgain = false;

  constructor(id: string) {
    super(id);
    this.history = new Past(id);
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
    this.aids.close();
    this.socket.close();
  }

  protected ask(query: Query): Promise<Answer> {
    return this.socket.ask(query);
  }

  /** Asks something about the position, for those who type. */
  query = (query: Query): Promise<Answer> => this.ask(query);

  retry = (): void => this.socket.retry();

  /** Brings the token of a seat that was just taken. */
  seated(token: string): void {
    this.socket.present(token);
  }

  private hear(message: ServerMessage): void {
    if (message.type === "refused") {
      if (message.problem.code === "unknown-game" && !this.game) this.failure = new Refusal(message.problem.code, message.problem.message, 404);
      else this.complain(message.problem);
      return;
    }
    const before = this.game;
    const game = follow(before, message);
    if (message.type === "update" || message.type === "view") this.toldAt = Date.now();
    const position = this.position;
    this.game = game;
    if (message.type === "update") {
      this.log = added(this.log, [message]);
      if (message.what.kind === "undone") this.history.forget();
      if (before?.isWhole && message.version > before.version && !this.past) {
        // What was chosen here lies there already.
        const { what } = message;
        const isOwn = what.kind === "moved" && what.by === "person" && before.mine.includes(what.seat);
        this.play(message, position, this.position, (motion) => isOwn && (motion === "tile-drops" || motion === "figure-comes"));
      }
    }
    if (game === undefined) return;
    if (message.type === "update" || message.type === "view") this.aids.changed();
    if (game.isStale && !this.isAskingAgain) {
      this.isAskingAgain = true;
      this.socket.watch();
    }
    if (message.type === "view") this.isAskingAgain = false;
    // The table is laid when all of it is told, and only once.
    if (game.isWhole) this.loadDrawings(game);
    if (game.question !== before?.question) {
      this.pose(game.question);
      if (game.question) this.problem = undefined;
    }
  }

  /** Whether what was chosen is on its way: nothing else can be chosen meanwhile. */
  override get isSending(): boolean {
    return this.out !== undefined || (this.game?.version ?? 0) < this.acknowledged;
  }

  /** Whether a move waits for the connection: it is kept, and goes out when that is back. */
  get isKept(): boolean {
    return this.out === "move" && this.connection === "lost";
  }

  get isMine(): boolean {
    return (this.game?.mine.length ?? 0) > 0;
  }

  /** Until when the last answer can be taken back, in milliseconds from now. */
  get graceLeft(): number {
    const at = this.game?.awaits.drawAtMs;
    return at === undefined ? 0 : Math.max(0, at - this.socket.ahead - this.now);
  }

  override get ranMs(): number {
    return Math.max(0, this.now - this.toldAt);
  }

  // What the board shows.

  marks = $derived.by((): Marks => {
    const around = this.around;
    const interaction = this.asking && interactionOf(this.asking.question.name);
    const path = around && interaction?.path ? interaction.path(around) : [];
    const chosen = this.pending?.at;
    const isKnown = chosen !== undefined && this.ground?.of === chosen;
    const lit = chosen === undefined || chosen.segment === undefined ? [] : isKnown ? this.ground!.places : [chosen];
    const { owned, labels, dead } = this.aids;
    const about = around && !this.past && interaction?.about ? interaction.about(around) : [];
    return { recent: this.past ? [] : this.recent, lit: [...this.litUp, ...about, ...lit], owned, labels, dead, path };
  });

  /** Whose turn it is to look at what others did: the asked one of the seats here, or all of them. */
  private get ownSeats(): readonly number[] {
    return this.askedSeat === undefined ? (this.game?.mine ?? []) : [this.askedSeat];
  }

  /** The tiles that were placed since the last turn of whoever looks. */
  private recent = $derived.by((): Marks["recent"] => recentTiles(this.events, this.ownSeats));

  /** Shows what happened since the last move of whoever looks, step by step. */
  replayLast = async (): Promise<void> => {
    if (this.past) {
      this.stopReplay();
      return;
    }
    const entries = entriesOf(this.log);
    const from = sinceMoveOf(entries, this.ownSeats);
    if (from >= entries.length) return;
    try {
      let shown = (this.past = await this.history.at(from));
      await this.rest(300);
      for (let n = from + 1; n <= entries.length && this.past === shown; n++) {
        const before = this.position;
        const next = await this.history.at(n);
        if (this.past !== shown) return;
        this.past = shown = next;
        this.pastEntry = entries[n - 1];
        this.settle();
        this.play(entries[n - 1]!, before, this.position);
        const ends = this.moving.map((one) => one.startMs + MOTIONS[one.motion].millis);
        await this.rest(Math.max(350, Math.max(0, ...ends) - performance.now()));
      }
    } catch {
      // What cannot be shown again is in the log.
    }
    this.stopReplay();
  };

  private rest(millis: number): Promise<void> {
    return new Promise((done) => setTimeout(done, millis));
  }

  stopReplay = (): void => {
    this.past = undefined;
    this.pastEntry = undefined;
    this.settle();
  };

  /** Asks what the chosen move brings; tables with fewer aids are not asked. */
  private async look(): Promise<void> {
    this.gains = [];
    const at = this.pending?.at;
    if (at?.segment !== undefined) void this.aids.groundOf(at).then((places) => (this.ground = { of: at, places }));
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

  protected override chosen(): void {
    this.problem = undefined;
    this.aids.pointed = undefined;
    this.settle();
    void this.look();
  }

  /** Somebody looks at a place where nothing can be chosen. */
  pointAt = (place: Place): void => {
    const offers = this.asking?.offers ?? [];
    const isEmpty = !this.position.tiles.some((tile) => tile.cell[0] === place.cell[0] && tile.cell[1] === place.cell[1]);
    if (isEmpty) void this.aids.pointAtCell(place.cell, offers.find((offer) => offer.rotation !== undefined)?.piece);
    else {
      const figures = offers.filter((offer) => offer.kind === "place-figure");
      // Who presses beside the button of a place that can be chosen is not told that it cannot.
      const canGo = figures.some(({ at }) => at?.segment === place.segment && at?.cell[0] === place.cell[0] && at?.cell[1] === place.cell[1]);
      void this.aids.pointAtPlace(place, canGo ? undefined : figures[0]?.piece, this.asking?.question.rule);
    }
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

  /** Whether the last thing that happened in the game is a move of this browser: anything drawn since then stays drawn. */
  canUndo = $derived.by((): boolean => {
    if ((this.game?.about.graceMs ?? 0) === 0) return false;
    return this.lastMover !== undefined && (this.game?.mine ?? []).includes(this.lastMover);
  });

  /** The person who moved last, if that was the last that happened in the game. */
  get lastMover(): number | undefined {
    const last = entriesOf(this.log).at(-1)?.what;
    return last?.kind === "moved" && last.by === "person" ? last.seat : undefined;
  }

  undo = (): void => {
    void this.command({ kind: "undo" }, this.lastSeat);
  };

  /** Ends the time in which the last answer can be taken back. */
  goOn = (): void => {
    void this.command({ kind: "confirm" }, this.lastSeat);
  };

  command = async (command: Command, seat?: number): Promise<void> => {
    this.out = command.kind;
    this.problem = undefined;
    try {
      this.acknowledged = await this.socket.command(command, seat);
    } catch (problem) {
      this.complain(problem as Problem);
      if ((problem as Problem).code === "stale") this.socket.watch();
    } finally {
      this.out = undefined;
    }
  };

  private complain(problem: Problem): void {
    this.problem = { text: named("problem", problem.code), rule: problem.rule };
  }
}
