// A question that is answered on a board: what can be chosen, what was chosen so far, and what the board shows of it.
import type { Ghost, Piece, Position, Target } from "../board/state";
import { ask, chooseOffer, choosePlace, chooseWhat, clear, pending, places, type Asking } from "../questions/asking";
import type { Offer } from "../questions/offers";
import { pieceLook } from "../questions/look";
import { interactionOf, type Around } from "../questions/registry";
import { answerText } from "../text/said";
import type { Question } from "$protocol";
import { tokenDrawing } from "./position";
import { Seen } from "./seen.svelte";

export abstract class Answering extends Seen {
  asking = $state.raw<Asking>();
  /** The target that somebody points at. */
  private hovered = $state<string>();

  /** Whether nothing can be chosen now. */
  get isSending(): boolean {
    return false;
  }

  /** Answers; `amount` fills in a number. */
  abstract send: (offer: Offer, amount?: number) => Promise<void>;

  confirm = (): void => {
    if (this.pending) void this.send(this.pending);
  };

  /** Something was chosen that waits for its confirmation. */
  protected chosen(): void {}

  /** Asks another question, or none. */
  protected pose(question: Question | undefined): void {
    this.asking = question && ask(question);
  }

  get around(): Around | undefined {
    return this.game && { game: this.game, events: this.events, name: this.name };
  }

  /** The seat that is answered for now. */
  get askedSeat(): number | undefined {
    return this.asking?.question.seat;
  }

  targets = $derived.by((): Target[] => {
    const { asking, game } = this;
    if (asking === undefined || game === undefined || this.isSending || this.past) return [];
    const interaction = interactionOf(asking.question.name);
    return [...places(asking)].map(([key, there]) => {
      const offer = there[key === asking.where ? asking.turn % there.length : 0]!;
      const seat = offer.kind === "place-figure" || offer.kind === "move-figure" ? asking.question.seat : undefined;
      const look = (interaction?.look ?? pieceLook)(offer);
      return {
        key, look, at: offer.at!, isChosen: key === asking.where,
        label: answerText(offer, this.name),
        victims: interaction?.victims?.(offer, this.around!).map(({ figure, seat }) => ({ name: figure, seat })) ?? [],
        ...(look === "figure" ? { figure: { name: seat === undefined ? tokenDrawing(offer.piece) : offer.piece, seat } } : {}),
      };
    });
  });

  pending = $derived(this.asking && pending(this.asking));

  /** A tile is tried where somebody points, and the feature of a place is lit up. */
  hover = (key: string | undefined): void => {
    this.hovered = key;
    const at = key === undefined || !this.asking ? undefined : places(this.asking).get(key)?.[0]?.at;
    void this.point(at?.segment === undefined ? undefined : at);
  };

  ghost = $derived.by((): Ghost | undefined => {
    const { asking, pending, hovered } = this;
    const tried = asking && !pending && hovered !== undefined ? places(asking).get(hovered) : undefined;
    const first = tried?.[0];
    if (first?.at && first.rotation !== undefined) {
      return { id: first.piece, cell: first.at.cell, rotation: first.rotation, n: tried!.length, ix: 0, isTried: true };
    }
    if (!asking || !pending || pending.rotation === undefined || !pending.at) return undefined;
    const n = places(asking).get(asking.where ?? "")?.length ?? 1;
    return { id: pending.piece, cell: pending.at.cell, rotation: pending.rotation, n, ix: asking.turn % n };
  });

  /** What the board shows: with what is about to be built. */
  built = $derived.by((): Position => {
    const bridge = this.pending?.bridge;
    if (!bridge || this.past) return this.position;
    const piece: Piece = {
      name: "bridge", seat: undefined, at: { cell: bridge.cell, segment: undefined, kind: "" }, spans: bridge.axis as "ns" | "ew",
    };
    return { ...this.position, pieces: [piece, ...this.position.pieces] };
  });

  /** What is said before anything is chosen. */
  hint = $derived.by((): string | undefined => {
    const { asking, around } = this;
    return asking && around && interactionOf(asking.question.name)?.hint?.(around);
  });

  note = $derived.by((): string | undefined => {
    const { asking, pending, around } = this;
    if (!asking || !pending || !around) return undefined;
    return interactionOf(asking.question.name)?.note?.(pending, around);
  });

  choose = (key: string): void => {
    if (!this.asking) return;
    this.asking = choosePlace(this.asking, key);
    this.chosen();
  };

  chooseWhat = (what: string): void => {
    if (this.asking) this.asking = chooseWhat(this.asking, what);
  };

  chooseOffer = (offer: Offer): void => {
    if (!this.asking) return;
    this.asking = chooseOffer(this.asking, offer);
    this.chosen();
  };

  clear = (): void => {
    if (this.asking) this.asking = clear(this.asking);
  };
}
