// Small signs: whose turn it is on the tab, sounds, motion, and fingers that lie on several places at once.
import assert from "node:assert/strict";
import { holdSeats } from "../api.mjs";
import { complaints, DESKTOP, open, PHONE } from "../pages.mjs";
import { Player } from "../player.mjs";
import { atRest, eventually, holds, painted } from "../waits.mjs";
import { gameOf } from "./decisions.mjs";

/** The tab tells whose turn it is, by its title and by its icon; nothing sounds unless somebody wants it. */
export async function turnOnTab({ browser, url, api }) {
  const { game, tokens } = await api.table({ people: ["Ana", "Bo"] });
  const page = await open(browser, `${url}/game/${game}`, DESKTOP, async (context) => {
    await holdSeats(context, game, [tokens[0]]);
    await context.addInitScript(() => {
      window.nSounds = 0;
      const Real = window.AudioContext;
      window.AudioContext = class extends Real {
        createOscillator() {
          window.nSounds++;
          return super.createOscillator();
        }
      };
    });
  });
  const shows = (icon) => page.locator(`link[rel=icon][href="${icon}"]`).waitFor({ state: "attached" });
  const player = new Player(page);
  await player.wait();
  await holds(page, () => document.title.startsWith("● Your turn"));
  await shows("/favicon-turn.svg");
  for (const path of ["/favicon.svg", "/favicon-turn.svg"]) assert.equal((await fetch(url + path)).headers.get("content-type"), "image/svg+xml");
  await player.answer();
  await page.locator('[data-question="figure"]').waitFor();
  await page.locator("[data-answer=pass]").click();
  await holds(page, () => document.title === "Carcas");
  await shows("/favicon.svg");
  assert.equal(await page.evaluate(() => window.nSounds), 0, "something sounded");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByLabel("Sounds").check();
  await holds(page, () => window.nSounds > 0);
  await page.reload();
  await page.getByRole("button", { name: "More" }).click();
  await eventually(async () => assert.ok(await page.getByLabel("Sounds").isChecked(), "what was chosen stays chosen"));
  assert.deepEqual(complaints(page), []);
}

/** Nothing moves for those who do not like it. */
export async function withoutMotion({ browser, url, api }) {
  const { game, tokens } = await api.table({ people: ["Ana"], bots: ["greedy"] });
  for (const [reducedMotion, isStill] of [["reduce", true], ["no-preference", false]]) {
    const page = await open(browser, url, { ...DESKTOP, reducedMotion }, async (context) => {
      await holdSeats(context, game, tokens);
      await context.addInitScript(() => {
        window.nAnimations = 0;
        addEventListener("animationstart", () => window.nAnimations++, true);
      });
    });
    await page.locator(".whole").first().waitFor();
    if (!isStill) await holds(page, () => window.nAnimations > 0);
    await painted(page);
    assert.equal((await page.evaluate(() => window.nAnimations)) === 0, isStill, `the first page with ${reducedMotion}`);
    await page.goto(`${url}/game/${game}`);
    const player = new Player(page);
    await player.wait();
    await atRest(page);
    const x = await page.evaluate(() => document.querySelector("[data-target]").getBoundingClientRect().x);
    for (let n = 0; n < 2; n++) await page.getByRole("button", { name: "Larger" }).click();
    await atRest(page);
    // A view that jumps is there before anything else happens, one that glides waits for a frame. Where it is goes from frame to frame, however long each takes.
    const way = await page.getByRole("button", { name: "Show the whole board" }).evaluate(async (button, x) => {
      // A pixel is nothing.
      const now = () => Math.trunc((document.querySelector("[data-target]").getBoundingClientRect().x - x) / 2) + 0;
      const way = [now()];
      button.click();
      await Promise.resolve();
      way.push(now());
      while (way.at(-1) !== 0 && way.length < 1000) {
        await new Promise(requestAnimationFrame);
        way.push(now());
      }
      return way;
    }, x);
    assert.notEqual(way[0], 0, "a larger view lies elsewhere");
    assert.equal(way.at(-1), 0, "the whole board is not shown again");
    if (isStill) assert.deepEqual(way.slice(1), [0], "the view is there at once");
    else assert.equal(way[1], way[0], "the view glides");
    assert.deepEqual(complaints(page), []);
    await page.context().close();
  }
}

/** A portal offers places all over the board: a finger that lies on several is shown them from near, and then hits one. */
export async function fingerAmongMany({ browser, url, api, look, note }) {
  const { text, nSeats, wanted } = gameOf("all-boxes-filosofia.txt");
  const { at } = wanted.find((one) => one.text === "meeple -4,-4 field:EL");
  const { game, tokens } = await api.goOn(await api.bring(text), at, nSeats);
  const page = await open(browser, `${url}/game/${game}`, PHONE, (context) => holdSeats(context, game, tokens));
  await page.locator(".target.many").nth(12).waitFor();
  await look(page, "phone-portal", { isTouch: true });
  await atRest(page);
  const close = await page.evaluate(() => {
    const all = [...document.querySelectorAll(".target.many")].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { one, key: one.dataset.target, x: left + width / 2, y: top + height / 2 };
    });
    const isHit = ({ x, y }) => document.elementFromPoint(x, y)?.matches(".target.many");
    const found = all.filter(isHit).find((a) => all.some((b) => b !== a && Math.hypot(a.x - b.x, a.y - b.y) < 20));
    return { n: all.length, key: found.key, x: found.x, y: found.y };
  });
  note(`${close.n} places`);
  await page.touchscreen.tap(close.x, close.y);
  await page.locator(".target.figure:not(.many)").first().waitFor();
  assert.equal(await page.locator(".dock section[data-move]").count(), 0, "nothing was chosen by chance");
  await look(page, "phone-portal-near", { isTouch: true });
  await page.locator(`[data-target="${close.key}"]`).tap();
  await page.locator(`[data-target="${close.key}"][aria-pressed=true]`).waitFor();
  await page.locator(".confirm").tap();
  await page.locator(`[data-target="${close.key}"]`).waitFor({ state: "detached" });
  assert.deepEqual(complaints(page), []);
}
