// The network fails, pages are loaded again, the server starts anew: play goes on, and nothing counts twice.
import assert from "node:assert/strict";
import { holdSeats } from "../api.mjs";
import { HOUSE } from "../chromium.mjs";
import { complaints, DESKTOP, gameIn, open } from "../pages.mjs";
import { Player } from "../player.mjs";
import { line } from "../proxy.mjs";
import { eventually, painted, sees } from "../waits.mjs";

const movesOf = async (api, game) => (await api.log(game)).filter(({ what }) => what.kind === "moved");

/** Waits until so many moves are made. */
const arrived = (api, game, n) => eventually(async () => assert.equal((await movesOf(api, game)).length, n));

/** The connection breaks right after a move went out: nobody hears that it arrived, and it counts once. */
export async function cutMidMove({ browser, url, api, look }) {
  const wire = await line(url);
  const { game, tokens } = await api.table({ people: ["Ana", "Bo"] });
  const page = await open(browser, `${wire.url}/game/${game}`, DESKTOP, (context) => holdSeats(context, game, tokens));
  const player = new Player(page);
  for (let round = 1; round <= 3; round++) {
    await player.wait();
    const nBefore = (await movesOf(api, game)).length;
    const key = await player.pick();
    await page.locator(`[data-target="${key}"]`).click();
    wire.deafen();
    await page.locator(".confirm").click();
    await arrived(api, game, nBefore + 1);
    wire.cut();
    await page.getByText("Connection lost.").waitFor();
    await page.getByText("Your move is kept on this page and will be sent as soon as the connection is back. Leave the page open until then.").waitFor();
    if (round === 1) await look(page, "table-lost");
    // Nothing can be chosen while nobody knows whether the last choice counts.
    await sees(page.locator("[data-target]"), 0);
    // What waits to be sent is not forgotten by a key.
    await page.keyboard.press("Escape");
    await painted(page);
    assert.equal(await page.locator(".dock section[data-move]").count(), 1);
    wire.mend();
    await page.getByText("Connection lost.").waitFor({ state: "hidden" });
    await player.wait();
    assert.equal((await movesOf(api, game)).length, nBefore + 1, "the move counts once");
  }
  await page.reload();
  await player.wait();
  await player.answer();
  wire.close();
}

/** The network goes away without a word, as it does for a machine that sleeps: the table finds out and comes back by itself. */
export async function silentNetwork({ browser, url, api }) {
  const wire = await line(url);
  const { game, tokens } = await api.table({ people: ["Ana", "Bo"] });
  const page = await open(browser, `${wire.url}/game/${game}`, DESKTOP, (context) => holdSeats(context, game, tokens));
  const player = new Player(page);
  await player.wait();
  const nBefore = (await movesOf(api, game)).length;
  wire.deafen();
  await page.locator(`[data-target="${await player.pick()}"]`).click();
  await page.locator(".confirm").click();
  await arrived(api, game, nBefore + 1);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByText("Connection lost.").waitFor();
  wire.mend();
  await page.getByText("Connection lost.").waitFor({ state: "hidden" });
  await player.wait();
  assert.equal((await movesOf(api, game)).length, nBefore + 1, "the move counts once");
  wire.close();
}

/** A page that is loaded again in the middle of a turn goes on where it was. */
export async function reloadMidTurn({ browser, url, api }) {
  const page = await open(browser, url);
  await page.getByRole("button", { name: "Play against the computer" }).click();
  const player = new Player(page);
  await player.wait();
  await player.answer();
  await page.locator('[data-question="figure"]').waitFor();
  const game = await gameIn(page);
  const before = await page.locator(".tiles-left").textContent();
  await page.reload();
  await page.locator('[data-question="figure"]').waitFor();
  await page.locator(".tiles-left", { hasText: before }).waitFor();
  assert.equal((await movesOf(api, game)).length, 1);
  // The laptop sleeps, or the train enters a tunnel.
  await page.context().setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await page.context().setOffline(false);
  await player.answer();
  await player.wait();
  assert.deepEqual(complaints(page).filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED")), []);
}

/** A server with other pages than those that are shown: the table asks, at a quiet moment, and goes on. */
export async function newRelease({ browser, url, api, look }) {
  const { game, tokens } = await api.table({ people: ["Ana", "Bo"] });
  const page = await open(browser, url, DESKTOP, (context) => holdSeats(context, game, [tokens[0]]));
  let name = "first";
  let near;
  const told = new Set();
  await page.routeWebSocket(/socket/, (socket) => {
    near = socket;
    const far = socket.connectToServer();
    far.onMessage((text) => {
      const message = JSON.parse(text);
      const isWelcome = message.type === "welcome";
      socket.send(isWelcome ? JSON.stringify({ ...message, pages: name }) : text);
      told.add(isWelcome ? name : message.type === "question" && told.has("second") ? "asked" : "");
    });
  });
  await page.goto(`${url}/game/${game}`);
  await page.locator(".mine").waitFor();
  name = "second";
  await near.close();
  await page.locator(".mine").waitFor();
  const notice = page.getByText("This table has a new release.");
  // The question comes after the new name, and two frames later everything that follows from both is shown.
  await eventually(async () => assert.ok(told.has("asked")));
  await painted(page);
  assert.equal(await notice.count(), 0, "nobody is disturbed in a turn");
  const player = new Player(page);
  await player.wait();
  await player.answer();
  await page.locator('[data-question="figure"]').waitFor();
  await page.locator("[data-answer=pass]").click();
  await notice.waitFor();
  await look(page, "table-release");
  await page.getByRole("button", { name: "Load again" }).click();
  await page.locator(".dock .heading").waitFor();
  assert.equal(await notice.count(), 0);
}

/** A server in the house has no certificate: browsers trust its pages less, and they must work all the same. */
export async function withoutCertificate({ browser, url, api }) {
  const house = `http://${HOUSE}:${new URL(url).port}`;
  const page = await open(browser, house);
  assert.equal(await page.evaluate(() => isSecureContext), false);
  await page.getByRole("button", { name: "Play with a friend" }).click();
  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByText("Copied").waitFor();
  const link = await page.getByLabel("Send this link to one person:").inputValue();
  const guest = await open(browser, link);
  await guest.getByRole("button", { name: "Sit down" }).click();
  const player = new Player(page);
  await player.wait();
  await player.answer();
  await api.until(await gameIn(page), ({ what }) => what.kind === "moved");
  assert.deepEqual(complaints(page, guest), []);
}
