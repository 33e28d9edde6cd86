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

/** How often somebody who has seen everything of a running game looks for more, in milliseconds. */
const WAIT = 2000;

export class ReplayModel extends Seen {
  /** The step that is wanted: after so many moves and draws. */
  at = $state(0);
  isPlaying = $state(false);
  isReady = $state(false);

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

  /** Whether nothing more can come. */
  private get isEnded(): boolean {
    return this.game?.about.status === "over" || this.log.some(({ what }) => what.kind === "ended");
  }

  private readonly history: Past;
  private shownStep: number | undefined;
  private isFetching = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, at: number | undefined, isPlaying = false) {
    super(id);
    this.history = new Past(id);
    void this.begin(at, isPlaying);
  }

  close(): void {
    clearTimeout(this.timer);
    this.aids.close();
  }

  protected ask(query: Query): Promise<Answer> {
    return post<Answer>(`/api/games/${this.id}/queries?at=${this.at}`, query);
  }

  private async begin(at: number | undefined, isPlaying: boolean): Promise<void> {
    if (!(await this.catchUp())) {
      this.failure ??= new Refusal("offline", "", 0);
      return;
    }
    this.at = Math.min(at ?? 0, this.entries.length);
    await this.fetch();
    this.isReady = true;
    if (isPlaying) this.run();
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
        const wanted = this.at;
        const before = this.position;
        const game = await this.history.at(wanted);
        const isNext = this.shownStep !== undefined && wanted === this.shownStep + 1;
        this.game = game;
        this.shownStep = wanted;
        this.loadDrawings(game);
        this.aids.changed();
        this.settle();
        if (isNext && wanted === this.at) this.play(this.entries[wanted - 1]!, before, this.position);
      }
    } catch (why) {
      this.stop();
      if (this.game === undefined) this.failure = why instanceof Refusal ? why : new Refusal("offline", "", 0);
      else this.at = this.shownStep ?? 0;
    } finally {
      this.isFetching = false;
    }
  }

  toggle = (): void => {
    if (this.isPlaying) {
      this.stop();
      return;
    }
    if (this.at === this.entries.length) this.go(0);
    this.run();
  };

  private run(): void {
    this.isPlaying = true;
    this.tick();
  }

  private tick(least = 450): void {
    const ends = this.moving.map((one) => one.startMs + MOTIONS[one.motion].millis - performance.now());
    const wait = Math.max(least, ...ends);
    this.timer = setTimeout(async () => {
      if (!this.isPlaying) return;
      // A game that is still played has more to show by now.
      if (this.at === this.entries.length && !this.isEnded) await this.catchUp();
      if (!this.isPlaying) return;
      if (this.at === this.entries.length) {
        // Who has seen everything waits for those who play.
        if (this.isEnded) this.stop();
        else this.tick(WAIT);
        return;
      }
      this.go(this.at + 1);
      this.tick();
    }, wait);
    if (this.at < this.entries.length) void this.history.at(this.at + 1).catch(() => {});
  }

  stop = (): void => {
    this.isPlaying = false;
    clearTimeout(this.timer);
  };
}
