// What people say at a table, and how much of it somebody has not seen.
import type { Update } from "$protocol";
import type { Game } from "../net/follow";
import { keepHeard, keptGame } from "../net/keep";

/** Something that somebody said. */
export interface Said {
  version: number;
  seat?: number;
  name: string;
  text: string;
}

/** What was said, in a log. */
export const saidIn = (log: readonly Update[]): Said[] => log.flatMap(({ what, version }) => (what.kind === "said" ? [{ ...what, version }] : []));

/** What others said after a version. */
export const newsIn = (log: readonly Update[], after: number, mine: readonly number[]): Said[] =>
  saidIn(log).filter(({ version, seat }) => version > after && (seat === undefined || !mine.includes(seat)));

/** Whether there is anybody to talk with at a table, or something was said. Before a game that is offered elsewhere. */
export function canTalk({ about, mine, watchers }: Pick<Game, "about" | "mine" | "watchers">, log: readonly Update[]): boolean {
  if (about.status === "gathering") return false;
  const hasOthers = about.seats.some(({ holder }, seat) => holder.kind !== "bot" && !mine.includes(seat));
  return hasOthers || watchers > 0 || saidIn(log).length > 0;
}

/** The talk of a table: open or closed, and what came since it was open. */
export class Talk {
  isOpen = $state(false);
  /** The last version that was seen here. */
  private heard = $state(0);

  constructor(
    private readonly id: string,
    private readonly log: () => readonly Update[],
    private readonly mine: () => readonly number[],
  ) {
    this.heard = keptGame(id).heard ?? 0;
  }

  news = $derived.by((): Said[] => (this.isOpen ? [] : newsIn(this.log(), this.heard, this.mine())));

  open = (): void => void (this.isOpen = true);
  close = (): void => void (this.isOpen = false);

  /** Whoever looks has seen all of it, also after a reload. */
  see(): void {
    const last = saidIn(this.log()).at(-1)?.version ?? 0;
    if (last <= this.heard) return;
    this.heard = last;
    keepHeard(this.id, last);
  }
}
