// The browser of the tests: what CHROMIUM names, or Chromium as Debian and others install it. Nothing is downloaded.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
  if (!found) throw new Error("there is no Chromium: install the package `chromium`, or name the program in CHROMIUM");
  return found;
}

/** Another name of this machine, one that browsers do not trust as they trust the machine itself. */
export const HOUSE = "carcas.example";

/**
 * What is switched off, which takes the place of Playwright's own list: the lists of the address line, which no test sees and
 * which cost a second of every window; and of Playwright's what would change what pages do or ask other hosts.
 */
const OFF = [
  "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
  "AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades",
  "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning",
];

/** Starts it. The root of a container has no sandbox. */
export const launch = (args = []) =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      `--disable-features=${OFF.join()}`, "--disable-gpu", "--disable-software-rasterizer", `--host-resolver-rules=MAP ${HOUSE} 127.0.0.1`, ...args,
    ],
  });
