// Plays inside of a page: clicks what can be clicked, as fast as the table answers. No round trip to the test per click.
import { LIMIT } from "./waits.mjs";

/**
 * Runs in the page. Answers questions until the game is over or `most` are answered, or `until` is asked. What was chosen least so far is chosen
 * first, so that a game shows as much as it can.
 */
function play({ most, seed, until, limit }) {
  const wait = () => new Promise((done) => {
    const check = () => {
      const dock = document.querySelector(".dock section");
      const over = document.querySelector("[role=dialog].end");
      if (over) return done({ over });
      if (dock?.getAttribute("aria-busy") !== "true") {
        if (dock?.classList.contains("mine")) return done({ dock });
        const goOn = dock?.querySelector(".confirm:not([aria-disabled=true])");
        if (goOn) return done({ dock, goOn });
      }
      if (performance.now() - began > limit) return done({ stuck: dock?.textContent ?? document.body.textContent });
      setTimeout(check, 4);
    };
    const began = performance.now();
    check();
  });
  const memory = (window.carcasDriver ??= { chosen: {}, n: 0 });
  let state = seed;
  const random = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const least = (list, keyOf) => {
    const counts = list.map((one) => memory.chosen[keyOf(one)] ?? 0);
    const fewest = Math.min(...counts);
    const best = list.filter((_, ix) => counts[ix] === fewest);
    const one = best[random(best.length)];
    memory.chosen[keyOf(one)] = (memory.chosen[keyOf(one)] ?? 0) + 1;
    return one;
  };
  let misses = 0;
  const settle = () => new Promise((done) => setTimeout(done, 0));
  return (async () => {
    for (let n = 0; n < most; n++) {
      const { over, dock, goOn, stuck } = await wait();
      if (stuck !== undefined) return { isOver: false, stuck, n: memory.n };
      if (over) return { isOver: true, n: memory.n };
      if (goOn) {
        goOn.click();
        await settle();
        continue;
      }
      const question = dock.dataset.question ?? "";
      if (question === until) return { isOver: false, n: memory.n };
      const kinds = [...dock.querySelectorAll(".what")];
      const plain = [...dock.querySelectorAll(".choices .button:not(:disabled)")];
      const isBoard = kinds.length > 0 || document.querySelector("[data-target]") !== null;
      const label = (element) => `${question} ${element.dataset?.what ?? element.textContent.replace(/\d+/g, "").trim()}`;
      // Passing is an answer as good as others, but a game of nothing but passes shows little.
      const ways = [...(isBoard ? (kinds.length > 0 ? kinds : [{ dataset: { what: "board" } }]) : []), ...plain];
      if (ways.length === 0) return { isOver: false, stuck: dock.textContent, n: memory.n };
      const way = least(ways, label);
      if (plain.includes(way)) {
        way.click();
      } else {
        if (kinds.includes(way)) way.click();
        await settle();
        const targets = [...document.querySelectorAll("[data-target]")];
        targets[random(targets.length)]?.click();
        await settle();
        const confirm = dock.querySelector(".confirm:not([aria-disabled=true])");
        // The table may have gone on meanwhile.
        if (!confirm && misses++ > 50) return { isOver: false, stuck: `nothing to confirm: ${dock.textContent}`, n: memory.n };
        if (!confirm) {
          await new Promise((done) => setTimeout(done, 20));
          continue;
        }
        confirm.click();
      }
      misses = 0;
      memory.n++;
      await settle();
    }
    return { isOver: false, n: memory.n };
  })();
}

/** Plays on in a page as it is. */
export const drive = (page, options) => page.evaluate(play, { ...options, limit: LIMIT });

/** A window where little is painted. */
export const SMALL = { width: 700, height: 240 };

/** Does something while nobody looks at a page: in a small window where nothing is seen, which takes the processor least. */
export async function unseen(page, act) {
  const size = page.viewportSize();
  const show = (opacity) => page.evaluate((opacity) => void (document.documentElement.style.opacity = opacity), opacity);
  await page.setViewportSize(SMALL);
  await show("0");
  try {
    return await act();
  } finally {
    await show("");
    await page.setViewportSize(size);
  }
}

/** Plays on for the many turns that nobody looks at. */
export const driveOn = (page, options) => unseen(page, () => drive(page, options));
