// Refusals in words: what happened, and what to do.
import { Refusal } from "../net/http";
import { named, say } from "../text/words.svelte";

export interface Told {
  title: string;
  text: string;
  todo: string | undefined;
}

/** Says what a refusal means to a person. */
export function told(why: unknown): Told {
  const code = why instanceof Refusal ? why.code : "unknown";
  switch (code) {
    case "offline":
    case "unreadable":
      return { title: say("web-error-offline-title"), text: say("web-error-offline-do"), todo: undefined };
    case "unknown-game":
    case "not-found":
      return { title: say("web-error-gone-title"), text: named("problem", "unknown-game"), todo: say("web-error-gone-do") };
    case "seat-taken":
    case "unknown-token":
    case "not-your-seat":
      return { title: say("web-error-seat-title"), text: say("web-error-seat-do"), todo: undefined };
    case "unknown":
      return { title: say("web-error-title"), text: say("web-error-unexpected"), todo: undefined };
    default:
      return { title: say("web-error-title"), text: named("problem", code), todo: undefined };
  }
}

/** The same in one line, for beside a button. */
export function toldShort(why: unknown): string {
  const { title, text } = told(why);
  return title === say("web-error-title") ? text : `${title}. ${text}`;
}
