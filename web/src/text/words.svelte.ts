// The language of the pages: follows the browser, can be switched, and is loaded when it is spoken.
import type { Messages, RuleMessages } from "$texts/messages";
import { read, write } from "../net/keep";

/** The languages, each called what its speakers call it. */
export const LANGUAGES = { en: "English", es: "Español", fr: "Français", de: "Deutsch" } as const;
export type Tag = keyof typeof LANGUAGES | "qps";

const CATALOGUES: Record<Tag, () => Promise<Messages>> = {
  en: async () => (await import("$texts/en")).messages,
  es: async () => (await import("$texts/es")).messages,
  fr: async () => (await import("$texts/fr")).messages,
  de: async () => (await import("$texts/de")).messages,
  // For tests: what stays plain is not translated.
  qps: async () => (await import("$texts/qps")).messages,
};

/** What explains rules and refusals is three times as long as all else together, and comes after it. */
const RULES: Record<Tag, () => Promise<RuleMessages>> = {
  en: async () => (await import("$texts/en-rules")).messages,
  es: async () => (await import("$texts/es-rules")).messages,
  fr: async () => (await import("$texts/fr-rules")).messages,
  de: async () => (await import("$texts/de-rules")).messages,
  qps: async () => (await import("$texts/qps-rules")).messages,
};

const isTag = (tag: string): tag is Tag => Object.hasOwn(CATALOGUES, tag);

/** Returns the first wanted language that is spoken here. */
export function chosen(wanted: readonly string[]): Tag {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split("-")[0]!;
    if (isTag(short)) return short;
  }
  return "en";
}

class Words {
  tag = $state<Tag>("en");
  private messages = $state.raw<Messages>();
  private rules = $state.raw<RuleMessages>();
  private wanted: Promise<void> | undefined;
  private coming: Tag | undefined;

  get isReady(): boolean {
    return this.messages !== undefined;
  }

  get all(): Messages {
    if (this.messages === undefined) throw new Error("nothing is said before a language is loaded");
    return this.messages;
  }

  /** A message by a key that may not exist. */
  find(key: string): ((args?: object) => string) | undefined {
    const all = [this.messages, this.rules] as unknown as (Record<string, (args?: object) => string> | undefined)[];
    return all.find((one) => one !== undefined && Object.hasOwn(one, key))?.[key];
  }

  /** Loads what explains rules and refusals, too; without it they are told in English, as the server says them. */
  whole(): Promise<void> {
    this.wanted ??= this.explain(this.tag);
    return this.wanted;
  }

  private async explain(tag: Tag): Promise<void> {
    try {
      const rules = await RULES[tag]();
      if (this.tag === tag) this.rules = rules;
    } catch {
      this.wanted = undefined;
    }
  }

  async speak(tag: Tag): Promise<void> {
    const isWhole = this.wanted !== undefined;
    this.coming = tag;
    const messages = await CATALOGUES[tag]();
    // Who chose another one meanwhile wants that, whichever comes first.
    if (this.coming !== tag) return;
    this.messages = messages;
    this.tag = tag;
    this.rules = undefined;
    this.wanted = undefined;
    if (isWhole) void this.whole();
    if (typeof document !== "undefined") document.documentElement.lang = tag === "qps" ? "en" : tag;
  }

  /** Speaks another language from now on. */
  async switchTo(tag: Tag): Promise<void> {
    write("language", tag);
    await this.speak(tag);
  }
}

export const words = new Words();

/** Speaks the language that was chosen here before, or that of the browser. */
export function begin(): Promise<void> {
  const kept = read<string>("language");
  return words.speak(chosen([...(kept === undefined ? [] : [kept]), ...navigator.languages]));
}

type Arguments<K extends keyof Messages> = Parameters<Messages[K]>;

/** Says a message. A key or an argument that does not exist does not compile. */
export function say<K extends keyof Messages>(key: K, ...args: Arguments<K>): string {
  const message = words.all[key] as (...args: Arguments<K>) => string;
  return message(...args);
}

/** Joins what is listed in a sentence: "a, b and c". */
export function together(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : say("list-and", { list: items.slice(0, -1).join(", "), text: last });
}

/** Says a message of a family of names, such as `box-NAME`; a name that has none is said as it is. */
export function named(family: string, name: string, args?: object): string {
  const message = words.find(`${family}-${name}`);
  return message ? message(args) : name;
}

/** A thing and what is to say about it, with the colon of the language. */
export const pair = (what: string, text: string): string => say("web-pair", { name: what, text });

/** The same with a large first letter, where it stands alone. */
export const alone = (text: string): string => text.charAt(0).toLocaleUpperCase(words.tag === "qps" ? "en" : words.tag) + text.slice(1);

/** Tells whether a family of names has one. */
export const isNamed = (family: string, name: string): boolean => words.find(`${family}-${name}`) !== undefined;
