// What players are called.
import type { About } from "$protocol";
import { named, say } from "./words.svelte";

type Seat = About["seats"][number];

const plain = ({ holder, name }: Seat): string => (holder.kind === "bot" && holder.since === undefined ? named("bot", holder.level) : name);

/** What a seat is called: bots by their level, people as they like. Those of one name, such as visitors, are told apart by numbers. */
export function seatName(seats: readonly Seat[], seat: number, free = say("web-free-seat")): string {
  const own = seats[seat] && plain(seats[seat]);
  if (own === undefined) return "";
  if (own === "") return free;
  const alike = seats.flatMap((of, ix) => (plain(of) === own ? [ix] : []));
  return alike.length > 1 ? `${own} ${alike.indexOf(seat) + 1}` : own;
}
