// Games that are over: what the computer says about them, going on from any position, and puzzles.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { answer } from "../hand.mjs";
import { complaints, DESKTOP, gameIn, open, PHONE } from "../pages.mjs";
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
  // Pointing at a move of the list, or reaching it by keys, lights up where it was made.
  const costliest = page.getByRole("button", { name: /loses .* points/ }).first();
  const picture = () => page.locator(".board canvas").evaluate((canvas) => canvas.toDataURL());
  await page.mouse.move(640, 5);
  await page.getByRole("button", { name: "To the end" }).click();
  await page.mouse.move(640, 5);
  let plain;
  for (let before; (plain = await picture()) !== before; before = plain) await page.waitForTimeout(500);
  await costliest.hover();
  await page.waitForFunction((plain) => document.querySelector(".board canvas").toDataURL() !== plain, plain);
  await page.mouse.move(640, 5);
  await page.waitForFunction((plain) => document.querySelector(".board canvas").toDataURL() === plain, plain);
  await costliest.focus();
  await page.waitForFunction((plain) => document.querySelector(".board canvas").toDataURL() !== plain, plain);
  await costliest.click();
  await page.waitForFunction((at) => document.querySelector("input[type=range]").value === String(at), worst.at);
  await page.getByText(/^Better by/).waitFor();
  await look(page, "replay-analysis");
  note(`${told.analysis.decisions.length} decisions; the costliest lost ${worst.lost.toFixed(1)} points`);
  // Whoever goes on chooses against whom.
  await page.getByRole("button", { name: "Go on from here against the computer" }).click();
  const dialog = page.getByRole("dialog", { name: "Go on from here against the computer" });
  await dialog.getByLabel("Opponent").selectOption("rival");
  await look(page, "replay-go-on");
  await dialog.getByRole("button", { name: "Start" }).click();
  const player = new Player(page);
  await player.wait();
  const id = await gameIn(page);
  const { about, table } = await api.view(id);
  assert.deepEqual(about.begin, { game, at: worst.at });
  assert.deepEqual(about.seats.map(({ holder }) => holder.level ?? holder.kind).sort(), ["person", "rival"]);
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
  if (question.name === "tile") await page.getByText("Only where the tile goes, and how it is turned, counts here.").waitFor();
  await look(page, "puzzle");
  await page.getByRole("button", { name: "Show who owns what" }).click();
  await page.getByRole("list", { name: "Show who owns what" }).getByRole("listitem").first().waitFor({ state: "attached" });
  await look(page, "puzzle-owners");
  await page.getByRole("button", { name: "Show who owns what" }).click();
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
  const phone = await open(browser, url, PHONE);
  await phone.getByRole("banner").getByRole("link", { name: "Puzzles", exact: true }).tap();
  await phone.locator("ol a").first().waitFor();
  await look(phone, "puzzles-phone", { isTouch: true });
  await phone.locator("ol a").first().tap();
  await phone.locator("[data-target], .choices button").first().waitFor();
  await look(phone, "puzzle-phone", { isTouch: true });
  await phone.goto(`${url}/puzzle/nothing-like-it`);
  await phone.getByRole("alert").waitFor();
  await look(phone, "puzzle-gone", { isTouch: true });
}
