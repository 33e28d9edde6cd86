// A whole game on one screen, by clicks, with the dragon.
import assert from "node:assert/strict";
import { drive, driveOn } from "../driver.mjs";
import { answered } from "../moves.mjs";
import { complaints, DESKTOP, open } from "../pages.mjs";
import { Player } from "../player.mjs";

export async function dragonGame({ browser, url, api, look, note }) {
  const page = await open(browser, `${url}/new`, DESKTOP);
  await page.locator("strong", { hasText: "The Princess & the Dragon" }).click();
  await page.getByLabel("Player 2").selectOption("me");
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".mine").waitFor();
  // The first turns by a hand that hits what it sees, the rest by one that is faster.
  const player = new Player(page);
  while (player.turns < 6) {
    await player.wait();
    await player.answer();
  }
  let hasWalked = false;
  for (let n = 0; ; n++) {
    // Until the dragon walks every answer is followed, then the rest is played in one go.
    const { isOver, stuck } = hasWalked ? await driveOn(page, { most: 2000, seed: 100 + n }) : await page.evaluate(drive, { most: 1, seed: 100 + n });
    assert.equal(stuck, undefined);
    if (isOver) break;
    if (!hasWalked && (await page.locator("[data-question=dragon]").count()) > 0) {
      hasWalked = true;
      await page.locator("[data-target]").first().dispatchEvent("click");
      await look(page, "dragon-walk");
      // The rest is quicker where there is less to paint.
      await page.setViewportSize({ width: 900, height: 560 });
    }
  }
  await page.locator("[role=dialog].end").waitFor();
  await page.setViewportSize(DESKTOP.viewport);
  await look(page, "dragon-over");
  const names = answered(page);
  const view = await api.view(page.url().split("/").at(-1));
  assert.equal(view.about.status, "over");
  assert.equal(view.about.result.reason, "finished");
  for (const name of ["tile", "figure", "dragon"]) assert.ok(names.has(name), `nobody was asked for ${name}`);
  note(`${view.table.nTiles} tiles; asked for ${[...names.keys()].join(", ")}`);
  assert.deepEqual(complaints(page), []);
}
