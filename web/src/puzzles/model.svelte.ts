// A puzzle that is looked at: its position, what was answered, and how good that was.
import type { Answer, PuzzleView, Query } from "$protocol";
import type { Ghost, Marks } from "../board/state";
import { Refusal, get, post } from "../net/http";
import { read, write } from "../net/keep";
import { offersOf, type Offer } from "../questions/offers";
import { gameOf } from "../replay/past";
import { Answering } from "../table/answering.svelte";
import { say, words } from "../text/words.svelte";

/** The puzzles that were solved in this browser. */
export const solved = (): readonly string[] => read<string[]>("solved") ?? [];

export class PuzzleModel extends Answering {
  puzzle = $state.raw<PuzzleView>();
  /** What the answer loses; nothing before there is one. */
  lost = $state.raw<number>();
  /** Whether the solution is shown. */
  isShown = $state(false);

  constructor(id: string) {
    super(id);
    void this.load();
  }

  close(): void {
    this.aids.close();
  }

  private async load(): Promise<void> {
    try {
      const puzzle = await get<PuzzleView>(`/api/puzzles/${this.id}`);
      const { view, question } = puzzle;
      // What moves bring is what the puzzle asks for: no more is told about the position than at a table.
      const about = { ...view.about, aids: "tabletop", status: "playing" } as const;
      this.puzzle = puzzle;
      this.game = { ...gameOf(this.id, { view: { ...view, about }, pages: puzzle.pages }), question };
      this.loadDrawings(this.game);
      this.again();
    } catch (why) {
      this.failure = why instanceof Refusal ? why : new Refusal("offline", "", 0);
    }
  }

  protected ask(query: Query): Promise<Answer> {
    // The puzzle of the day is another one tomorrow, while this one may still be open.
    return post<Answer>(`/api/puzzles/${this.puzzle?.about.id ?? this.id}/queries`, query);
  }

  override name = (seat: number): string => {
    const name = seat === this.puzzle?.question.seat ? say("web-you") : say("web-opponent");
    return name.charAt(0).toLocaleUpperCase(words.tag) + name.slice(1);
  };

  /** The best move. */
  best = $derived.by((): Offer | undefined => {
    const { puzzle } = this;
    return puzzle && offersOf(puzzle.question).find((offer) => offer.text === puzzle.answers[0]?.text);
  });

  marks = $derived.by((): Marks => {
    const at = (this.isShown ? this.best : this.pending)?.at;
    const lit = at && (at.segment !== undefined || (this.isShown && this.best?.rotation === undefined)) ? [at] : [];
    const { owned, labels } = this.aids;
    return { recent: [], lit: [...this.litUp, ...lit], owned, labels, dead: [], path: [] };
  });

  /** The tile at hand, or the one of the solution where it belongs. */
  tried = $derived.by((): Ghost | undefined => {
    const { best } = this;
    if (!this.isShown) return this.ghost;
    return best?.at && best.rotation !== undefined ? { id: best.piece, cell: best.at.cell, rotation: best.rotation, n: 1, ix: 0 } : undefined;
  });

  send = async (offer: Offer, amount?: number): Promise<void> => {
    const { puzzle } = this;
    if (!puzzle) return;
    const text = amount === undefined ? offer.text : offer.text.replace("{amount}", String(amount));
    this.lost = puzzle.answers.find((answer) => answer.text === text)?.lost ?? 0;
    if (this.lost === 0) write("solved", [...new Set([...solved(), puzzle.about.id])]);
  };

  /** Whether it was answered: nothing can be chosen until it is tried again. */
  override get isSending(): boolean {
    return this.lost !== undefined || this.isShown;
  }

  again = (): void => {
    this.lost = undefined;
    this.isShown = false;
    this.pose(this.puzzle?.question);
  };

  show = (): void => {
    this.clear();
    this.isShown = true;
  };
}
