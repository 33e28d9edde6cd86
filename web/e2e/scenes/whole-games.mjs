// A whole game on one screen, by clicks, with the dragon.
import assert from "node:assert/strict";
import { driveOn } from "../driver.mjs";
import { answered } from "../moves.mjs";
import { complaints, DESKTOP, gameIn, open } from "../pages.mjs";
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
  const walk = await driveOn(page, { most: 2000, seed: 100, until: "dragon" });
  assert.deepEqual([walk.isOver, walk.stuck], [false, undefined]);
  await page.locator("[data-target]").first().dispatchEvent("click");
  await look(page, "dragon-walk");
  const rest = await driveOn(page, { most: 2000, seed: 101 });
  assert.deepEqual([rest.isOver, rest.stuck], [true, undefined]);
  await page.locator("[role=dialog].end").waitFor();
  await look(page, "dragon-over");
  const names = answered(page);
  const view = await api.view(await gameIn(page));
  assert.equal(view.about.status, "over");
  assert.equal(view.about.result.reason, "finished");
  for (const name of ["tile", "figure", "dragon"]) assert.ok(names.has(name), `nobody was asked for ${name}`);
  note(`${view.table.nTiles} tiles; asked for ${[...names.keys()].join(", ")}`);
  assert.deepEqual(complaints(page), []);
}
