// Pages that watch themselves: whatever a browser complains about fails the scene that opened it.

import { LIMIT, SLOW } from "./waits.mjs";

export const DESKTOP = { viewport: { width: 1280, height: 800 }, locale: "en" };
export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, locale: "en" };

/** Opens a page in a context of its own. `frames` collects what the server says over sockets, `said` what the page says. */
export async function open(browser, url, options = DESKTOP, prepare = async () => {}) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(LIMIT);
  await prepare(context);
  return addPage(context, url);
}

/** Opens another tab in a context. */
export async function addPage(context, url) {
  const page = await context.newPage();
  page.complaints = [];
  page.frames_ = [];
  page.said = [];
  page.on("pageerror", (error) => page.complaints.push(String(error)));
  page.on("console", (message) => message.type() === "error" && page.complaints.push(message.text()));
  page.on("request", (request) => {
    const asked = new URL(request.url());
    if (asked.protocol.startsWith("http") && asked.origin !== new URL(url).origin) page.complaints.push(`asked ${asked}`);
  });
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => page.frames_.push(String(payload)));
    socket.on("framesent", ({ payload }) => page.said.push(JSON.parse(String(payload))));
  });
  if (SLOW > 1) await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOW });
  await page.goto(url);
  return page;
}

/** Follows a link of our own, once there is somebody who hears it: nothing is loaded anew. */
export async function visit(page, path) {
  await page.locator("main, .table").first().waitFor();
  await page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** The game that a page shows, as the page itself knows it: the test hears of a new address a little later. */
export const gameIn = (page) => page.evaluate(() => location.pathname.split("/")[2]);

/** What the server told a page, read. */
export const heard = (page) => page.frames_.map((text) => JSON.parse(text));

/** Complaints that a scene did not provoke itself. */
export const complaints = (...pages) => pages.flatMap((page) => page.complaints);
