// Plays in a real browser: `npm run e2e [SCENE…]`. CHROMIUM names the browser, CARCAS the program, SCREENSHOTS a folder.
// Scenes run side by side; E2E_JOBS says how many at once. E2E_DEEP plays those that only the deep check plays, too, and whole games.
// E2E_DELAY=300 brings every answer of the server up to 300 ms late, as E2E_SEED wills; E2E_SLOW=6 makes the processor of every page six times slower.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Api } from "./api.mjs";
import { launch } from "./chromium.mjs";
import { look, photograph } from "./look.mjs";
import { line } from "./proxy.mjs";
import { deepScenes, scenes } from "./scenes/index.mjs";
import { startServer } from "./server.mjs";
import { DELAY, SLOW } from "./waits.mjs";

const pictures = process.env.SCREENSHOTS ?? join(import.meta.dirname, "../../target/screenshots");
mkdirSync(pictures, { recursive: true });

const isDeep = process.env.E2E_DEEP !== undefined;
const all = { ...deepScenes, ...scenes };
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(all, name));
if (unknown.length > 0) {
  console.error(`there is no scene ${unknown.join(", ")}; there are ${Object.keys(all).join(", ")}`);
  process.exit(2);
}
const queue = Object.entries(wanted.length === 0 && !isDeep ? scenes : all).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const nScenes = queue.length;
const seed = process.env.E2E_SEED ?? "1";
const options = [...(isDeep ? ["E2E_DEEP=1"] : []), ...(DELAY > 0 ? [`E2E_DELAY=${DELAY}`, `E2E_SEED=${seed}`] : []), ...(SLOW > 1 ? [`E2E_SLOW=${SLOW}`] : [])].join(" ");
if (options) console.log(`with ${options}`);
const server = await startServer();
const api = new Api(server.url);
// One browser per lane: a scene that slows down or blinds its browser does not disturb the others.
const nLanes = Math.min(nScenes, Number(process.env.E2E_JOBS ?? 2));
const began = Date.now();
const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);
let nDone = 0;
const failed = [];

async function lane() {
  const browser = await launch();
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, scene] = next;
    const start = Date.now();
    const notes = [];
    const findings = [];
    const look_ = async (page, as, options = {}) => void findings.push(...(await look(page, as, { pictures, ...options })));
    const shoot = (page, as) => photograph(page, join(pictures, as));
    // A line of its own: what is late in a scene does not depend on what else is played.
    const wire = DELAY > 0 ? await line(server.url, { delay: DELAY, seed: `${seed} ${name}` }) : undefined;
    try {
      await scene({ browser, url: wire?.url ?? server.url, api, pictures, isDeep, shoot, look: look_, note: (text) => notes.push(text) });
      if (findings.length > 0) throw new Error(`${findings.length} findings:\n  ${findings.join("\n  ")}`);
      console.log(`[${++nDone}/${nScenes}] ok   scene ${name} (${seconds(start)} s, after ${seconds(began)} s)${notes.map((note) => `\n    ${note}`).join("")}`);
    } catch (why) {
      failed.push(name);
      console.log(`[${++nDone}/${nScenes}] FAIL scene ${name} (${seconds(start)} s): ${why.stack}${findings.length > 0 && !String(why).includes("findings") ? `\n  ${findings.join("\n  ")}` : ""}`);
      for (const [ix, page] of browser.contexts().flatMap((context) => context.pages()).entries()) {
        await photograph(page, join(pictures, `failed-${name}-${ix}`)).catch(() => {});
      }
    } finally {
      for (const context of browser.contexts()) await context.close().catch(() => {});
      wire?.close();
    }
  }
  await browser.close();
}

await Promise.all(Array.from({ length: nLanes }, lane));
server.stop();
console.log(`${nScenes - failed.length} of ${nScenes} scenes passed in ${seconds(began)} s; pictures are in ${pictures}`);
if (failed.length > 0) console.log(`again: ${options ? `${options} ` : ""}npm run e2e ${failed.join(" ")}`);
process.exit(failed.length === 0 ? 0 : 1);
