// Games that are over: what the computer says about them, going on from any position, and puzzles.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { answer } from "../hand.mjs";
import { complaints, DESKTOP, open, PHONE } from "../pages.mjs";
import { Player } from "../player.mjs";

const RECORD = readFileSync(join(import.meta.dirname, "../games/put-aside.txt"), "utf8");

/** The server looks through a game; its costliest move is jumped to, and somebody goes on from there against the computer. */
export async function analysis({ browser, url, api, look, note }) {
  const game = await api.bring(RECORD);
  const page = await open(browser, `${url}/game/${game}/replay`);
  await page.getByRole("button", { name: "What the computer thinks" }).click();
  await page.getByRole("button", { name: "Ask the computer about this game" }).click();
  const chances = page.getByRole("img", { name: "Chances to win" });
  await chances.waitFor({ timeout: 120_000 });
  const told = await api.get(`/api/games/${game}/analysis`);
  assert.equal(told.kind, "done");
  const worst = [...told.analysis.decisions].sort((a, b) => b.lost - a.lost)[0];
  // A line per seat, with a point for every decision.
  const lines = await chances.locator("polyline:not(.rim)").evaluateAll((all) => all.map((one) => one.getAttribute("points").split(" ").length));
  assert.deepEqual(lines, [told.analysis.decisions.length, told.analysis.decisions.length]);
  await page.getByRole("button", { name: /loses .* points/ }).first().click();
  await page.waitForFunction((at) => document.querySelector("input[type=range]").value === String(at), worst.at);
  await page.getByText(/^Better by/).waitFor();
  await look(page, "replay-analysis");
  note(`${told.analysis.decisions.length} decisions; the costliest lost ${worst.lost.toFixed(1)} points`);
  await page.getByRole("button", { name: "Go on from here against the computer" }).click();
  const player = new Player(page);
  await player.wait();
  const id = page.url().split("/").at(-1);
  const { about, table } = await api.view(id);
  assert.deepEqual(about.begin, { game, at: worst.at });
  assert.deepEqual(about.seats.map(({ holder }) => holder.kind).sort(), ["bot", "person"]);
  await look(page, "table-gone-on");
  await player.answer();
  const made = await api.until(id, ({ what }) => what.kind === "moved" && what.by === "person");
  assert.equal(made.what.seat, worst.seat);
  assert.ok((await api.view(id)).table.nTiles >= table.nTiles);
  assert.deepEqual(complaints(page), []);
}

/** The puzzle of the day: a wrong answer says what it costs, the right one counts. */
export async function puzzles({ browser, url, api, look }) {
  const { puzzles, daily } = await api.get("/api/puzzles");
  const { question, answers } = await api.get(`/api/puzzles/${daily}`);
  const page = await open(browser, url, DESKTOP);
  await page.getByRole("link", { name: "Puzzle of the day" }).click();
  await page.locator("[data-target], .choices button").first().waitFor();
  await look(page, "puzzle");
  const give = async (text) => assert.equal(await page.evaluate(answer, { name: question.name, text }), undefined);
  await give(answers.at(-1).text);
  await page.getByText(/^That loses .* points/).waitFor();
  await page.getByRole("button", { name: "Show the best move" }).click();
  await page.getByText(/^The best move: /).waitFor();
  await look(page, "puzzle-shown");
  await page.getByRole("button", { name: "Try again" }).click();
  await give(answers[0].text);
  await page.getByText("Right, that is the best move!").waitFor();
  await look(page, "puzzle-right");
  await page.getByRole("link", { name: "Next puzzle" }).waitFor();
  await page.getByRole("link", { name: "All puzzles" }).click();
  await page.getByText("Solved").first().waitFor();
  assert.equal(await page.locator("ol > li").count(), puzzles.length);
  await look(page, "puzzles");
  assert.deepEqual(complaints(page), []);
  // The same with a finger, and one that is not there.
  const phone = await open(browser, `${url}/puzzles`, PHONE);
  await phone.locator("ol a").first().waitFor();
  await look(phone, "puzzles-phone", { isTouch: true });
  await phone.locator("ol a").first().tap();
  await phone.locator("[data-target], .choices button").first().waitFor();
  await look(phone, "puzzle-phone", { isTouch: true });
  await phone.goto(`${url}/puzzle/nothing-like-it`);
  await phone.getByRole("alert").waitFor();
  await look(phone, "puzzle-gone", { isTouch: true });
}
