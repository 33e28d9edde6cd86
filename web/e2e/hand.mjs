// A hand inside of the page that answers the question on the table with a certain move: it clicks what a person would.
import { atRest, LIMIT } from "./waits.mjs";

/** Resolves with the places of a question that lie on each other, whatever is chosen in it. */
export async function overlaps(page, name) {
  await page.locator(`.dock .mine[data-question="${name}"]:not([aria-busy=true])`).waitFor();
  await atRest(page);
  return page.evaluate(lying, name);
}

/** Runs in the page. */
async function lying(name) {
  const settle = () => new Promise((done) => setTimeout(done, 0));
  const dock = () => document.querySelector(`.dock .mine[data-question="${name}"]`);
  const found = [];
  const whats = [...dock().querySelectorAll(".what")];
  for (const what of whats.length > 0 ? whats : [undefined]) {
    what?.click();
    await settle();
    const places = [...document.querySelectorAll(".target:is(.figure, .standing, .place):not(.many)")].map((one) => ({ label: one.ariaLabel, box: one.getBoundingClientRect() }));
    for (const [ix, a] of places.entries()) {
      if (Math.min(a.box.width, a.box.height) < 43.5) found.push(`${a.label} is too small`);
      for (const b of places.slice(ix + 1)) {
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (wide > 2 && high > 2) found.push(`${a.label} lies on ${b.label}`);
      }
    }
  }
  return found;
}

/** Answers a question by a move; resolves with nothing, or with what was in the way. */
export const answer = (page, name, text) => page.evaluate(give, { name, text, limit: LIMIT });

/** Runs in the page. */
async function give({ name, text, limit }) {
  const settle = () => new Promise((done) => setTimeout(done, 0));
  const dock = () => document.querySelector(`.dock .mine[data-question="${name}"]:not([aria-busy=true])`);
  const began = performance.now();
  while (!dock()) {
    if (performance.now() - began > limit) return `nobody is asked for ${name}: ${document.querySelector(".dock")?.textContent}`;
    await settle();
  }
  await settle();
  if (document.querySelector(".chooser")) return "only a list of words answers it";
  const button = () => dock().querySelector(`button[data-move="${text}"]`);
  const number = /\d+$/.exec(text)?.[0];
  for (const input of number === undefined ? [] : dock().querySelectorAll("input[type=number]")) {
    input.value = number;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    await settle();
    if (button()) break;
  }
  if (button()) {
    button().click();
    return undefined;
  }
  const cells = text.match(/-?\d+,-?\d+/g) ?? [];
  const whats = [...dock().querySelectorAll(".what")];
  for (const what of whats.length > 0 ? whats : [undefined]) {
    what?.click();
    await settle();
    const keys = [...document.querySelectorAll("[data-target]")].map((target) => target.dataset.target);
    // A barn stands on the corner of a tile, which another tile may name.
    const isNear = (key) => cells.length === 0 || cells.some((cell) => Math.max(...key.split(" ")[0].split(",").map((n, ix) => Math.abs(n - cell.split(",")[ix]))) <= 1);
    for (const key of keys.filter(isNear)) {
      // Where a place has several answers, choosing it again leads to the next.
      const tried = new Set();
      while (!tried.has(dock()?.dataset.move)) {
        tried.add(dock()?.dataset.move);
        document.querySelector(`[data-target="${key}"]`)?.click();
        await settle();
        if (dock()?.dataset.move !== text) continue;
        dock().querySelector(".confirm").click();
        return undefined;
      }
    }
  }
  return `no place and no button leads to ${text}: ${dock()?.textContent}`;
}
