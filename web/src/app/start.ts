// Making tables and sitting down.
import type { Catalogue, CreateGame, GameMade, Seated, SeatPlan, SetupSpec, TimeControl, Aids } from "$protocol";
import { get, post, postText, Refusal } from "../net/http";
import { forgetIdentity, identity, keepLinks, keepMade, keepToken, read, write } from "../net/keep";
import { nonce, PLAY } from "../net/link";
import { say } from "../text/words.svelte";
import type { Ratings } from "./bots";

/** The catalogue with the names of the bots and how strong they are, as the server tells them. */
export type Offered = Catalogue & { bots?: string[]; ratings?: Ratings };

export const catalogue = (): Promise<Offered> => get<Offered>("/api/catalogue");

/** Somebody who plays here, somebody with a link, or a bot. */
export type Plan = { kind: "me"; name?: string } | SeatPlan;

export interface Wanted {
  setup: SetupSpec;
  seats: Plan[];
  clock: TimeControl;
  aids: Aids;
  isPublic: boolean;
  graceMs?: number;
}

/** The game that is played where nobody chose one. */
export const baseGame = (offered: Offered): SetupSpec => ({ preset: offered.usualPreset ?? offered.presets[0]?.name ?? "", boxes: [], switches: {} });

/** Whether two setups are the same game, in whatever order their boxes were chosen. */
export function isSameSetup(a: SetupSpec, b: SetupSpec): boolean {
  const key = ({ preset, boxes, switches }: SetupSpec): string =>
    JSON.stringify([preset, [...boxes].sort(), Object.entries(switches).sort(([a], [b]) => (a < b ? -1 : 1))]);
  return key(a) === key(b);
}

/** What was chosen last, or the base game. */
export function usualSetup(offered: Offered): SetupSpec {
  const kept = read<SetupSpec>("setup");
  const isKnown = kept !== undefined && offered.presets.some((preset) => preset.name === kept.preset);
  return isKnown ? kept : baseGame(offered);
}

/** Plays the base game from now on. */
export const forgetSetup = (): void => write("setup", undefined);

/** Who sat where when a table was last made in full detail, if the server still has all those bots. */
export function keptPlans(bots: readonly string[]): Plan[] | undefined {
  const kept = read<Plan[]>("plans");
  const isKnown = (plan: Plan): boolean => plan.kind === "me" || plan.kind === "open" || (plan.kind === "bot" && bots.includes(plan.level));
  return Array.isArray(kept) && kept.length > 0 && kept.length <= 6 && kept.every(isKnown) ? kept : undefined;
}

export const keepPlans = (plans: readonly Plan[]): void => write("plans", plans);

/** Where somebody who made a table goes: to the table, or, where only bots play and are quick, to their game from its beginning. */
export const addressOf = (game: string, { seats }: Pick<Wanted, "seats">): string =>
  seats.every(({ kind }) => kind === "bot") ? `/game/${game}/replay/0${PLAY}` : `/game/${game}`;

/** Makes a table and sits down where this browser plays; returns the id of the game. A person without a name is a visitor. */
export async function makeTable(wanted: Wanted, name: string): Promise<string> {
  const seats: SeatPlan[] = wanted.seats.map((plan) => (plan.kind === "me" ? { kind: "open" } : plan));
  const body: CreateGame = {
    setup: wanted.setup, seats, clock: wanted.clock, aids: wanted.aids, isPublic: wanted.isPublic, bestOf: 1,
    ...(wanted.graceMs === undefined ? {} : { graceMs: wanted.graceMs }),
  };
  // Who sits down is made at the same time as the table.
  if (wanted.seats.some(({ kind }) => kind === "me")) void identity().catch(() => {});
  const made = await post<GameMade>("/api/games", body);
  write("setup", wanted.setup);
  // A game without a seat of one's own is one's own all the same.
  if (!wanted.seats.some(({ kind }) => kind === "me")) keepMade(made.game);
  const isMine = (seat: number): boolean => wanted.seats[seat]?.kind === "me";
  keepLinks(made.game, made.seats.filter(({ seat }) => !isMine(seat)));
  const free = made.seats.filter(({ seat }) => !isMine(seat)).map(({ token }) => token);
  // Of several people at one screen the first is who plays here next time.
  let kept: string | undefined;
  const names = namesHere(wanted.seats, name);
  for (const { seat, token } of made.seats) {
    const here = names[seat];
    if (here === undefined) continue;
    kept = kept === undefined ? here.own : "";
    await sitSomewhere(made.game, [token, ...free], here.shown, kept);
  }
  return made.game;
}

/**
 * What the people at this screen call themselves, by seats, and what others read in logs and records: those of one name have
 * numbers there.
 */
export function namesHere(seats: readonly Plan[], name: string): ({ own: string; shown: string } | undefined)[] {
  const all = seats.map((plan) => (plan.kind === "me" ? plan.name?.trim() || name || say("web-guest") : undefined));
  return all.map((own, seat) => {
    if (own === undefined) return undefined;
    const alike = all.flatMap((other, ix) => (other === own ? [ix] : []));
    // A name has 40 characters at most, its number included.
    return { own, shown: alike.length > 1 ? `${[...own].slice(0, 38).join("")} ${alike.indexOf(seat) + 1}` : own };
  });
}

/** Sits down with the first link whose seat is free: at a public table somebody may have been quicker than whoever made it. */
async function sitSomewhere(game: string, links: readonly string[], name: string, kept: string): Promise<void> {
  for (const [ix, link] of links.entries()) {
    try {
      await sitDown(game, link, name, kept);
      return;
    } catch (why) {
      const isTaken = why instanceof Refusal && why.code === "seat-taken";
      if (!isTaken || ix + 1 === links.length) throw why;
    }
  }
}

/**
 * Sits down with the token of a link, or at a public table without; the token of the seat is kept here and returned. Whoever
 * says no name is a visitor, and is asked again at the next table; `kept` is what they are called there, if not the same.
 */
export async function sitDown(game: string, link: string | undefined, own: string, kept = own): Promise<string> {
  const name = own || say("web-guest");
  if (kept !== "" && kept !== say("web-guest")) write("name", kept);
  let who: string | undefined;
  try {
    who = await identity();
  } catch {
    // Without an identity the game is not listed under "my games"; it can be played all the same.
  }
  const take = (identity?: string) =>
    post<Seated>(`/api/games/${game}/seat`, { name, nonce: nonce(), ...(identity ? { identity } : {}) }, link);
  let seated: Seated;
  try {
    seated = await take(who);
  } catch (why) {
    // An identity that this server never made, or has deleted.
    const isOld = (why as { code?: string }).code === "bad-request" && who !== undefined;
    if (!isOld && !forgetIdentity(why)) throw why;
    write("identity", undefined);
    seated = await take(await identity());
  }
  const token = seated.token ?? link ?? "";
  keepToken(game, token, seated.seat);
  return token;
}

/** Brings a record along, to look at it; returns the id that it is found under. */
export async function bringRecord(text: string): Promise<string> {
  return (await postText<GameMade>("/api/records", text)).game;
}
