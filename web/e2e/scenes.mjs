// What is played and looked at. Each scene is a test; its name is what it shows.
import assert from "node:assert/strict";
import { Player } from "./player.mjs";

const DESKTOP = { viewport: { width: 1280, height: 800 }, locale: "en" };
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, locale: "en" };

/** A page that fails the scene when it complains or asks another host. */
async function open(browser, url, options) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.complaints = [];
  page.on("pageerror", (error) => page.complaints.push(String(error)));
  page.on("console", (message) => message.type() === "error" && page.complaints.push(message.text()));
  page.on("request", (request) => {
    const host = new URL(request.url());
    if (host.protocol.startsWith("http") && host.origin !== new URL(url).origin) page.complaints.push(`asked ${host}`);
  });
  await page.goto(url);
  return page;
}

async function playOut(page, most = 400) {
  const player = new Player(page);
  for (let n = 0; n < most; n++) {
    if (!(await player.wait())) return player;
    await player.answer();
  }
  return player;
}

export async function pages({ browser, url, shoot }) {
  for (const [size, options] of [["desktop", DESKTOP], ["phone", PHONE]]) {
    const page = await open(browser, url, options);
    await page.getByRole("heading", { name: "Carcas" }).waitFor();
    await page.waitForTimeout(500);
    await shoot(page, `start-${size}`);
    await page.getByRole("link", { name: "Choose everything" }).click();
    await page.getByText("Edition").first().waitFor();
    await page.waitForTimeout(500);
    await shoot(page, `new-${size}`);
    await page.locator("summary").click();
    await page.locator("summary").scrollIntoViewIfNeeded();
    await shoot(page, `switches-${size}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= options.viewport.width, `the page is ${wide} pixels wide`);
    await page.goto(`${url}/games`);
    await page.waitForTimeout(500);
    await shoot(page, `games-${size}`);
    await page.goto(`${url}/nowhere`);
    await page.getByRole("alert").waitFor();
    await shoot(page, `nothing-${size}`);
    await page.goto(`${url}/game/aaaaaaaaaaaa`);
    await page.getByRole("alert").waitFor();
    await shoot(page, `gone-${size}`);
    const known = page.complaints.filter((text) => !text.includes("404"));
    assert.deepEqual(known, []);
    await page.context().close();
  }
}

export async function bot({ browser, url, shoot }) {
  const page = await open(browser, url, DESKTOP);
  await page.getByRole("button", { name: "Play against the computer" }).click();
  const player = new Player(page);
  let fieldsAt = 0;
  for (let n = 0; n < 400; n++) {
    if (!(await player.wait())) break;
    if (player.turns === 0 && n === 0) await page.waitForTimeout(1500);
    if (n === 0) await shoot(page, "table-first");
    if (player.turns === 6) {
      await page.locator("[data-target]").first().dispatchEvent("click").catch(() => {});
      await page.waitForTimeout(300);
      await shoot(page, "table-chosen");
    }
    await player.answer();
    if (player.turns === 15) await shoot(page, "table-middle");
    if (player.turns === 16 && player.turns !== fieldsAt) {
      fieldsAt = player.turns;
      await page.getByRole("button", { name: "Show who owns the fields" }).click();
      await page.waitForTimeout(700);
      await shoot(page, "table-fields");
      await page.getByRole("button", { name: "Show who owns the fields" }).click();
    }
  }
  await page.waitForTimeout(800);
  await shoot(page, "table-over");
  await page.getByRole("button", { name: "Look at the board" }).click();
  await page.waitForTimeout(400);
  await shoot(page, "table-board");
  assert.ok(player.turns > 25, `only ${player.turns} turns`);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}

export async function phone({ browser, url, shoot }) {
  const page = await open(browser, url, PHONE);
  await page.getByRole("button", { name: "Play against the computer" }).tap();
  const player = new Player(page);
  while (player.turns < 9) {
    await player.wait();
    if (player.turns === 0) {
      await page.waitForTimeout(1500);
      await shoot(page, "phone-first");
    }
    await player.answer();
  }
  await player.wait();
  await page.locator("[data-target]").first().dispatchEvent("click");
  await page.waitForTimeout(600);
  await shoot(page, "phone-chosen");
  await page.locator(".confirm").click();
  await page.waitForTimeout(900);
  await shoot(page, "phone-next");
  await page.getByRole("button", { name: "What happened" }).tap();
  await page.waitForTimeout(300);
  await shoot(page, "phone-log");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `the page is ${wide} pixels wide`);
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}

export async function friend({ browser, url, shoot }) {
  const host = await open(browser, url, DESKTOP);
  await host.getByRole("button", { name: "Play with a friend" }).click();
  const link = await host.getByLabel("Send this link to one person:").inputValue();
  await host.waitForTimeout(400);
  await shoot(host, "friend-waiting");
  const guest = await open(browser, url, DESKTOP);
  await guest.goto(link);
  await guest.getByRole("button", { name: "Sit down" }).waitFor();
  await guest.waitForTimeout(400);
  await shoot(guest, "friend-invited");
  await guest.getByLabel("Your name").fill("Ana");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.locator(".mine").waitFor();
  await new Player(host).answer();
  await new Player(host).answer();
  await host.waitForTimeout(500);
  assert.deepEqual([...host.complaints, ...guest.complaints], []);
  // Somebody else comes with the same link.
  const late = await open(browser, url, DESKTOP);
  await late.goto(link);
  await late.getByRole("button", { name: "Sit down" }).click();
  await late.getByRole("alert").waitFor();
  await shoot(late, "friend-taken");
  for (const page of [host, guest, late]) await page.context().close();
}

export async function reload({ browser, url }) {
  const page = await open(browser, url, DESKTOP);
  await page.getByRole("button", { name: "Play against the computer" }).click();
  await page.locator(".mine").waitFor();
  await new Player(page).answer();
  await page.reload();
  await page.locator(".mine, .confirm").first().waitFor();
  // The network goes and comes back, and what was chosen meanwhile counts once.
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.locator(".mine, .confirm").first().waitFor();
  await playOut(page, 6);
  await page.context().close();
}

export async function languages({ browser, url, shoot }) {
  for (const locale of ["es", "fr", "de"]) {
    const page = await open(browser, url, { ...PHONE, locale });
    await page.locator(".way").first().click();
    await page.locator(".mine").waitFor();
    await page.waitForTimeout(800);
    await shoot(page, `language-${locale}`);
    assert.equal(await page.locator("html").getAttribute("lang"), locale);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 360, `in ${locale} the page is ${wide} pixels wide`);
    assert.deepEqual(page.complaints, []);
    await page.context().close();
  }
}

/** A table of two seats on one screen, with boxes. */
async function hotSeat(browser, url, boxes, options = DESKTOP) {
  const page = await open(browser, `${url}/new`, options);
  for (const box of boxes) await page.getByLabel(box, { exact: false }).first().check();
  await page.getByLabel("Players 2").selectOption("me");
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".mine").waitFor();
  return page;
}

export async function dragon({ browser, url, shoot }) {
  const page = await hotSeat(browser, url, ["The Princess & the Dragon"]);
  const player = new Player(page);
  let nWalks = 0;
  for (let n = 0; n < 900; n++) {
    if (!(await player.wait())) break;
    const heading = await page.locator(".dock .heading").textContent();
    if (heading.includes("dragon") && nWalks++ === 2) {
      await page.locator("[data-target]").first().dispatchEvent("click");
      await page.waitForTimeout(300);
      await shoot(page, "dragon-walk");
    }
    if (heading.includes("knight home")) await shoot(page, "princess");
    await player.answer();
  }
  await page.waitForTimeout(500);
  await shoot(page, "dragon-over");
  console.log([...player.asked].map(([what, n]) => `  ${n} x ${what}`).join("\n"));
  assert.ok(nWalks > 0, "the dragon never moved");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}

export async function everything({ browser, url, shoot }) {
  const page = await open(browser, `${url}/new`, DESKTOP);
  const boxes = page.locator(".box > label input");
  await boxes.first().waitFor();
  for (let ix = 0; ix < (await boxes.count()); ix++) await boxes.nth(ix).check();
  await page.getByLabel("Players 2").selectOption("me");
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".mine").waitFor();
  const player = new Player(page);
  const seen = new Set();
  for (let n = 0; n < 2500; n++) {
    if (!(await player.wait())) break;
    const heading = (await page.locator(".dock .heading").textContent()).replace(/Guest( 2)?/g, "…");
    if (!seen.has(heading) && seen.size < 60) {
      seen.add(heading);
      const name = heading.toLowerCase().replace(/[^a-z]+/g, "-").slice(0, 40);
      await page.locator("[data-target]").first().dispatchEvent("click").catch(() => {});
      await page.waitForTimeout(150);
      await shoot(page, `asked${name}`);
    }
    await player.answer();
  }
  await page.waitForTimeout(500);
  await shoot(page, "everything-over");
  console.log([...seen].join("\n"));
  assert.ok(await page.locator("[role=dialog]").isVisible(), "the game did not end");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}

/** No pointer at all: targets by the tabulator, keys for the rest. */
export async function keyboard({ browser, url }) {
  const page = await open(browser, url, DESKTOP);
  await page.locator(".way").first().focus();
  await page.keyboard.press("Enter");
  for (let turn = 0; turn < 4; turn++) {
    await page.locator(".mine:not([aria-busy=true]) .heading").waitFor();
    const before = await page.locator(".tiles-left").textContent();
    await page.locator("[data-target]").first().focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("c");
    await page.waitForTimeout(400);
    // The figure step, if there is one: without a figure.
    const pass = page.locator(".mine .choices .button").first();
    if (await pass.count()) {
      await pass.focus();
      await page.keyboard.press("Enter");
    }
    await page.waitForTimeout(200);
    await page.keyboard.press("c");
    await page.waitForFunction((before) => document.querySelector(".tiles-left")?.textContent !== before, before);
  }
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}

export async function undoAndResign({ browser, url, shoot }) {
  const page = await open(browser, url, DESKTOP);
  await page.locator(".way").first().click();
  const cells = page.locator(".target.cell");
  await cells.first().waitFor();
  const nCells = await cells.count();
  // A tile that is placed and taken back is to be placed again.
  await cells.first().dispatchEvent("click");
  await page.locator(".confirm").click();
  await page.locator(".target.figure").first().waitFor();
  await page.getByRole("button", { name: "Take back" }).click();
  await cells.first().waitFor();
  assert.equal(await cells.count(), nCells);
  // A place where the tile does not fit says why.
  await page.mouse.click(600, 330);
  await page.getByRole("alert").waitFor();
  await shoot(page, "refused");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByText("Give up this game?").waitFor();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("dialog", { name: "The game is over" }).waitFor();
  await shoot(page, "resigned");
  assert.deepEqual(page.complaints, []);
  await page.context().close();
}
