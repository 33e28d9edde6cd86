// What every screen must keep, whatever it shows: nothing too wide, nothing cut off, no raw key, targets for fingers, axe.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { atRest } from "./waits.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const KEYS = [...readFileSync(join(import.meta.dirname, "../../crates/text/typescript/messages.ts"), "utf8").matchAll(/^ {2}"([a-z0-9-]+)":/gm)].map((found) => found[1]);

/** Findings of axe that are serious or worse, each with the elements that it is about. */
export async function axe(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, impact, help, nodes }) => ({ id, impact, help, nodes: nodes.map((node) => `${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`) }));
  });
  return found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, help, nodes }) => `axe ${id}: ${help}\n    ${nodes.slice(0, 3).join("\n    ")}`);
}

/** What does not fit, in the page. `isTouch`: whether fingers must hit everything. */
function measure({ keys, isTouch }) {
  const problems = [];
  const root = document.documentElement;
  // The window of a phone grows with a page that is too wide; its screen does not.
  const wide = Math.min(innerWidth, screen.width);
  if (root.scrollWidth > wide) problems.push(`the page is ${root.scrollWidth} pixels wide in a window of ${wide}`);
  const isShown = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const name = (element) => `<${element.tagName.toLowerCase()} class="${element.className}"> “${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 60)}”`;
  const known = new Set(keys);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const word of node.textContent.split(/[^a-z0-9-]+/)) {
      if (word.split("-").length > 2 && known.has(word)) problems.push(`the key “${word}” is shown`);
    }
  }
  for (const element of document.querySelectorAll("button, a, select, summary, input, label, th, td, h1, h2, legend")) {
    if (!isShown(element) || element.closest(".unseen, .targets")) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    // Text that goes beyond its element is cut off or lies on others.
    const style = getComputedStyle(element);
    // Some elements are larger for fingers than they look.
    const before = getComputedStyle(element, "::before");
    const rim = before.content !== "none" && before.position === "absolute" ? Math.max(0, -parseFloat(before.left) || 0, -parseFloat(before.top) || 0) : 0;
    const isCut = rim === 0 && element.scrollWidth > element.clientWidth + 1 && style.display !== "inline" && style.textOverflow !== "ellipsis" && element.tagName !== "INPUT" && element.tagName !== "SELECT";
    if (isCut) problems.push(`${name(element)} needs ${element.scrollWidth} pixels and has ${element.clientWidth}`);
    const scrolls = element.closest("[data-scrolls], .scroll, .choices");
    if (!scrolls && box.right > wide + 1 && box.left < wide) problems.push(`${name(element)} reaches to ${Math.round(box.right)} pixels`);
    if (!isTouch || !element.matches("button, a, select, summary")) continue;
    // Links inside of sentences may be as high as their line.
    if (element.tagName === "A" && style.display === "inline") continue;
    const small = Math.min(box.width, box.height) + 2 * rim;
    if (small < 43.5) problems.push(`${name(element)} is ${Math.round(box.width)} × ${Math.round(box.height)} pixels: too small for a finger`);
  }
  return problems;
}

/** Takes the picture of a screen. A file as small as can be would take the processor several times as long. */
export async function photograph(page, path) {
  // A session of our own does not see the finer pixels of a phone.
  if ((await page.evaluate(() => devicePixelRatio)) > 1) return void (await page.screenshot({ path: `${path}.png` }));
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", { optimizeForSpeed: true });
  await devtools.detach();
  writeFileSync(`${path}.png`, data, "base64");
}

/** Looks at a screen: takes its picture and returns what is wrong with it. */
export async function look(page, as, { pictures, isTouch = false, withAxe = true }) {
  await atRest(page);
  if (pictures) await photograph(page, join(pictures, as));
  const found = await page.evaluate(measure, { keys: KEYS, isTouch });
  if (withAxe) found.push(...(await axe(page)));
  return [...new Set(found)].map((problem) => `${as}: ${problem}`);
}

/** Texts that stay plain in the pseudo-language: nobody translates them. Proper names are passed over. */
export function untranslated(page, names) {
  return page.evaluate((names) => {
    const plain = new Set();
    const isMarked = (text) => /[^\u0000-\u007f]/.test(text.replace(/[−×…–—●★▸▾“”°✓]/g, ""));
    const check = (text) => {
      const rest = names.reduce((left, name) => left.replaceAll(name, ""), text).trim();
      if (/[a-z]{3}/i.test(rest) && !isMarked(rest)) plain.add(text.trim());
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement.closest("script, style, noscript, [data-verbatim]")) check(node.textContent);
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
      for (const of of ["aria-label", "title", "placeholder", "alt"]) check(element.getAttribute(of) ?? "");
    }
    return [...plain];
  }, names);
}
