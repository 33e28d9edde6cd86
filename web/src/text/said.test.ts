import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Question, Said } from "$protocol";
import { offersOf } from "../questions/offers";
import { answerText, askedText, saidText } from "./said";
import { named, words, type Tag } from "./words.svelte";

/** Sentences of whole games, with the words of the terminal in every language. */
interface Told {
  names: string[];
  sentences: { said: Said; words: string[] }[];
  questions: { question: Question; answers: [notation: string, words: string[]][] }[];
}

const ROOT = join(import.meta.dirname, "../../..");
const told = JSON.parse(readFileSync(join(ROOT, "crates/protocol/tests/told.json"), "utf8")) as Told;
const name = (seat: number): string => told.names[seat]!;
/** In a browser a place stays on one line, in a terminal it may break. */
const inOneLine = (text: string): string => text.replace(/\((−?\d+), (−?\d+)\)/g, "($1,\u00a0$2)");

const TAGS: readonly Tag[] = ["en", "es", "fr", "de"];

describe.each(TAGS.map((tag, ix) => [tag, ix] as const))("in %s", (tag, ix) => {
  beforeAll(() => words.speak(tag));

  test("sentences of whole games have the words of the terminal", () => {
    expect(told.sentences.length).toBeGreaterThan(200);
    for (const { said, words } of told.sentences) expect(saidText(said, name), JSON.stringify(said)).toBe(inOneLine(words[ix]!));
  });

  test("answers have the words of the terminal, each with its notation", () => {
    expect(told.questions.length).toBeGreaterThan(50);
    for (const { question, answers } of told.questions) {
      const offers = offersOf(question).flatMap((offer) => {
        const [lowest = 0, highest = 0] = offer.amounts ?? [];
        const amounts = Array.from({ length: highest - lowest + 1 }, (_, n) => lowest + n);
        return amounts.map((amount) => [offer.text.replace("{amount}", String(amount)), answerText(offer, name, offer.amounts && amount)]);
      });
      expect(offers).toEqual(answers.map(([notation, words]) => [notation, inOneLine(words[ix]!)]));
    }
  });

  test("whoever answers is asked in other words than those who wait", () => {
    for (const { said } of told.sentences.filter(({ said }) => said.key!.startsWith("question-"))) {
      const [own, others] = [askedText(said, name, true), askedText(said, name)];
      expect(own === others || own === "", said.key).toBe(false);
      expect(others).toContain(name((said.args!.who as { seat: number }).seat));
    }
  });
});

test("lists of messages are said, not their keys", async () => {
  await words.speak("en");
  const text = saidText({ key: "answer-to-act", args: { list: ["offer-send-home", "offer-take-back"] } });
  expect(text !== "" && !/offer-|undefined/.test(text), text).toBe(true);
});

test("what is not known here is said in English, if it was told", () => {
  expect(saidText({ key: "of-a-later-server", text: "Something else." })).toBe("Something else.");
  expect(saidText({ key: "of-a-later-server" })).toBe("");
  expect(named("element", "of-a-later-server")).toBe("of-a-later-server");
});
