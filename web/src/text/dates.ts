// When something happened, in the words and the order of the language.
import { words } from "./words.svelte";

/** Says when something happened: today the time, else the day; another year is told. */
export function dateText(ms: number, now = Date.now()): string {
  const tag = words.tag === "qps" ? "en" : words.tag;
  const [then, today] = [new Date(ms), new Date(now)];
  if (then.toDateString() === today.toDateString()) return then.toLocaleTimeString(tag, { hour: "numeric", minute: "2-digit" });
  const isThisYear = then.getFullYear() === today.getFullYear();
  return then.toLocaleDateString(tag, { day: "numeric", month: "short", ...(isThisYear ? {} : { year: "numeric" }) });
}
