// A game against bots, and looking at it again.
import assert from "node:assert/strict";
import { driveOn } from "../driver.mjs";
import { complaints, DESKTOP, gameIn, open } from "../pages.mjs";
import { Player } from "../player.mjs";
import { eventually, holds } from "../waits.mjs";

export async function againstBots({ browser, url, api, look }) {
  const page = await open(browser, url);
  await page.getByRole("button", { name: "Play against the computer" }).click();
  const player = new Player(page);
  await player.wait();
  await look(page, "table-first");
  while (player.turns < 7) {
    await player.wait();
    await player.answer();
  }
  await player.wait();
  if (await page.locator("[data-target]").count()) await page.locator(`[data-target="${await player.pick()}"]`).click();
  await look(page, "table-chosen");
  await page.keyboard.press("Escape");
  const { isOver, stuck } = await driveOn(page, { most: 40, seed: 11 });
  assert.equal(stuck, undefined);
  if (!isOver) {
    await look(page, "table-middle");
    const end = await driveOn(page, { most: 2000, seed: 11 });
    assert.deepEqual([end.isOver, end.stuck], [true, undefined]);
  }
  await page.locator("[role=dialog].end").waitFor();
  await look(page, "table-over");
  const game = await gameIn(page);
  const view = await api.view(game);
  assert.equal(view.about.result.reason, "finished");
  assert.ok(view.table.nTiles > 60);
  // The computer is asked about it from here.
  const ask = page.getByRole("link", { name: "What the computer thinks" });
  assert.equal(await ask.getAttribute("href"), `/game/${game}/replay#analysis`);
  // The same game again, move by move, by keys and by link.
  await page.getByRole("link", { name: "Watch the game again" }).click();
  await page.locator("input[type=range]").waitFor();
  await look(page, "replay");
  // What a button of the lower row means does not lie on the one that plays.
  await page.setViewportSize({ width: 1000, height: 800 });
  const chart = page.getByRole("button", { name: "Points over time" });
  await chart.hover();
  await eventually(async () => {
    const [low, high] = await Promise.all([chart, page.getByRole("button", { name: "Play", exact: true })].map((one) => one.boundingBox()));
    const above = await chart.evaluate((one) => Number.parseFloat(getComputedStyle(one, "::after").bottom));
    assert.ok(low.y <= high.y || low.y + low.height - above <= high.y, "a sign's words cover the button that plays");
  });
  // What the end of a game brings is more than three lines on a phone: the rest can be unfolded.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Show all of it" }).click();
  await holds(page, () => document.querySelector(".told p").clientHeight > 70);
  await look(page, "replay-unfolded");
  await page.getByRole("button", { name: "Show all of it" }).click();
  await page.setViewportSize(DESKTOP.viewport);
  const isAt = (step) => holds(page, (step) => document.querySelector("input[type=range]").value === step, step);
  await page.keyboard.press("Home");
  await isAt("0");
  await page.keyboard.press("ArrowRight");
  await isAt("1");
  await page.goto(`${url}/game/${game}/replay/12`);
  await page.locator("input[type=range]").waitFor();
  await isAt("12");
  await look(page, "replay-at");
  assert.deepEqual(complaints(page).filter((text) => !text.includes("404")), []);
}

/** Bots among themselves are quick: their game is shown from its beginning, as long as somebody likes, and is found again. */
export async function botsAlone({ browser, url, look }) {
  const page = await open(browser, `${url}/new`);
  await page.getByLabel("Player 1").selectOption("bot newcomer");
  await page.getByLabel("Player 2").selectOption("bot newcomer");
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/game\/[a-z0-9]+\/replay\//);
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await holds(page, () => Number(document.querySelector("input[type=range]").value) >= 3);
  await look(page, "bots-alone");
  const game = await gameIn(page);
  // It stops for whoever wants to look.
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.goto(`${url}/games`);
  await page.locator(`a[href^="/game/${game}"]`).waitFor();
  assert.deepEqual(complaints(page), []);
}
