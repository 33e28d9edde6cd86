// The pages around tables, at both sizes: each is looked at, and must hold what every screen must.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { complaints, DESKTOP, gameIn, open, PHONE } from "../pages.mjs";
import { atRest, eventually } from "../waits.mjs";

const RECORD = readFileSync(join(import.meta.dirname, "../../../docs/example-game.txt"));

/** Opens everything that can be folded out. */
export const unfold = (page) => page.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));

async function walk({ browser, url, look }, size, options) {
  const isTouch = size === "phone";
  const page = await open(browser, url, options);
  await page.getByRole("heading", { name: "Carcas" }).waitFor();
  await page.locator(".against select").waitFor();
  await page.locator(".game", { hasText: /^\s*Both play: .* · Base game/ }).waitFor();
  await look(page, `start-${size}`, { isTouch });
  await page.getByRole("link", { name: "Choose everything" }).click();
  await page.locator(".boxes").waitFor();
  await look(page, `new-${size}`, { isTouch });
  await page.locator(".box > label input").first().check();
  await page.locator(".box > label input").nth(4).check();
  await unfold(page);
  await page.locator(".boxes").scrollIntoViewIfNeeded();
  await page.locator(".cover img").first().waitFor();
  await look(page, `new-boxes-${size}`, { isTouch });
  await page.locator("summary", { hasText: "Single rules" }).scrollIntoViewIfNeeded();
  await look(page, `new-switches-${size}`, { isTouch });
  await page.goto(`${url}/games`);
  await page.getByRole("heading", { name: "My games", exact: true }).waitFor();
  assert.equal(await page.locator("h2").first().textContent(), "Public tables", "what there is stands above what there is not");
  await look(page, `games-${size}`, { isTouch });
  assert.deepEqual(complaints(page), []);
  await page.context().close();
}

export async function pagesOnDesktop(stage) {
  await walk(stage, "desktop", DESKTOP);
}

export async function pagesOnPhone(stage) {
  await walk(stage, "phone", PHONE);
}

/** A setup is chosen in detail, and that is what is played. */
export async function tableInDetail({ browser, url, api }) {
  const page = await open(browser, `${url}/new`);
  await page.locator("strong", { hasText: "Inns & Cathedrals" }).click();
  await page.locator("summary", { hasText: "Parts of this box" }).click();
  await page.getByLabel("inns", { exact: true }).uncheck();
  await page.locator("strong", { hasText: "Devir" }).click();
  await page.getByLabel("Your name 1").fill("Ana");
  await page.getByLabel("Player 2").selectOption("me");
  await page.getByLabel("Your name 2").fill("Bo");
  // One more is as the last one was, until somebody chooses.
  await page.getByRole("button", { name: "Add a player" }).click();
  await eventually(async () => assert.equal(await page.getByLabel("Player 3").inputValue(), "me"));
  await page.getByLabel("Player 3").selectOption("bot newcomer");
  await page.getByLabel("Clock").selectOption("10");
  await page.getByLabel("Aids").selectOption("none");
  await page.getByText("The lobby shows this table").click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/game\/\w+$/);
  await page.locator(".mine").waitFor();
  const { about } = await api.view(await gameIn(page));
  assert.equal(about.setup.preset, "devir");
  assert.deepEqual(about.setup.boxes, ["inns-and-cathedrals:cathedrals+large-follower"]);
  assert.deepEqual(about.seats.map((seat) => seat.name).slice(0, 2), ["Ana", "Bo"]);
  assert.equal(about.seats[2].holder.kind, "bot");
  assert.deepEqual([about.aids, about.isPublic, about.clock.kind], ["none", true, "increment"]);
  // Others find it in the lobby, and my games know whose turn it is.
  await page.goto(`${url}/games`);
  await page.getByText("Your turn", { exact: true }).waitFor();
  await page.goto(url);
  await page.getByRole("heading", { name: "It is your turn here" }).waitFor();
  // What was played last is what one click plays, and the page says so.
  await page.locator(".game", { hasText: "Devir" }).getByText("Inns & Cathedrals").waitFor();
  await page.getByRole("button", { name: "Base game only" }).click();
  await page.locator(".game", { hasText: "Base game" }).waitFor();
  await page.getByRole("button", { name: "Play against the computer" }).click();
  await page.waitForURL(/\/game\/\w+$/);
  const { usualPreset } = await api.catalogue();
  assert.deepEqual((await api.view(await gameIn(page))).about.setup, { preset: usualPreset, boxes: [], switches: {} });
  const other = await open(browser, `${url}/games`);
  await other.locator(`a[href*="${about.game}"]`).click();
  await other.locator(".dock .heading", { hasText: /Ana|Bo|Newcomer/ }).waitFor();
  assert.equal(await other.locator(".mine").count(), 0);
  assert.deepEqual(complaints(page, other), []);
}

/** A record from a file is shown; one that does not parse is refused in words. */
export async function recordFile({ browser, url, look }) {
  const page = await open(browser, `${url}/games`);
  const input = page.locator("input[type=file]");
  await input.setInputFiles({ name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("Dear Ana,\nhow are you?\n") });
  await page.getByText("This file is no record of a game.").waitFor();
  await look(page, "record-bad");
  await input.setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: RECORD });
  await page.waitForURL(/\/game\/[a-z0-9]+\/replay$/);
  assert.deepEqual(complaints(page).filter((text) => !text.includes("400")), []);
}

/** A game that cannot be is refused in the language of whoever chose it. */
export async function impossibleSetup({ browser, url, look }) {
  const page = await open(browser, `${url}/new`, { ...DESKTOP, locale: "de" });
  await page.locator(".boxes").waitFor();
  for (let n = 0; n < 4; n++) await page.getByRole("button", { name: "Spieler hinzufügen" }).click();
  await page.getByRole("button", { name: "Los geht's" }).click();
  await page.getByRole("alert").getByText("Wirtshäuser und Kathedralen").waitFor();
  await look(page, "new-refused");
  for (let n = 0; n < 4; n++) await page.getByRole("button", { name: "Entfernen 3" }).click();
  await page.getByRole("button", { name: "Los geht's" }).click();
  // Long words have room in one line.
  const left = page.locator(".tiles-left", { hasText: "Plättchen" });
  await left.waitFor();
  await atRest(page);
  assert.ok(await left.evaluate((words) => words.scrollWidth <= words.clientWidth && words.clientHeight < 30), "the number of tiles is cut");
  await look(page, "table-german");
  assert.deepEqual(complaints(page).filter((text) => !text.includes("400")), []);
}
