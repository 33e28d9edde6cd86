// Games that are over: what the computer says about them, going on from any position, and puzzles.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { answer } from "../hand.mjs";
import { complaints, DESKTOP, gameIn, open, PHONE } from "../pages.mjs";
import { Player } from "../player.mjs";
import { eventually, holds, looksLike, looksOtherwise, sees, stillPicture } from "../waits.mjs";

const RECORD = readFileSync(join(import.meta.dirname, "../games/put-aside.txt"), "utf8");

/** The server looks through a game; its costliest move is jumped to, and somebody goes on from there against the computer. */
export async function analysis({ browser, url, api, look, note }) {
  const game = await api.bring(RECORD);
  const page = await open(browser, `${url}/game/${game}/replay`);
  await page.getByRole("button", { name: "What the computer thinks" }).click();
  await page.getByRole("button", { name: "Ask the computer about this game" }).click();
  const chances = page.getByRole("img", { name: "Chances to win" });
  await chances.waitFor();
  const told = await api.get(`/api/games/${game}/analysis`);
  assert.equal(told.kind, "done");
  const worst = [...told.analysis.decisions].sort((a, b) => b.lost - a.lost)[0];
  // A line per seat, with a point for every decision.
  const lines = await chances.locator("polyline:not(.rim)").evaluateAll((all) => all.map((one) => one.getAttribute("points").split(" ").length));
  assert.deepEqual(lines, [told.analysis.decisions.length, told.analysis.decisions.length]);
  // Pointing at a move of the list, or reaching it by keys, lights up where it was made.
  const costliest = page.getByRole("button", { name: /loses .* points/ }).first();
  const isAt = (step) => holds(page, (step) => document.querySelector("input[type=range]").value === String(step), step);
  await page.mouse.move(640, 5);
  await page.getByRole("button", { name: "To the end" }).click();
  await page.mouse.move(640, 5);
  // The board shows the end when no more tiles are left there than at the end.
  const { nTiles } = (await api.view(game)).table.bag;
  await page.locator(".tiles-left", { hasText: new RegExp(`^\\D*${nTiles}\\D*$`) }).waitFor();
  const plain = await stillPicture(page);
  await costliest.hover();
  await looksOtherwise(page, plain);
  await page.mouse.move(640, 5);
  await looksLike(page, plain);
  await costliest.focus();
  await looksOtherwise(page, plain);
  await costliest.click();
  await isAt(worst.at);
  await page.getByText(/^Played: /).waitFor();
  await page.getByText(/^Better by/).waitFor();
  // What moves cost and draws brought is summed up for both.
  await sees(page.locator(".analysis").getByText(/: moves lost .* points, luck of draws .* points$/), 2);
  await look(page, "replay-analysis");
  // A draw of the list is jumped to as well: the tile is drawn then.
  const luckiest = [...told.analysis.draws].sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck))[0];
  await page.locator(".lists section", { has: page.getByRole("heading", { name: "Luck of the draw" }) }).getByRole("button").first().click();
  await isAt(luckiest.at + 1);
  await look(page, "replay-luck");
  await costliest.click();
  await isAt(worst.at);
  note(`${told.analysis.decisions.length} decisions; the costliest lost ${worst.lost.toFixed(1)} points`);
  // Whoever goes on chooses against whom.
  await page.getByRole("button", { name: "Go on from here against the computer" }).click();
  const dialog = page.getByRole("dialog", { name: "Go on from here against the computer" });
  await dialog.getByLabel("Opponent").selectOption("rival");
  await dialog.getByText(/^Rating \d+ · /).waitFor();
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

const THEMES = { tile: "Placing a tile", figure: "Placing a figure", scoring: "A tile that scores", "end-game": "End of the game" };

/** The puzzle of the day: a wrong answer says what it costs, the right one counts. All of them: what they are about, and only some of them. */
export async function puzzles({ browser, url, api, look }) {
  const { puzzles, daily } = await api.get("/api/puzzles");
  const { about, question, answers } = await api.get(`/api/puzzles/${daily}`);
  const page = await open(browser, url, DESKTOP);
  await page.getByRole("link", { name: "Puzzle of the day" }).click();
  await page.locator("[data-target], .choices button").first().waitFor();
  if (question.name === "tile") await page.getByText("Only where the tile goes, and how it is turned, counts here.").waitFor();
  const theme = (name) => page.locator("section header").getByText(THEMES[name] ?? "Another decision");
  await theme(about.theme === "scoring" ? "tile" : about.theme).waitFor();
  await page.getByRole("img", { name: `Difficulty: ${about.difficulty} of 5` }).waitFor();
  await look(page, "puzzle");
  await page.getByRole("button", { name: "Show who owns what" }).click();
  await page.getByRole("list", { name: "Show who owns what" }).getByRole("listitem").first().waitFor({ state: "attached" });
  await look(page, "puzzle-owners");
  await page.getByRole("button", { name: "Show who owns what" }).click();
  const give = async (text) => assert.equal(await answer(page, question.name, text), undefined);
  await give(answers.at(-1).text);
  await page.getByText(/^That loses .* points/).waitFor();
  await page.getByRole("button", { name: "Show the best move" }).click();
  await page.getByText(/^The best move: /).waitFor();
  await look(page, "puzzle-shown");
  await page.getByRole("button", { name: "Try again" }).click();
  await give(answers[0].text);
  await page.getByText("Right, that is the best move!").waitFor();
  await theme(about.theme).waitFor();
  await look(page, "puzzle-right");
  const next = page.getByRole("link", { name: "Next puzzle" });
  // What was solved is not asked again.
  const after = puzzles.findIndex(({ id }) => id === daily) + 1;
  const [solved, unsolved] = [0, 1].map((n) => puzzles[(after + n) % puzzles.length].id);
  await eventually(async () => assert.equal(await next.getAttribute("href"), `/puzzle/${solved}`));
  await page.evaluate((ids) => localStorage.setItem("carcas.solved", JSON.stringify(ids)), [daily, solved]);
  await page.reload();
  await page.locator("[data-target], .choices button").first().waitFor();
  await give(answers[0].text);
  await page.locator(`a[href="/puzzle/${unsolved}"]`).waitFor();
  await page.getByRole("link", { name: "All puzzles" }).click();
  await page.getByText("Solved").first().waitFor();
  await sees(page.locator("ol > li"), puzzles.length);
  await look(page, "puzzles");
  // Only some: every choice leaves one at least, and nothing that gives a solution away can be chosen.
  const [byTheme, byBox, byDifficulty] = ["Theme", "Boxes", "Difficulty"].map((name) => page.getByRole("combobox", { name }));
  const values = (select) => select.locator("option").evaluateAll((all) => all.map(({ value }) => value));
  assert.ok(!(await values(byTheme)).includes("scoring"));
  const box = (await values(byBox)).find((name) => name !== "" && name !== "base");
  const ofBox = puzzles.filter(({ setup }) => setup.boxes.some((spec) => spec.split(":")[0] === box));
  await byBox.selectOption(box);
  await page.getByText(`${ofBox.length} of ${puzzles.length} puzzles`).waitFor();
  const difficulty = (await values(byDifficulty))[1];
  assert.deepEqual(new Set((await values(byDifficulty)).slice(1)), new Set(ofBox.map((one) => String(one.difficulty))));
  await byDifficulty.selectOption(difficulty);
  const left = ofBox.filter((one) => String(one.difficulty) === difficulty);
  await page.getByText(`${left.length} of ${puzzles.length} puzzles`).waitFor();
  assert.deepEqual(await page.locator("ol a").evaluateAll((all) => all.map((one) => one.getAttribute("href"))), left.map(({ id }) => `/puzzle/${id}`));
  await look(page, "puzzles-some");
  // Where the best tile scores, that is told with the solution only.
  const scoring = puzzles.find((one) => one.theme === "scoring").id;
  await page.goto(`${url}/puzzle/${scoring}`);
  await theme("tile").waitFor();
  const best = (await api.get(`/api/puzzles/${scoring}`)).answers[0].text;
  assert.equal(await answer(page, "tile", best), undefined);
  await theme("scoring").waitFor();
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
