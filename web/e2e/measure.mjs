// Measures in Chromium without a GPU: bytes and time until a table can be played, and frames while a large board is panned.
// `npm run measure`; CHROMIUM and CARCAS as in run.mjs.
import { loadavg } from "node:os";
import { join } from "node:path";
import { launch } from "./chromium.mjs";
import { startServer } from "./server.mjs";

const server = await startServer();
const { url } = server;
const browser = await launch(["--disable-gpu"]);

const json = async (method, path, body) => {
  const answer = await fetch(url + path, { method, headers: { "Content-Type": "application/json" }, body: body && JSON.stringify(body) });
  return answer.json();
};

/** A game of bots with at least so many tiles, played to its end. */
async function largeGame(nTiles) {
  const offered = await json("GET", "/api/catalogue");
  const boxes = [];
  let sum = 72;
  for (const box of offered.boxes) {
    if (sum >= nTiles) break;
    if (box.isPlayable && !box.name.includes("river")) {
      boxes.push(box.name);
      sum += box.tiles;
    }
  }
  const bot = { kind: "bot", level: offered.bots[0] };
  const setup = { preset: offered.presets[0].name, boxes, switches: {} };
  const { game } = await json("POST", "/api/games", { setup, seats: [bot, bot], aids: "all", clock: { kind: "none" }, graceMs: 0, isPublic: false, bestOf: 1 });
  for (;;) {
    const { view } = await json("GET", `/api/games/${game}`);
    if (view.about.status === "over") return { game, nTiles: view.table.nTiles };
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** Runs in the page: notes when the first page, a click and the first place to choose are there, so that the hand that clicks costs nothing. */
function watch() {
  const seen = (window.seen = {});
  const wanted = { start: ".whole", table: ".table", playable: "[data-target]" };
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(wanted)) {
      if (seen[name] === undefined && document.querySelector(selector)) seen[name] = performance.now();
    }
  }).observe(document, { subtree: true, childList: true });
  addEventListener("click", () => (seen.click ??= performance.now()), true);
}

/** Time until the first page, and from the click until the first tile can be placed, on a slow line and a slow processor. */
async function firstPlay() {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  let bytes = 0;
  let script = 0;
  const kinds = new Map();
  devtools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (kinds.get(requestId) === "Script") script += encodedDataLength;
  });
  await devtools.send("Network.emulateNetworkConditions", { offline: false, latency: 20, downloadThroughput: 500_000, uploadThroughput: 500_000 });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: "commit" });
  await page.locator(".whole").first().waitFor();
  const scriptAtFirst = script;
  await page.locator(".whole").first().click();
  await page.locator("[data-target]").first().waitFor();
  const { start, click, playable } = await page.evaluate(() => window.seen);
  await page.context().close();
  return { firstPageMs: Math.round(start), playableMs: Math.round(playable - click), scriptKB: Math.round(scriptAtFirst / 1000), allKB: Math.round(bytes / 1000) };
}

/** Milliseconds until the client's own board is on a canvas: first, with one more tile, and moved. */
async function board(game, viewport, ratio) {
  const { build } = await import("vite");
  const bench = await build({
    configFile: join(import.meta.dirname, "../vite.config.ts"), logLevel: "silent", plugins: [],
    build: { write: false, lib: { entry: join(import.meta.dirname, "bench.ts"), formats: ["iife"], name: "bench" } },
  });
  const code = bench[0].output[0].code;
  const page = await (await browser.newContext({ viewport, deviceScaleFactor: ratio, bypassCSP: true })).newPage();
  await page.goto(`${url}/favicon.svg`);
  await page.goto(url);
  await page.addScriptTag({ content: code });
  const { view, pages } = await json("GET", `/api/games/${game}`);
  const counts = new Map();
  const tiles = pages.flatMap((one) => one.tiles).slice(0, 150).map(([id, x, y, rotation]) => {
    const copy = counts.get(id) ?? 0;
    counts.set(id, copy + 1);
    return { id, cell: [x, y], rotation, copy };
  });
  const wanted = { boxes: view.about.setup.boxes, tiles, ...viewport };
  const found = await page.evaluate((wanted) => window.bench(wanted), wanted);
  // What the processor does for a first board, whatever else it does.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const used = async () => (await devtools.send("Performance.getMetrics")).metrics.find(({ name }) => name === "ThreadTime").value * 1000;
  const costs = [];
  for (let n = 0; n < 5; n++) {
    await page.evaluate(async (wanted) => void (window.paint = await window.lay(wanted)), wanted);
    const before = await used();
    await page.evaluate(() => window.paint());
    costs.push((await used()) - before);
  }
  found.firstCpu = costs.sort((a, b) => a - b)[2];
  await page.context().close();
  return { nTiles: tiles.length, ...Object.fromEntries(Object.entries(found).map(([name, value]) => [name, Math.round(value * 10) / 10])) };
}

async function pan({ game, nTiles }) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(`${url}/game/${game}`);
  await page.getByRole("button", { name: "Look at the board" }).click();
  await page.waitForTimeout(1500);
  await page.mouse.move(640, 400);
  await page.mouse.down();
  const frames = page.evaluate(() => new Promise((done) => {
    const times = [];
    const step = (now) => (times.push(now), times.length < 180 ? requestAnimationFrame(step) : done(times));
    requestAnimationFrame(step);
  }));
  for (let n = 0; n < 200; n++) await page.mouse.move(640 + 150 * Math.sin(n / 9), 400 + 100 * Math.cos(n / 7));
  await page.mouse.up();
  const times = await frames;
  const gaps = times.slice(1).map((time, ix) => time - times[ix]).sort((a, b) => a - b);
  await page.context().close();
  const at = (share) => Math.round(gaps[Math.floor(gaps.length * share)] * 10) / 10;
  return { nTiles, medianMs: at(0.5), p95Ms: at(0.95), mostMs: at(0.999) };
}

const load = () => loadavg()[0].toFixed(1);
// The first time, the server draws.
await Promise.all(["/art/tiles/base.json", "/art/pieces.json"].map((path) => fetch(url + path).then((answer) => answer.text())));
for (let n = 0; n < 5; n++) console.log(`first play (4 Mbit/s, processor slowed four times; load ${load()}):`, await firstPlay());
const large = await largeGame(168);
console.log(`panning (load ${load()}):`, await pan(large));
console.log("board, ms (1280 × 800):", await board(large.game, { width: 1280, height: 800 }, 1));
console.log("board, ms (phone, 3 device pixels per pixel):", await board(large.game, { width: 360, height: 740 }, 3));
await browser.close();
server.stop();
process.exit(0);
