// Waiting for what is meant. A limit never decides anything, it only ends what hangs: it is generous, and longer where the server or the processor is slowed down.
import assert from "node:assert/strict";

/** Every answer of the server comes up to so many milliseconds later (`E2E_DELAY`). */
export const DELAY = Number(process.env.E2E_DELAY ?? 0);
/** The processor of every page is so many times slower (`E2E_SLOW`). */
export const SLOW = Number(process.env.E2E_SLOW ?? 1);
/** How long something may take, in milliseconds. */
export const LIMIT = 120_000 * Math.max(1, SLOW) * (1 + DELAY / 300);

export const rest = (millis) => new Promise((done) => setTimeout(done, millis));

/** Tries until it goes well, and returns what it returns; at the limit it fails with the last reason. */
export async function eventually(attempt) {
  for (const end = Date.now() + LIMIT; ; await rest(20)) {
    try {
      return await attempt();
    } catch (why) {
      if (Date.now() > end) throw why;
    }
  }
}

/** Waits until exactly so many are there. */
export const sees = (locator, n) => eventually(async () => assert.equal(await locator.count(), n, String(locator)));

/** Waits until something holds in a page, which looks at it in every frame. */
export const holds = (page, isIt, argument) => page.waitForFunction(isIt, argument, { timeout: LIMIT });

/** Waits until a page has painted what it knows by now. */
export const painted = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** So many frames without a change mean that nothing changes by itself any more. */
const FRAMES = 12;

/** Waits until a page is at rest: its pictures are there, nothing moves that comes to an end, and everything that can be pressed stays where it is. */
export const atRest = (page) =>
  page.evaluate(async ({ limit, nFrames }) => {
    const isComing = () =>
      document.querySelector("main[aria-busy=true]") !== null ||
      [...document.images].some((image) => !image.complete && image.loading !== "lazy") ||
      document.getAnimations().some((one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity);
    const places = () => [...document.querySelectorAll("button, a, input, select, canvas")].map((one) => Object.values(one.getBoundingClientRect().toJSON()).join()).join(" ");
    await document.fonts.ready;
    const began = performance.now();
    for (let n = 0, before; n < nFrames; ) {
      if (performance.now() - began > limit) throw new Error("the page does not come to rest");
      const now = isComing() ? undefined : places();
      n = now !== undefined && now === before ? n + 1 : 0;
      before = now;
      await new Promise(requestAnimationFrame);
    }
  }, { limit: LIMIT, nFrames: FRAMES });

/** Waits until everything is answered that a page has asked its server about a table, and whatever the answers made it ask. */
export async function answered(page) {
  // What was on its way when a line was lost is never answered.
  const since = (list, isIt) => list.slice(Math.max(0, list.findLastIndex(isIt)));
  for (let n = 0; n < 2; n++) {
    await painted(page);
    await eventually(async () => {
      const asked = since(page.said, ({ type }) => type === "hello").flatMap(({ type, id }) => (type === "ask" ? [id] : []));
      const told = since(page.frames_, (frame) => frame.startsWith('{"type":"welcome"')).filter((frame) => /^\{"type":"(answer|refused)"/.test(frame));
      const ids = new Set(told.map((frame) => JSON.parse(frame).id));
      assert.deepEqual(asked.filter((id) => !ids.has(id)), [], "questions that are not answered");
    });
  }
}

/** What the board looks like, as a text that is equal for equal pictures. */
const picture = (page) => page.locator(".board canvas").evaluate((canvas) => canvas.toDataURL());

/** The same when everything that was asked is told and painted. */
export async function stillPicture(page) {
  await answered(page);
  for (let before; ; ) {
    await atRest(page);
    const now = await picture(page);
    if (now === before) return now;
    before = now;
  }
}

/** Waits until the board looks otherwise than in a picture, or the same again. */
export const looksOtherwise = (page, than) => holds(page, (than) => document.querySelector(".board canvas").toDataURL() !== than, than);
export const looksLike = (page, as) => holds(page, (as) => document.querySelector(".board canvas").toDataURL() === as, as);
