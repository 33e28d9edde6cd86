// A game against bots, and looking at it again.
import assert from "node:assert/strict";
import { driveOn } from "../driver.mjs";
import { complaints, open } from "../pages.mjs";
import { Player } from "../player.mjs";

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
  // A place where the tile does not fit says why.
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
  const game = page.url().split("/").at(-1);
  const view = await api.view(game);
  assert.equal(view.about.result.reason, "finished");
  assert.ok(view.table.nTiles > 60);
  // The same game again, move by move, by keys and by link.
  await page.getByRole("link", { name: "Watch the game again" }).click();
  await page.locator("input[type=range]").waitFor();
  await look(page, "replay");
  const step = () => page.locator("input[type=range]").inputValue();
  await page.keyboard.press("Home");
  const first = await step();
  await page.keyboard.press("ArrowRight");
  assert.notEqual(await step(), first, "an arrow goes on one move");
  await page.goto(`${url}/game/${game}/replay/12`);
  await page.locator("input[type=range]").waitFor();
  await page.waitForFunction(() => document.querySelector("input[type=range]").value === "12");
  await look(page, "replay-at");
  assert.deepEqual(complaints(page).filter((text) => !text.includes("404")), []);
}
