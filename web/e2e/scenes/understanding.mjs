// What helps to understand a table: who owns what, what is left, what fits, why, and what happened since the own turn.
import assert from "node:assert/strict";
import { driveOn } from "../driver.mjs";
import { complaints, DESKTOP, open } from "../pages.mjs";
import { Player } from "../player.mjs";
import { answered, atRest, holds, looksOtherwise, painted, sees, stillPicture } from "../waits.mjs";

export async function understanding({ browser, url, look, note }) {
  // With motion: it plays while everything else goes on.
  const page = await open(browser, url, { ...DESKTOP, reducedMotion: "no-preference" });
  await page.getByRole("button", { name: "Play against the computer" }).click();
  const player = new Player(page);
  await player.wait();
  assert.equal((await driveOn(page, { most: 24, seed: 5 })).stuck, undefined);
  // The last answer may still be on its way, and the tiles of others with it.
  await player.wait();
  while (!(await page.locator(".target.cell").count())) {
    await player.answer();
    await player.wait();
  }
  await page.getByRole("button", { name: "Show who owns the fields" }).click();
  await look(page, "fields");
  await page.getByRole("button", { name: "Show who owns what" }).click();
  const owners = page.getByRole("list", { name: "Show who owns what" }).getByRole("listitem");
  await owners.first().waitFor({ state: "attached" });
  note(`${await owners.count()} features with owners`);
  await look(page, "features");
  await page.getByRole("button", { name: "Show who owns what" }).click();

  await page.locator(".bag").click();
  const tiles = page.getByRole("region", { name: "Tiles that are left" });
  // The pictures are as many as the tiles that are left; both are read at once.
  await tiles.waitFor();
  await holds(page, () => {
    const number = (element) => Number(element.textContent.replace(/\D/g, ""));
    const region = document.querySelector(".log");
    const all = [...region.querySelectorAll("h3 + ul:first-of-type b")];
    return all.length > 0 && all.reduce((sum, one) => sum + number(one), 0) === number(region.querySelector("h3"));
  });
  await look(page, "tiles");
  await page.locator(".bag").click();

  await page.getByRole("button", { name: "If the game ended now" }).click();
  await page.locator(".projected").first().waitFor();

  // A tile far from everything: why not, by which rule, in words.
  await atRest(page);
  const box = await page.locator(".board canvas").boundingBox();
  await page.mouse.click(box.x + 270, box.y + box.height - 220);
  const pointed = page.locator(".callout");
  await pointed.waitFor();
  await look(page, "pointed");
  await pointed.getByRole("button", { name: "Why?" }).click();
  const rule = page.getByRole("dialog", { name: "Why?" });
  // Which rule it is stands there at once; its words are fetched.
  const isTold = async () => {
    await rule.getByRole("heading", { name: "The rule behind it" }).waitFor();
    await rule.getByText(/^Rule [A-Z]{2}-\d+/).waitFor();
    await rule.locator(".told", { hasText: /\w{3}/ }).first().waitFor();
  };
  await isTold();
  await look(page, "why");
  await rule.getByRole("button", { name: "Close" }).click();
  await rule.waitFor({ state: "hidden" });
  await page.keyboard.press("Escape");

  // Every sign on the screen is explained, wherever it stands.
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keys at the table" });
  for (const sign of ["Larger", "Show who owns what", "What happened", "Close"]) await help.getByRole("listitem").getByText(sign, { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "hidden" });

  // What happened since the own turn is shown again, and a key ends it.
  await page.locator(".board canvas").click({ position: { x: 5, y: 5 }, force: true });
  const isShownAgain = holds(page, () => [...document.querySelectorAll(".confirm")].some((one) => one.textContent === "Back to the game"));
  await page.keyboard.press("b");
  await isShownAgain;
  await page.keyboard.press("Escape");
  await page.locator(".target.cell").first().waitFor();

  // A line of the log lights up what it is about.
  const line = page.locator(".log li.score").last();
  for (await player.wait(); (await line.count()) === 0; await player.wait()) await player.answer();
  await line.scrollIntoViewIfNeeded();
  await page.mouse.move(box.x + 640, box.y + 5);
  const plain = await stillPicture(page);
  await line.hover();
  await looksOtherwise(page, plain);
  await look(page, "log-lit");
  // Why so many points?
  await line.getByRole("button", { name: "Why?" }).click();
  await isTold();
  await rule.getByRole("button", { name: "Close" }).click();

  // A line that keys reach lights up its place, too.
  await page.locator(".log ol").focus();
  await page.mouse.move(box.x + 640, box.y + 5);
  const dark = await stillPicture(page);
  const nth = await page.evaluate(() => [...document.querySelectorAll(".log li")].reverse().findIndex((one) => one.matches(".score")) + 1);
  for (let n = 0; n < nth; n++) await page.keyboard.press("ArrowUp");
  await holds(page, () => document.activeElement.matches(".log li.score"));
  await looksOtherwise(page, dark);

  // A figure that cannot stand somewhere: why. A question that only takes the abbot back does not ask where one stands.
  const where = "Choose where it stands, or go on without.";
  const question = page.locator('.dock .mine[data-question="figure"]:not([aria-busy=true])').filter({ hasText: where });
  for (let isFigure = false; !isFigure; ) {
    assert.ok(await player.wait(), "the game is over");
    isFigure = (await question.count()) > 0;
    if (!isFigure) await player.answer();
  }
  // Whoever confirms too early is told what comes first.
  await page.locator(".confirm").click({ force: true });
  await page.getByRole("alert").getByText(where).waitFor();
  const why = page.locator(".callout .why");
  // The board was played on in a small window, and is as small as it was there.
  await page.getByRole("button", { name: "Show the whole board" }).click();
  await atRest(page);
  // Every game lies otherwise: beside the tile that was just placed there is another one, whatever its size.
  const spot = await page.locator("[data-target]").first().boundingBox();
  const tried = [50, 75, 110, 160].flatMap((far) => [[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [-1, 1], [1, -1], [-1, -1]].map(([x, y]) => [spot.x + spot.width / 2 + x * far, spot.y + spot.height / 2 + y * far]));
  for (const at of tried) {
    const isOnBoard = await page.evaluate(([x, y]) => !document.elementFromPoint(x, y)?.closest("button, .dock, .log, .seats, .callout"), at);
    if (!isOnBoard) continue;
    await page.mouse.click(...at);
    // What there is to say is said when everything is answered.
    await answered(page);
    if ((await why.count()) > 0) break;
    await page.keyboard.press("Escape");
  }
  assert.equal(await why.count(), 1, "no place beside the tile says why a figure cannot go there");
  await look(page, "pointed-figure");
  await why.getByRole("button", { name: "Why?" }).click();
  await isTold();
  await rule.getByRole("button", { name: "Close" }).click();

  // Where the log gets less room its end stays in sight.
  await page.locator(".log ol").evaluate(async (list) => {
    for (let n = 0; n < 8; n++) {
      list.scrollTop = list.scrollHeight;
      await new Promise(requestAnimationFrame);
    }
  });
  await page.setViewportSize({ width: 1280, height: 420 });
  await holds(page, () => {
    const list = document.querySelector(".log ol");
    return list.clientHeight < 420 && list.scrollHeight - list.scrollTop - list.clientHeight < 2;
  });
  await page.locator(".log li").last().waitFor();
  await page.setViewportSize(DESKTOP.viewport);

  // In a narrower window what lay beside the board does not lie on what is asked.
  await sees(page.locator(".log"), 1);
  await page.setViewportSize({ width: 760, height: 800 });
  await page.locator(".log").waitFor({ state: "detached" });
  await look(page, "table-narrowed");
  assert.deepEqual(complaints(page), []);
}
