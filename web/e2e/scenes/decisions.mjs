// Every kind of decision, asked by the server in a game and answered in the browser by clicks.
//
// The games are records in `games`, most of it one with all boxes. A line `#? QUESTION VERB: MOVE` stands where a game asks that
// question and allows that move: a table goes on from there, and the move is made. Where the engine learns to ask something new,
// this scene fails until a record has it.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { answer, overlaps } from "../hand.mjs";
import { verbOf } from "../moves.mjs";
import { complaints, DESKTOP, heard, open, visit } from "../pages.mjs";

const ROOT = join(import.meta.dirname, "../../..");
const GAMES = join(import.meta.dirname, "../games");

/** The names of the decisions as the engine has them. */
function decisions() {
  const source = readFileSync(join(ROOT, "crates/engine/src/decision.rs"), "utf8");
  const inside = /pub const fn name\(self\)[^]*?\n    }\n/.exec(source)[0];
  return [...inside.matchAll(/=> "([a-z-]+)"/g)].map((found) => found[1]);
}

/** Every verb that the protocol has a sample of; it has one of all. */
const verbs = () => readdirSync(join(ROOT, "crates/protocol/tests/samples")).flatMap((file) => /^group-(.+)\.json$/.exec(file)?.[1] ?? []);

/** A record, and what is answered after how many of its draws and moves. */
export function gameOf(file) {
  const text = readFileSync(join(GAMES, file), "utf8");
  const lines = text.split("\n");
  const names = lines.find((line) => line.startsWith("seats ")).split(" ").slice(1);
  const wanted = [];
  let at = 0;
  for (const line of lines) {
    const found = /^#\? ([a-z-]+) ([a-z-]+): (.+)$/.exec(line);
    if (found) wanted.push({ at, name: found[1], verb: found[2], text: found[3] });
    else if (line.startsWith("draw ") || names.includes(line.split(" ")[0])) at++;
  }
  return { file, text, nSeats: names.length, wanted };
}

export async function everyDecision({ browser, url, api, shoot, note }) {
  const games = readdirSync(GAMES).map(gameOf);
  const all = games.flatMap((game) => game.wanted);
  assert.deepEqual([...new Set(all.map(({ name }) => name))].sort(), decisions().sort(), "a decision of the engine is never answered");
  assert.deepEqual([...new Set(all.map(({ verb }) => verb))].sort(), verbs().sort(), "a verb of the protocol is never used");
  const page = await open(browser, url, { ...DESKTOP, viewport: { width: 700, height: 420 } });
  for (const { file, text, nSeats, wanted } of games) {
    const record = await api.bring(text);
    for (const { at, name, verb, text } of wanted) {
      const what = `${file} after ${at}: ${text}`;
      const { game, tokens } = await api.goOn(record, at, nSeats);
      await page.evaluate(([game, tokens]) => localStorage.setItem(`carcas.game.${game}`, JSON.stringify({ tokens, links: [] })), [game, tokens]);
      page.frames_.length = 0;
      await visit(page, `/game/${game}`);
      const before = (await api.view(game)).version;
      assert.deepEqual(await overlaps(page, name), [], `${what}: places lie on each other`);
      const problem = await answer(page, name, text);
      if (problem !== undefined) await shoot(page, "failed-decision");
      assert.equal(problem, undefined, `${what}: ${problem}`);
      const made = await api.until(game, ({ what }) => what.kind === "moved", before);
      assert.deepEqual([made.what.text, made.what.by], [text, "person"], what);
      const { question } = heard(page).find((message) => message.type === "question" && message.game === game && message.question.name === name);
      assert.equal(verbOf(question, text), verb, what);
    }
  }
  note(`${all.length} answers of ${verbs().length} verbs to ${decisions().length} kinds of decisions, in ${games.length} games`);
  assert.deepEqual(complaints(page), []);
}
