// Making tables and sitting down.
import type { Catalogue, CreateGame, GameMade, Seated, SeatPlan, SetupSpec, TimeControl, Aids } from "$protocol";
import { get, post, postText } from "../net/http";
import { forgetIdentity, identity, keepLinks, keepToken, read, write } from "../net/keep";
import { nonce } from "../net/link";

/** The catalogue with the names of the bots, as the server tells them. */
export type Offered = Catalogue & { bots?: string[] };

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

/** What was chosen last, or the base game. */
export function usualSetup(offered: Offered): SetupSpec {
  const kept = read<SetupSpec>("setup");
  const isKnown = kept !== undefined && offered.presets.some((preset) => preset.name === kept.preset);
  return isKnown ? kept : baseGame(offered);
}

/** Plays the base game from now on. */
export const forgetSetup = (): void => write("setup", undefined);

/** Makes a table and sits down where this browser plays; returns the id of the game. */
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
  const isMine = (seat: number): boolean => wanted.seats[seat]?.kind === "me";
  keepLinks(made.game, made.seats.filter(({ seat }) => !isMine(seat)));
  let nMine = 0;
  for (const { seat, token } of made.seats) {
    const plan = wanted.seats[seat];
    if (plan?.kind !== "me") continue;
    // Several people at one screen are told apart.
    const usual = nMine++ === 0 ? name : `${name} ${nMine}`;
    await sitDown(made.game, token, plan.name?.trim() || usual, nMine === 1);
  }
  return made.game;
}

/** Sits down with the token of a link; the token of the seat is kept here and returned. */
export async function sitDown(game: string, link: string, name: string, isOwnName = true): Promise<string> {
  if (isOwnName) write("name", name);
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
  const token = seated.token ?? link;
  keepToken(game, token, seated.seat);
  return token;
}

/** Brings a record along, to look at it; returns the id that it is found under. */
export async function bringRecord(text: string): Promise<string> {
  return (await postText<GameMade>("/api/records", text)).game;
}
