// A game that is looked back at: which step is shown, and how one gets to others.
import type { Answer, Query } from "$protocol";
import { MOTIONS } from "$art/motion";
import { cellPlace, type Ghost, type Marks } from "../board/state";
import { eventsOf } from "../net/follow";
import { Refusal, post } from "../net/http";
import { recentTiles } from "../table/position";
import { Seen } from "../table/seen.svelte";
import { moveCell, tileMove, type Analysis } from "./analysis";
import { Past } from "./past";
import { entriesOf, nextStop, stepOf, turnStops } from "./steps";

/** How long somebody who has seen everything of a running game waits before looking for more, in milliseconds. */
const WAIT = 2000;
/** The same after looking in vain again and again: the server reads a whole game for every look. */
const LONGEST_WAIT = 30_000;

export class ReplayModel extends Seen {
  /** The step that is wanted: after so many moves and draws. */
  at = $state(0);
  isPlaying = $state(false);
  isReady = $state(false);

  /** Whether somebody has asked the computer about the game: words that are closed and opened again need no second question. */
  isAnalysisAsked = false;
  /** What the computer said about the game. */
  analysis = $state.raw<Analysis>();
  /** The decision that is shown, where something better was there. */
  missed = $derived(this.analysis?.decisions.find(({ at, lost, isForced }) => at === this.at && lost >= 0.1 && !isForced));
  /** The best placement of the tile at hand, where it was not found. */
  better = $derived.by((): Ghost | undefined => {
    const best = this.missed?.best[0];
    const tile = best && tileMove(best.text);
    return tile && { ...tile, n: 1, ix: 0, isTried: true };
  });

  entries = $derived(entriesOf(this.log));
  stops = $derived(turnStops(this.entries));
  /** What has happened by now. */
  soFar = $derived(this.entries.slice(0, this.at));
  /** The version up to which the log has happened. */
  until = $derived(this.at === this.entries.length ? Infinity : (this.entries[this.at - 1]?.version ?? 0));
  /** Which turn it is, counted from 0. */
  turn = $derived(this.soFar.flatMap(eventsOf).filter((event) => event.kind === "turn-started").length);

  /** Whether the log was read since the game is over. A table is told as it is now, also at an early step: the log may be older. */
  private isAllRead = false;

  /** Whether nothing more can come. */
  private get isEnded(): boolean {
    return this.isAllRead || this.log.some(({ what }) => what.kind === "ended");
  }

  private readonly history: Past;
  private shownStep: number | undefined;
  private isFetching = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts how often it was stopped: what began before goes no further. */
  private nStops = 0;
  /** Counts how often something was taken back: what was asked for before may have been another game. */
  private nUndone = 0;
  private wait = WAIT;

  constructor(id: string, at: number | undefined, isPlaying = false) {
    super(id);
    this.history = new Past(id);
    void this.begin(at, isPlaying);
  }

  close(): void {
    this.stop();
    this.aids.close();
  }

  protected ask(query: Query): Promise<Answer> {
    return post<Answer>(`/api/games/${this.id}/queries?at=${this.at}`, query);
  }

  private async begin(at: number | undefined, isPlaying: boolean): Promise<void> {
    const { nStops } = this;
    if (!(await this.catchUp())) {
      this.failure ??= new Refusal("offline", "", 0);
      return;
    }
    this.at = Math.min(at ?? 0, this.entries.length);
    await this.fetch();
    this.isReady = true;
    if (isPlaying && nStops === this.nStops) this.run();
  }

  marks = $derived.by((): Marks => {
    const { owned, labels, dead } = this.aids;
    const missed = moveCell(this.missed?.best[0]?.text ?? "");
    const lit = missed ? [...this.litUp, cellPlace(missed)] : this.litUp;
    return { recent: recentTiles(this.soFar.flatMap(eventsOf), []).slice(-1), lit, owned, labels, dead, path: [] };
  });

  /** Goes to a step. */
  go = (to: number): void => {
    this.at = Math.min(this.entries.length, Math.max(0, to));
    void this.fetch();
  };

  step = (by: number): void => {
    this.stop();
    this.go(this.at + by);
  };

  turnStep = (isBack: boolean): void => {
    this.stop();
    this.go(nextStop(this.stops, this.at, isBack));
  };

  jump = (version: number): void => {
    this.stop();
    this.go(stepOf(this.entries, version));
  };

  /** Gets the wanted step; while one is on its way, only the last that was wanted is asked for next. */
  private async fetch(): Promise<void> {
    if (this.isFetching) return;
    this.isFetching = true;
    try {
      while (this.shownStep !== this.at) {
        const { at: wanted, position: before, nUndone } = this;
        const game = await this.history.at(wanted);
        if (nUndone !== this.nUndone) continue;
        const isNext = this.shownStep !== undefined && wanted === this.shownStep + 1;
        this.game = game;
        this.shownStep = wanted;
        if (game.about.status === "over" && !this.isEnded) this.isAllRead = await this.catchUp();
        this.loadDrawings(game);
        this.aids.changed();
        this.settle();
        if (isNext && wanted === this.at) this.play(this.entries[wanted - 1]!, before, this.position);
      }
    } catch (why) {
      this.stop();
      if (this.game === undefined) this.failure = why instanceof Refusal ? why : new Refusal("offline", "", 0);
      else this.at = this.shownStep ?? this.at;
    } finally {
      this.isFetching = false;
    }
  }

  toggle = (): void => {
    if (this.isPlaying) {
      this.stop();
      return;
    }
    // Who has seen everything of a game that is still played waits for more instead.
    if (this.at === this.entries.length && this.isEnded) this.go(0);
    this.run();
  };

  private run(): void {
    this.isPlaying = true;
    this.wait = WAIT;
    this.tick();
  }

  private tick(least = 450): void {
    const ends = this.moving.map((one) => one.startMs + MOTIONS[one.motion].millis - performance.now());
    this.timer = setTimeout(() => void this.advance(), Math.max(least, ...ends));
    if (this.at < this.entries.length) void this.history.at(this.at + 1).catch(() => {});
  }

  /** Shows the next step, or looks whether there is one by now. */
  private async advance(): Promise<void> {
    // A page that nobody sees asks for nothing.
    if (this.at === this.entries.length && !this.isEnded && !document.hidden) {
      const { nStops } = this;
      await this.lookForMore();
      if (nStops !== this.nStops) return;
    }
    if (this.at < this.entries.length) {
      this.wait = WAIT;
      this.go(this.at + 1);
      this.tick();
    } else if (this.isEnded) this.stop();
    else {
      this.tick(this.wait);
      if (!document.hidden) this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
    }
  }

  /** Reads what happened since. Where something was taken back, what is shown goes back with it. */
  private async lookForMore(): Promise<void> {
    const { entries } = this;
    const known = this.log.at(-1)?.version ?? 0;
    await this.catchUp();
    if (!this.log.some(({ version, what }) => version > known && what.kind === "undone")) return;
    const kept = entries.filter((entry) => this.entries.includes(entry)).length;
    this.nUndone++;
    this.history.forget();
    this.shownStep = undefined;
    this.go(Math.min(this.at, kept));
  }

  stop = (): void => {
    this.isPlaying = false;
    this.nStops++;
    clearTimeout(this.timer);
  };
}
