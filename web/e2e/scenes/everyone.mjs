// For everyone: keys alone, typed commands, touch, languages, eyes that see colors otherwise.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { holdSeats } from "../api.mjs";
import { drive, driveOn, SMALL } from "../driver.mjs";
import { untranslated } from "../look.mjs";
import { complaints, DESKTOP, gameIn, open, PHONE, visit } from "../pages.mjs";
import { Player } from "../player.mjs";
import { atRest, eventually, holds } from "../waits.mjs";

/** How many answers are given where a game is not played to its end. */
const FEW = 16;

/** Nothing but keys that are really pressed: some turns, and in the deep run a whole game. */
export async function keyboardGame({ browser, url, api, look, note, isDeep }) {
  const page = await open(browser, url);
  await page.locator(".whole").first().waitFor();
  // From the first page to the table by the tabulator.
  for (let n = 0; n < 12 && !(await page.evaluate(() => document.activeElement.matches(".whole"))); n++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator(".mine").waitFor();
  await page.keyboard.press("?");
  await page.getByRole("heading", { name: "Keys at the table" }).waitFor();
  await look(page, "table-keys");
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  const game = await gameIn(page);
  const WAYS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  let nKeys = 0;
  const press = (key) => (nKeys++, page.keyboard.press(key));
  const player = new Player(page);
  for (let n = 0; n < (isDeep ? 400 : FEW) && (await player.wait()); n++) {
    const has = await page.evaluate(() => document.querySelector("[data-target]") !== null);
    if (has) {
      await press(WAYS[n % 4]);
      if (n % 3 === 0) await press(WAYS[(n + 1) % 4]);
      await holds(page, () => document.activeElement?.matches("[data-target]"));
      await press("Enter");
      if (n === 0) {
        await look(page, "table-keyboard");
        await page.setViewportSize(SMALL);
      }
    } else {
      await press("1");
    }
    await press("c");
  }
  note(`${nKeys} keys`);
  assert.deepEqual(complaints(page), []);
  if (!isDeep) {
    await player.wait();
    const made = (await api.log(game)).filter(({ what }) => what.kind === "moved" && what.by === "person");
    assert.ok(made.length >= FEW / 2, `keys made ${made.length} moves`);
    return;
  }
  await page.locator("[role=dialog].end").waitFor();
  const { about } = await api.view(game);
  assert.equal(about.result.reason, "finished");
  // The result has the focus, and what was announced before is gone.
  await holds(page, () => document.activeElement.matches("[role=dialog].end"));
  await holds(page, () => [...document.querySelectorAll("[data-announces]")].every((one) => one.textContent === ""));
}

/** Everything is typed and everything is told: what a screen reader says is enough to play. */
export async function typedGame({ browser, url, api, look }) {
  const { game, tokens } = await api.table({ people: ["Ana"], bots: ["greedy"] });
  const page = await open(browser, `${url}/game/${game}`, DESKTOP, (context) => holdSeats(context, game, tokens));
  await page.locator(".mine").waitFor();
  await page.keyboard.press("/");
  const line = page.getByLabel("Command", { exact: true });
  const output = page.locator(".output .one").last();
  const type = async (text) => {
    const n = await page.locator(".output .one").count();
    await line.fill(text);
    await line.press("Enter");
    await holds(page, (n) => document.querySelectorAll(".output .one").length > n, n);
    return output.innerText();
  };
  assert.match(await type("help"), /list/);
  for (const text of ["scores", "tiles", "board", "look 0,0", "fields", "features", "last", "clock", "why", "rules", "fits 1,0"]) assert.ok((await type(text)).split("\n").length > 1, text);
  assert.match(await type("frobnicate"), /not understood/);
  // What is refused says why, and by which rule.
  assert.match(await type("place 40,40"), /\(Rule [A-Z]{2}-\d+\)/);
  assert.match(await type("place 0,0"), /\(Rule [A-Z]{2}-\d+\)/);
  assert.match(await type("why BA-05"), /Rule BA-05\s+.{20}/);
  await look(page, "table-commands");
  // Turns by numbers of the list, until the bot has answered twice.
  for (let n = 0; n < 12; n++) {
    await page.locator(".mine:not([aria-busy=true])").waitFor();
    const listed = await type("list");
    assert.match(listed, /1\. /);
    assert.match(await type("1"), /Done/);
  }
  await page.locator("[data-announces=polite]", { hasText: /Greedy|Ana/ }).waitFor({ state: "attached" });
  await page.locator("[data-announces=assertive]", { hasText: /Your turn/ }).waitFor({ state: "attached" });
  const moves = (await api.log(game)).filter(({ what }) => what.kind === "moved" && what.by === "person");
  assert.ok(moves.length >= 10, `${moves.length} moves`);
  assert.deepEqual(complaints(page), []);
}

/** A phone, by touch: real taps, then a faster hand, in the deep run to the end. */
export async function phoneGame({ browser, url, api, look, isDeep }) {
  const page = await open(browser, url, PHONE);
  await page.getByRole("button", { name: "Play against the computer" }).tap();
  const player = new Player(page, { isTouch: true });
  await player.wait();
  await look(page, "phone-first", { isTouch: true });
  while (player.turns < 7) {
    await player.wait();
    await player.answer();
  }
  await player.wait();
  // Whoever has no figure left is not asked for one: then it is the next tile.
  while ((await page.locator("[data-target]").count()) === 0) {
    await player.answer();
    await player.wait();
  }
  await page.locator(`[data-target="${await player.pick()}"]`).tap();
  await look(page, "phone-chosen", { isTouch: true });
  await page.locator(".confirm").tap();
  await page.getByRole("button", { name: "What happened", exact: true }).tap();
  await look(page, "phone-log", { isTouch: true });
  await page.getByRole("button", { name: "Close" }).first().tap();
  await page.getByRole("button", { name: "More" }).tap();
  await look(page, "phone-menu", { isTouch: true });
  await page.getByRole("button", { name: "Cancel" }).last().tap();
  await throughWords(page, player);
  const { isOver, stuck } = await drive(page, { most: isDeep ? 2000 : FEW, seed: 3 });
  assert.deepEqual([isOver, stuck], [isDeep, undefined]);
  assert.deepEqual(complaints(page), []);
  if (!isDeep) return;
  await page.locator("[role=dialog].end").waitFor();
  await look(page, "phone-over", { isTouch: true });
  assert.equal((await api.view(await gameIn(page))).about.result.reason, "finished");
}

/** Words about a tile lie above places to choose: a finger goes through them. */
async function throughWords(page, player) {
  // About empty table something is said where a tile is to be placed.
  for (await player.wait(); (await page.locator(".target.cell").count()) === 0; await player.wait()) await player.answer();
  await atRest(page);
  const { x, y } = await page.evaluate(() => {
    const isBare = (x, y) => document.elementFromPoint(x, y)?.tagName === "CANVAS";
    const points = Array.from({ length: 30 * 14 }, (_, ix) => ({ x: 8 + (ix % 14) * 26, y: 150 + Math.floor(ix / 14) * 14 }));
    return points.find(({ x, y }) => isBare(x, y));
  });
  await page.touchscreen.tap(x, y);
  const words = page.locator(".callout .card");
  await words.waitFor();
  await atRest(page);
  const isThrough = await words.evaluate((card) => {
    const { left, top, height } = card.getBoundingClientRect();
    return Boolean(document.elementFromPoint(left + 20, top + height / 2)?.closest(".board"));
  });
  assert.ok(isThrough, "words are in the way of a finger");
  await words.getByRole("button", { name: "Close" }).tap();
  await words.waitFor({ state: "detached" });
}

/** Every screen in every language; in the deep run also in the one that is longer than all and marks what is translated. */
export async function languages({ browser, url, api, look, isDeep }) {
  const { boxes } = await api.catalogue();
  const { game, tokens } = await api.table({ people: ["Ana", "Bo", "Cy"], boxes: boxes.filter((box) => box.isPlayable).map((box) => box.name), clock: { kind: "increment", baseS: 900, addS: 5 } });
  const over = await finished(api);
  for (const tag of ["es", "fr", "de", ...(isDeep ? ["qps"] : [])]) {
    const isPseudo = tag === "qps";
    const options = { ...PHONE, locale: isPseudo ? "en" : tag };
    const page = await open(browser, url, options, async (context) => {
      await holdSeats(context, game, tokens);
      if (isPseudo) await context.addInitScript(() => localStorage.setItem("carcas.language", '"qps"'));
    });
    const names = ["Carcas", "Ana", "Bo", "Cy", "English", "Español", "Français", "Deutsch", "Rio Grande", "Devir", "Filosofia", "Z-Man", "Enter", "Esc", "Shift", "Home", "End"];
    const check = async (as) => {
      // One language shows how they look, and the one that is longer than all.
      await look(page, `language-${tag}-${as}`, { isTouch: true, withAxe: false, ...(tag === "de" || isPseudo ? {} : { pictures: undefined }) });
      if (isPseudo) assert.deepEqual(await untranslated(page, names), [], `${as} shows what is not translated`);
    };
    await page.locator(".whole").first().waitFor();
    if (!isPseudo) assert.equal(await page.locator("html").getAttribute("lang"), tag);
    await check("start");
    await visit(page, `/new`);
    await page.locator("details").first().waitFor();
    await page.evaluate(() => document.querySelectorAll("details").forEach((one) => (one.open = true)));
    await check("new");
    await visit(page, `/games`);
    // Those of this browser stand there when both lists have come.
    await page.locator("h2").nth(2).waitFor();
    await check("games");
    await visit(page, `/game/${game}`);
    await page.locator(".mine [data-target], [data-target]").first().waitFor();
    await page.locator("[data-target]").first().dispatchEvent("click");
    await check("table");
    await eventually(async () => {
      const ends = await page.evaluate(() => [...document.querySelectorAll(".score")].map((one) => one.getBoundingClientRect().right <= screen.width));
      assert.deepEqual(ends, [true, true, true], "a score is cut off");
    });
    await page.keyboard.press("?");
    await page.locator("dialog[open]").waitFor();
    await check("keys");
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.keyboard.press("l");
    await page.locator(".log li").first().waitFor();
    await check("log");
    await visit(page, `/game/${over}`);
    await page.locator("[role=dialog].end").waitFor();
    await check("over");
    await visit(page, `/game/${over}/replay/9`);
    await page.locator("input[type=range]").waitFor();
    await page.locator(".buttons .icon[aria-pressed]").nth(1).click();
    await page.locator(".analysis").waitFor();
    await check("replay");
    await visit(page, `/puzzles`);
    await page.locator("ol a").first().waitFor();
    await check("puzzles");
    await visit(page, `/puzzle/daily`);
    await page.locator("[data-target]").first().waitFor();
    await check("puzzle");
    await visit(page, `/game/aaaaaaaaaaaa`);
    await page.getByRole("alert").waitFor();
    await check("gone");
    assert.deepEqual(complaints(page).filter((text) => !text.includes("404")), []);
    await page.context().close();
  }
  // A language that was chosen stays chosen.
  const page = await open(browser, url);
  const german = /"web-play-bot": \(\) => `([^`]+)`/.exec(readFileSync(join(import.meta.dirname, "../../../crates/text/typescript/de.ts"), "utf8"))[1];
  await page.getByLabel("Language").selectOption("de");
  await page.getByRole("button", { name: german }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: german }).waitFor();
}

/** A game of bots that is over. */
async function finished(api) {
  const { game } = await api.table({ bots: ["greedy", "random"] });
  await api.over(game);
  return game;
}

/** A large screen in the evening, and a phone: the same pages with colors for the night. */
export async function evening({ browser, url, api, look }) {
  const { game, tokens } = await api.table({ people: ["Ana"], bots: ["greedy", "greedy"], boxes: ["inns-and-cathedrals", "princess-and-dragon"] });
  for (const [size, options] of [["large", { viewport: { width: 1920, height: 1080 }, locale: "en" }], ["phone", PHONE]]) {
    const isTouch = size === "phone";
    const page = await open(browser, url, { ...options, colorScheme: "dark" }, (context) => holdSeats(context, game, tokens));
    await page.locator(".whole").first().waitFor();
    await look(page, `night-start-${size}`, { isTouch });
    await visit(page, `/game/${game}`);
    await page.locator(".mine").waitFor();
    assert.equal((await driveOn(page, { most: 20, seed: 7 })).stuck, undefined);
    await page.locator("[data-target], .choices button").first().waitFor();
    await look(page, `night-table-${size}`, { isTouch });
    await visit(page, "/new");
    await page.locator(".boxes").waitFor();
    await look(page, `night-new-${size}`, { isTouch });
    await visit(page, `/game/${game}/replay/12`);
    await page.locator("input[type=range]").waitFor();
    await look(page, `night-replay-${size}`, { isTouch });
    assert.deepEqual(complaints(page), []);
    await page.context().close();
  }
}

const DEFICIENCIES = ["deuteranopia", "protanopia", "tritanopia", "achromatopsia"];

/** Seats are told apart by more than color: marks and lightness. Pictures show the table as others see it. */
export async function colorBlind({ browser, url, api, shoot }) {
  const { game } = await api.table({ bots: Array(6).fill("greedy"), boxes: ["inns-and-cathedrals"] });
  await api.over(game);
  const page = await open(browser, `${url}/game/${game}`);
  await page.getByRole("button", { name: "Look at the board" }).click();
  // Every seat has a mark of its own on its figures.
  const marks = await page.evaluate(async () => (await (await fetch("/art/pieces.json")).json()).seats.map((seat) => seat.mark));
  assert.equal(new Set(marks).size, 6);
  const devtools = await page.context().newCDPSession(page);
  for (const type of DEFICIENCIES) {
    await devtools.send("Emulation.setEmulatedVisionDeficiency", { type });
    await atRest(page);
    await shoot(page, `colors-${type}`);
    // The figures beside the names, as they are painted, differ for these eyes, too.
    const pictures = [];
    for (const figure of await page.locator("[data-seat] img.who").all()) pictures.push((await figure.screenshot()).toString("base64"));
    assert.equal(new Set(pictures).size, 6, `seats look alike with ${type}`);
  }
  await devtools.send("Emulation.setEmulatedVisionDeficiency", { type: "none" });
  await shoot(page, "colors-none");
  assert.deepEqual(complaints(page), []);
}
