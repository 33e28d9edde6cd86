// Makes the pictures of the README: a table in the browser, on a desk and on a phone. `npm run pictures`.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Api, holdSeats } from "./api.mjs";
import { launch } from "./chromium.mjs";
import { textsOf } from "./moves.mjs";
import { DESKTOP, open, PHONE } from "./pages.mjs";
import { startServer } from "./server.mjs";

const docs = join(import.meta.dirname, "../../docs");
mkdirSync(docs, { recursive: true });
const server = await startServer();
const api = new Api(server.url);
const browser = await launch();

/** Plays for a person as somebody does who likes points: the move that brings most at once, figures rather than none. */
async function play(game, token, nTiles) {
  for (let n = 0; ; n++) {
    const { version, table, awaits } = await api.view(game);
    const question = awaits.seat === 0 ? await api.get(`/api/games/${game}/question`, token) : undefined;
    if (!question) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    if (question.name === "tile" && table.nTiles >= nTiles) return;
    const texts = question.groups.flatMap((group) => textsOf(group).map((text) => ({ text, kind: group.kind })));
    // Enough moves to find a good one, and not the same corner each time.
    const tried = texts.filter((_, ix) => texts.length < 24 || (ix + n) % Math.ceil(texts.length / 24) === 0);
    let best;
    for (const { text, kind } of tried) {
      const { points } = await api.post(`/api/games/${game}/queries`, { kind: "move-score", text }, token);
      const nFigures = Object.values(table.seats[0].supply).reduce((sum, one) => sum + one, 0);
      const liking = points[0] - Math.max(...points.slice(1)) + (kind === "place-figure" && nFigures > 2 && !text.includes("field") ? 1 : 0) + (kind === "pass" ? -0.5 : 0);
      if (!best || liking > best.liking) best = { text, liking };
    }
    await api.move(game, token, best.text, version);
  }
}

/** Encodes a picture as WebP, which the browser can and Playwright cannot. */
async function webp(page, png) {
  const url = await page.evaluate(async (bytes) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${bytes}`)).blob());
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.86);
  }, png.toString("base64"));
  return Buffer.from(url.split(",")[1], "base64");
}

const { game, tokens } = await api.table({
  people: ["Ana"], bots: ["greedy", "greedy"], boxes: ["inns-and-cathedrals", "princess-and-dragon"],
});
await play(game, tokens[0], 62);
const blank = await (await browser.newContext({ bypassCSP: true })).newPage();
for (const [name, options, isChosen] of [["table-desktop", { ...DESKTOP, deviceScaleFactor: 1.5 }, true], ["table-phone", { ...PHONE, viewport: { width: 390, height: 760 } }, true]]) {
  const page = await open(browser, `${server.url}/game/${game}`, options, (context) => holdSeats(context, game, tokens));
  await page.locator("[data-target]").first().waitFor();
  if (isChosen) await page.locator("[data-target]").nth(1).dispatchEvent("click");
  await page.waitForTimeout(1500);
  const bytes = await webp(blank, await page.screenshot());
  writeFileSync(join(docs, `${name}.webp`), bytes);
  console.log(`docs/${name}.webp: ${Math.round(bytes.length / 1000)} KB`);
}
await browser.close();
server.stop();
process.exit(0);
