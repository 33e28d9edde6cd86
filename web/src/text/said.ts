// Sentences that the server tells by key and arguments, in the words of this browser: events, questions, answers, refusals.
import type { Said, SaidArg } from "$protocol";
import type { Offer } from "../questions/offers";
import { cellText } from "./place";
import { together, words } from "./words.svelte";

/** Who is meant by a seat. */
export type Names = (seat: number) => string;
/** Arguments of a sentence, by their names. */
export type Args = Readonly<Record<string, SaidArg>>;

/** A sentence; what has no arguments comes without a list of them. */
type Sentence = Partial<Said>;

const nobody: Names = () => "";

function argText(arg: SaidArg, name: Names): string | number {
  if (typeof arg !== "object") return arg;
  if (Array.isArray(arg)) return arg.map((key) => saidText({ key }, name)).join(", ");
  if ("seat" in arg) return name(arg.seat);
  if ("cell" in arg) return cellText(arg.cell);
  if (!("list" in arg)) return saidText(arg, name);
  const listed = arg.list.map((one) => String(argText(one, name)));
  return arg.join === "and" ? together(listed) : listed.join(arg.join === "sum" ? " + " : ", ");
}

/** Says a sentence; in English, if that was told, where its key is not known here. */
export function saidText({ key, args = {}, text = "" }: Sentence, name = nobody): string {
  const message = words.find(key ?? "");
  return message?.(Object.fromEntries(Object.entries(args).map(([of, arg]) => [of, argText(arg!, name)]))) ?? text;
}

/** Says what somebody is asked; `isOwn`: to the one who answers. */
export function askedText(said: Sentence | undefined, name: Names, isOwn = false): string {
  if (said === undefined) return "";
  const own = said.key?.replace(/^question-/, "web-ask-");
  return saidText(isOwn && words.find(own ?? "") ? { ...said, key: own! } : said, name);
}

/** Fills in the places of arguments, such as `{cell}`. */
export function filled(args: Args, values: Args): Args {
  const value = (arg: SaidArg): SaidArg => (typeof arg === "string" && arg.startsWith("{") ? (values[arg.slice(1, -1)] ?? arg) : arg);
  return Object.fromEntries(Object.entries(args).map(([of, arg]) => [of, value(arg)]));
}

/** Says what an offer does, as short as a list needs it; `amount` is what is bid. Without a sentence, its notation is better than nothing. */
export function answerText({ text, said, amounts }: Pick<Offer, "text" | "said" | "amounts">, name: Names, amount = amounts?.[0]): string {
  if (said === undefined) return text;
  const args = amount === undefined ? said.args : filled(said.args ?? {}, { amount });
  return saidText({ ...said, args: args ?? {} }, name) || text;
}
