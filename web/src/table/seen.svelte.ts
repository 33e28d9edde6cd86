// A game that is looked at, as it stands or as it stood: what tables and replays have in common.
import type { Answer, Query, Update } from "$protocol";
import { queued } from "../board/motion";
import { loadPacks, type Packs } from "../board/packs";
import type { Moving, Place, Position } from "../board/state";
import { eventsOf, type Game } from "../net/follow";
import { Refusal, get } from "../net/http";
import { played } from "../text/played.svelte";
import { seatName } from "../text/people";
import { Aids } from "./aids.svelte";
import { added } from "./log";
import { motionsOf } from "./motions";
import { positionOf } from "./position";

export abstract class Seen {
  game = $state.raw<Game>();
  drawings = $state.raw<Packs>();
  log = $state.raw<Update[]>([]);
  /** That the game cannot be shown at all. */
  failure = $state.raw<Refusal>();
  /** Places that somebody points at. */
  lit = $state.raw<readonly Place[]>([]);
  /** What moves on the board. */
  moving = $state.raw<readonly Moving[]>([]);
  readonly aids = new Aids((query) => this.ask(query), () => this.game?.about.aids, () => this.game?.table.bag.nTiles === 0);

  /** The game as it stood, while that is looked at. */
  past = $state.raw<Game>();
  /** Where in the window a seat is, for figures that go home. */
  homeOf: ((seat: number) => readonly [x: number, y: number] | undefined) | undefined;

  events = $derived(this.log.flatMap(eventsOf));
  shown = $derived(this.past ?? this.game);
  position = $derived.by((): Position => positionOf(this.shown));

  constructor(readonly id: string) {}

  /** How long the clocks have run since they were told, in milliseconds; those of a game that is looked at again stand still. */
  get ranMs(): number {
    return 0;
  }

  protected abstract ask(query: Query): Promise<Answer>;

  /** Reads the log from where it is known to; returns whether all of it came. */
  protected async catchUp(): Promise<boolean> {
    let after = this.log.at(-1)?.version ?? 0;
    for (;;) {
      let updates: Update[];
      try {
        updates = await get<Update[]>(`/api/games/${this.id}/log?after=${after}`);
      } catch (why) {
        // What is there already stays: only its log is behind.
        if (this.game === undefined && why instanceof Refusal && why.code !== "offline") this.failure = why;
        return false;
      }
      this.log = added(this.log, updates);
      if (updates.length < 200) return true;
      after = updates[updates.length - 1]!.version;
    }
  }

  private isDrawn = false;

  protected loadDrawings(game: Game): void {
    played.idle = game.table.idleSigns ?? [];
    if (this.drawings !== undefined || this.isDrawn) return;
    this.isDrawn = true;
    loadPacks(game.about.setup.boxes).then(
      // What was told together is shown together: the first question comes right after the position.
      (packs) => void setTimeout(() => (this.drawings = packs)),
      (why: unknown) => (this.failure = why instanceof Refusal ? why : undefined),
    );
  }

  /** What a seat is called. */
  name = (seat: number): string => seatName(this.game?.about.seats ?? [], seat);

  /** Lights up the whole feature of a place. */
  async point(place: Place | undefined): Promise<void> {
    const lit = place ? [place] : [];
    this.lit = lit;
    if (!place) return;
    const ground = await this.aids.groundOf(place);
    if (this.lit === lit) this.lit = ground;
  }

  /** What is lit up: what the log points at, and what somebody pointed at on the board. */
  get litUp(): readonly Place[] {
    return [...this.lit, ...this.aids.pointedGround];
  }

  /** Plays what an update did, from the position before it. */
  protected play(update: Update, before: Position, after: Position, isKnown = (_: Moving["motion"]): boolean => false): void {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) {
      this.moving = [];
      return;
    }
    const next = motionsOf(eventsOf(update), before, after)
      .filter(({ motion }) => !isKnown(motion))
      .map((one) => {
        const seat = one.actor.kind === "piece" ? one.actor.piece.seat : undefined;
        return one.motion === "figure-goes-home" && seat !== undefined ? { ...one, home: () => this.homeOf?.(seat) } : one;
      });
    if (next.length === 0) return;
    this.moving = queued(this.moving, next, performance.now());
    for (const { actor } of next) {
      if (actor.kind !== "ground") continue;
      // The rest of a feature may come a little later than its first segment.
      void this.aids.groundOf(actor.places[0]!).then((places) => {
        const whole = { kind: "ground", places } as const;
        this.moving = this.moving.map((one) => (one.actor === actor ? { ...one, actor: whole } : one));
      });
    }
  }

  /** Ends all motion: the position shows where everything is. */
  settle(): void {
    if (this.moving.length > 0) this.moving = [];
  }
}
