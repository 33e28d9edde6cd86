// Plays in a real browser: `npm run e2e [SCENE…]`. CHROMIUM names the browser, CARCAS the program.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import * as scenes from "./scenes.mjs";
import { startServer } from "./server.mjs";

const pictures = process.env.SCREENSHOTS ?? join(import.meta.dirname, "../screenshots");
mkdirSync(pictures, { recursive: true });

const wanted = process.argv.slice(2);
const server = await startServer();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
let nFailed = 0;
for (const [name, scene] of Object.entries(scenes)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = Date.now();
  try {
    await scene({ browser, url: server.url, shoot: (page, as) => page.screenshot({ path: join(pictures, `${as}.png`) }) });
    console.log(`ok   ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (why) {
    nFailed++;
    console.log(`FAIL ${name}: ${why.stack}`);
  }
}
await browser.close();
server.stop();
process.exit(nFailed === 0 ? 0 : 1);
