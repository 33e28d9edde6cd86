// What a table tells beyond what lies on it: owners and worth, what fits, what is left. Each only as the game's aids allow.
import type { Aids as Level, Answer, FeatureDetail, Fits, Projection, Query, Remaining, RuleText, SpotAt, Worth } from "$protocol";
import type { Cell, Marks, Place } from "../board/state";
import { isSameCell } from "../board/state";
import { spotPlace } from "../questions/offers";
import { read, write } from "../net/keep";
import { saidText } from "../text/said";
import { say, words } from "../text/words.svelte";

/** What is laid over the board. */
export type Overlay = "none" | "fields" | "features";

/** What somebody pointed at, and what is known about it. */
export interface Pointed {
  cell: Cell;
  /** Why the tile or the figure at hand cannot go there, and the rule that says so. */
  why?: { text: string; rule: string | undefined };
  fits?: Fits;
  feature?: FeatureDetail;
}

/** What a rule says; that it is being asked for; or that nobody answered. */
export type ShownRule = { id: string; text: RuleText | undefined; isAbsent?: boolean };

/** How often overlays are asked for anew, at most, in milliseconds. */
const PAUSE = 1200;

/** The rotations of a tile, as moves write them. */
const ROTATIONS = [0, 90, 180, 270];
/** What is said of one way in which a tile does not match. */
const MISMATCH = "refusal-base-mismatch";

export class Aids {
  overlay = $state<Overlay>("none");
  features = $state.raw<readonly { worth: Worth; places: readonly Place[] }[]>([]);
  dead = $state.raw<readonly Cell[]>([]);
  isProjected = $state(read<boolean>("projection") ?? false);
  projection = $state.raw<Projection>();
  remaining = $state.raw<Remaining>();
  pointed = $state.raw<Pointed>();
  rule = $state.raw<ShownRule>();

  private timer: ReturnType<typeof setTimeout> | undefined;
  private askedAt = 0;
  /** How often somebody has pointed somewhere. */
  private nPointed = 0;
  /** How often each kind of thing was asked: what an older question brings is not shown over a newer answer. */
  private readonly nAsked = new Map<string, number>();
  private found = new Map<string, Promise<readonly Place[]>>();

  constructor(
    private readonly ask: (query: Query) => Promise<Answer>,
    private readonly level: () => Level | undefined,
    /** Whether no tile is left to come. */
    private readonly isEnding: () => boolean,
  ) {}

  /** The ground of the feature that was pointed at. */
  get pointedGround(): readonly Place[] {
    const { feature } = this.pointed ?? {};
    return feature?.spots.map(([x, y, segment]): Place => ({ cell: [x, y], segment, kind: feature.feature })) ?? [];
  }

  get hasAll(): boolean {
    return this.level() === "all";
  }

  get hasOwners(): boolean {
    return this.level() !== undefined && this.level() !== "none";
  }

  /** Something changed on the table: what is shown is asked for anew, not too often. */
  changed(): void {
    this.found = new Map();
    this.pointed = undefined;
    if (this.timer !== undefined) return;
    const wait = Math.max(60, this.askedAt + PAUSE - Date.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.refresh();
    }, wait);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private refresh(): void {
    this.askedAt = Date.now();
    if (this.overlay !== "none") void this.lookAtFeatures();
    if (!this.hasAll) return;
    // Where nothing is left to come, every hole is dead and none is news.
    if (!this.isEnding()) {
      void this.newest({ kind: "dead-cells" }, (answer) => {
        if (answer.kind === "dead-cells") this.dead = answer.cells;
      });
    } else this.dead = [];
    if (this.isProjected) void this.project();
    if (this.remaining) void this.lookAtTiles();
  }

  /** Asks, and does without an answer that does not come: an aid is never needed. */
  private async quietly(query: Query, then: (answer: Answer) => void): Promise<void> {
    try {
      then(await this.ask(query));
    } catch {
      // The next change asks again.
    }
  }

  /** The same of something that is asked again and again: only the last answer counts. */
  private newest(query: Query, then: (answer: Answer) => void): Promise<void> {
    const isLast = this.nth(query.kind);
    return this.quietly(query, (answer) => isLast() && then(answer));
  }

  /** Tells later whether nothing of this kind was asked since. */
  private nth(kind: string): () => boolean {
    const nth = (this.nAsked.get(kind) ?? 0) + 1;
    this.nAsked.set(kind, nth);
    return () => this.nAsked.get(kind) === nth;
  }

  show(overlay: Overlay): void {
    this.overlay = this.overlay === overlay ? "none" : overlay;
    // Fields are not all that is owned: what was shown before is not called otherwise until the rest comes.
    this.features = [];
    if (this.overlay !== "none") void this.lookAtFeatures();
  }

  /** Asks for all occupied features and their ground. */
  private async lookAtFeatures(): Promise<void> {
    const worths: Worth[] = [];
    const isLast = this.nth("features");
    const isFields = this.overlay === "fields";
    try {
      for (let from = 0, n = 1; from < n; ) {
        const answer = await this.ask({ kind: "features", from });
        if (answer.kind !== "features") return;
        n = answer.nFeatures;
        from += Math.max(1, answer.features.length);
        worths.push(...answer.features.filter((one) => !isFields || one.feature === "field"));
      }
      const features = await Promise.all(
        worths.map(async (worth) => ({ worth, places: await this.groundOf(spotPlace(worth.spot)) })),
      );
      if (isLast()) this.features = features;
    } catch {
      if (isLast()) this.overlay = "none";
    }
  }

  /** All places of a feature; where that is not told, the one that is known. */
  groundOf(place: Place): Promise<readonly Place[]> {
    const { cell, segment, kind } = place;
    if (segment === undefined || !this.hasOwners) return Promise.resolve([place]);
    const key = `${cell.join()} ${segment}`;
    const known = this.found.get(key) ?? this.ask({ kind: "feature", cell: [cell[0], cell[1]], segment }).then(
      (answer) => {
        if (answer.kind !== "feature") return [place];
        const all = answer.spots.map(([x, y, segment]): Place => ({ cell: [x, y], segment, kind }));
        return all.length > 0 ? all : [place];
      },
      () => [place],
    );
    this.found.set(key, known);
    return known;
  }

  get owned(): Marks["owned"] {
    if (this.overlay === "none") return [];
    return this.features.flatMap(({ worth, places }) => places.map((at) => ({ at, seats: worth.contest.owners })));
  }

  get labels(): Marks["labels"] {
    if (this.overlay === "none") return [];
    return this.features.map(({ worth }) => {
      const { now, complete, feature } = worth;
      const text = feature === "field" || now === complete ? String(now) : `${now} → ${complete}`;
      return { at: spotPlace(worth.spot), text, seats: worth.contest.owners };
    });
  }

  toggleProjection(): void {
    this.isProjected = !this.isProjected;
    write("projection", this.isProjected);
    if (this.isProjected) void this.project();
  }

  private project(): Promise<void> {
    return this.newest({ kind: "projection" }, (answer) => {
      if (answer.kind === "projection") this.projection = answer;
    });
  }

  /** Counts what is left. */
  lookAtTiles(): Promise<void> {
    return this.newest({ kind: "remaining" }, (answer) => {
      if (answer.kind === "remaining") this.remaining = answer;
    });
  }

  /** Looks at an empty cell: why the tile at hand does not go there, and what would fit. */
  async pointAtCell(cell: Cell, tile: string | undefined): Promise<void> {
    this.pointed = undefined;
    const nth = ++this.nPointed;
    if (tile !== undefined) await this.askWhy(nth, cell, ROTATIONS.map((degrees) => ({ text: `tile ${tile} ${cell[0]},${cell[1]} r${degrees}` })));
    if (!this.hasAll) return;
    await this.quietly({ kind: "fits", cell: [cell[0], cell[1]] }, (answer) => {
      if (answer.kind === "fits") this.add(nth, { cell, fits: answer });
    });
  }

  /** Looks at a feature, and asks why the figure at hand cannot go there; `rule` is that of the question. */
  async pointAtPlace(place: Place, figure: string | undefined, rule?: string): Promise<void> {
    this.pointed = undefined;
    const nth = ++this.nPointed;
    const { cell, segment } = place;
    if (segment === undefined) return;
    if (this.hasOwners) {
      await this.quietly({ kind: "feature", cell: [cell[0], cell[1]], segment }, (answer) => {
        if (answer.kind === "feature") this.add(nth, { cell, feature: answer });
      });
    }
    if (figure !== undefined) await this.askWhy(nth, cell, [{ text: figure, spot: [cell[0], cell[1], segment] }], rule);
  }

  /**
   * Asks why moves to a place are all refused. What holds however a tile is turned says more than that it does not match. Where
   * the aids tell only by which rule, what that rule says is the reason.
   */
  private async askWhy(nth: number, cell: Cell, moves: readonly { text: string; spot?: SpotAt }[], usual?: string): Promise<void> {
    await words.whole();
    const refused: { rule: string | undefined; said: string; isMismatch: boolean }[] = [];
    let isLegal = false;
    for (const move of moves) {
      await this.quietly({ kind: "why-refused", ...move }, (answer) => {
        if (answer.kind !== "why-refused") return;
        isLegal ||= answer.isLegal;
        if (answer.isLegal) return;
        const { rule = usual, why } = answer;
        refused.push({ rule, said: why ? saidText(why) : "", isMismatch: why?.key === MISMATCH });
      });
      // What can be done is not refused, and whoever has pointed elsewhere meanwhile wants to know no more.
      if (isLegal || nth !== this.nPointed) return;
      // The others would say the same.
      if (refused.some(({ isMismatch }) => !isMismatch)) break;
    }
    const why = refused.find(({ isMismatch }) => !isMismatch) ?? refused[0];
    if (!why) return;
    if (why.isMismatch) {
      // Of a rotation that nobody answered for nothing is known.
      if (refused.length < moves.length) return;
      why.said = say("web-fits-no-way");
    }
    if (why.said === "" && why.rule !== undefined) {
      await this.quietly({ kind: "rule", id: why.rule }, (answer) => {
        // The first that is said about a rule says it; what the whole game is about is no reason.
        const [first] = answer.kind === "rule" ? answer.told.filter(({ key }) => !key?.endsWith("-goal")) : [];
        if (first) why.said = `${say("web-not-here")} ${saidText(first)}`;
      });
    }
    this.add(nth, { cell, why: { text: why.said || say("web-not-here"), rule: why.rule } });
  }

  /** Adds to what is known of the place that somebody pointed at as the `nth`, unless they have pointed elsewhere since. */
  private add(nth: number, what: Pointed): void {
    if (nth !== this.nPointed) return;
    const before = this.pointed && isSameCell(this.pointed.cell, what.cell) ? this.pointed : undefined;
    this.pointed = { ...before, ...what };
  }

  /** Shows what a rule says, unless whoever asked has closed it or asked for another one meanwhile. */
  async explain(id: string): Promise<void> {
    const asked: ShownRule = (this.rule = { id, text: undefined });
    await words.whole();
    let text: RuleText | undefined;
    await this.quietly({ kind: "rule", id }, (answer) => {
      if (answer.kind === "rule") text = answer;
    });
    if (this.rule === asked) this.rule = { id, text, isAbsent: text === undefined };
  }
}
