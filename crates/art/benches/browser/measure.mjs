// Starts Chromium without a window, lets it draw the board of the page in every way, and prints a table of times.
// Usage: node measure.mjs FOLDER, where the bench has written packs and board. CHROMIUM names another binary.

import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = process.argv[2];
const here = dirname(fileURLToPath(import.meta.url));
const binary = process.env.CHROMIUM ?? "chromium";
const N_RUNS = Number(process.env.RUNS ?? 5);

/** Screens: a laptop, and a phone with three device pixels per pixel. Tiles as large as people play with. */
const SCREENS = [
  { name: "laptop, 96 px", width: 1280, height: 800, ratio: 1, tile: 96 },
  { name: "phone, 50 px × 3", width: 360, height: 740, ratio: 3, tile: 50 },
];
const WAYS = process.env.WAYS?.split(",") ?? ["inline", "bitmaps", "chunks", "whole", "paths", "tiled"];

/** Serves the page and the data. */
function serve() {
  const types = { html: "text/html", js: "text/javascript", json: "application/json" };
  const server = createServer((request, response) => {
    const name = request.url.slice(1).split("?")[0];
    const from = name.endsWith(".json") ? folder : here;
    try {
      const body = readFileSync(join(from, name));
      response.setHeader("content-type", types[name.split(".").pop()] ?? "text/plain");
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

/** Speaks with Chromium through a pipe: messages end with a zero byte. */
function start(profile) {
  const flags = ["--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--hide-scrollbars", "--no-first-run",
    "--disable-background-networking", `--user-data-dir=${profile}`, "about:blank"];
  const child = spawn(binary, flags, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
  const waiting = new Map();
  let next = 1;
  let rest = "";
  child.stdio[4].on("data", (data) => {
    rest += data;
    const parts = rest.split("\0");
    rest = parts.pop();
    for (const part of parts) {
      const message = JSON.parse(part);
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    }
  });
  const ask = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const id = next++;
      waiting.set(id, (message) => (message.error ? reject(new Error(`${method}: ${message.error.message}`)) : resolve(message.result)));
      child.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    });
  return { child, ask };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const server = await serve();
const profile = mkdtempSync(join(tmpdir(), "carcas-browser-"));
const { child, ask } = start(profile);

/** The time that all processes of the browser have computed, in milliseconds; other programs do not change it. */
async function computed() {
  const { processInfo } = await ask("SystemInfo.getProcessInfo");
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

/** Draws, adds and pans once in a new tab. */
async function run(way, screen, shot) {
  const { targetId } = await ask("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await ask("Target.attachToTarget", { targetId, flatten: true });
  const { width, height, ratio, tile } = screen;
  await ask("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: ratio, mobile: false }, sessionId);
  await ask("Page.navigate", { url: `http://127.0.0.1:${server.address().port}/board.html` }, sessionId);
  const evaluate = async (expression) => {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await ask("Runtime.evaluate", asked, sessionId);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  await evaluate("(async () => { while (!window.pan) await new Promise((done) => setTimeout(done, 50)); })()");
  const timed = async (expression) => {
    const before = await computed();
    const value = await evaluate(expression);
    return { value, cpu: (await computed()) - before };
  };
  const first = await timed(`first("${way}", ${tile})`);
  const add = await timed("added()");
  const pan = await timed(`pan(${tile})`);
  if (shot) {
    const { data } = await ask("Page.captureScreenshot", { format: "png" }, sessionId);
    writeFileSync(join(folder, `${way}-${tile}.png`), Buffer.from(data, "base64"));
  }
  await ask("Target.closeTarget", { targetId });
  const times = pan.value;
  return [first.value, first.cpu, add.value, add.cpu, pan.cpu / times.length, times[Math.floor(times.length * 0.5)], times[Math.floor(times.length * 0.95)]];
}

try {
  const { product } = await ask("Browser.getVersion");
  console.log(`${product}; milliseconds, median of ${N_RUNS} runs and the best of them; cpu: of all processes of the browser`);
  console.log("screen            way      first        cpu          add          cpu          pan cpu      pan median   pan 95 %");
  for (const screen of SCREENS) {
    for (const way of WAYS) {
      const runs = [];
      for (let ix = 0; ix < N_RUNS; ix++) runs.push(await run(way, screen, ix === 0));
      const cells = runs[0].map((_, ix) => {
        const all = runs.map((numbers) => numbers[ix]);
        const told = (number) => number.toFixed(number < 20 ? 1 : 0);
        return `${told(median(all))} (${told(Math.min(...all))})`.padEnd(13);
      });
      console.log(`${screen.name.padEnd(18)}${way.padEnd(9)}${cells.join("")}`.trimEnd());
    }
  }
} finally {
  child.kill();
  server.close();
  await new Promise((resolve) => child.on("exit", resolve));
  rmSync(profile, { recursive: true, force: true });
}
