// Several browsers at one table: friends with a link, somebody who watches, two tabs, talk and taking back.
import assert from "node:assert/strict";
import { holdSeats } from "../api.mjs";
import { driveOn } from "../driver.mjs";
import { addPage, complaints, DESKTOP, heard, open, PHONE } from "../pages.mjs";
import { Player } from "../player.mjs";

/** What everybody sees of a table: scores, tiles left, log. */
const seen = (page) => page.evaluate(() => ({
  scores: [...document.querySelectorAll("[data-seat] .score")].map((score) => Number.parseInt(score.textContent, 10)),
  left: document.querySelector(".tiles-left").textContent,
}));

export async function friendsAndWatcher({ browser, url, api, look, note }) {
  const host = await open(browser, url);
  // One click invites a friend; whoever likes says a name before.
  await host.getByRole("button", { name: "Play with a friend" }).click();
  await host.getByRole("heading", { name: "Invite somebody" }).waitFor();
  const link = await host.getByLabel("Send this link to one person:").inputValue();
  await look(host, "friend-waiting");
  const game = new URL(link).pathname.split("/").at(-1);
  // Who was sent the address of the page learns what is missing, and does not count as somebody who watches.
  const plain = await open(browser, `${url}/game/${game}`, PHONE);
  await plain.getByText("Ask whoever made this table for the invitation link").waitFor();
  await look(plain, "friend-without-link", { isTouch: true });
  assert.equal(await host.getByText("watches").count(), 0);
  await plain.close();
  const guest = await open(browser, link, PHONE);
  await guest.getByRole("button", { name: "Sit down" }).waitFor();
  await look(guest, "friend-invited", { isTouch: true });
  await guest.getByLabel("Your name").fill("Ana");
  await guest.getByRole("button", { name: "Sit down" }).tap();
  const watcher = await open(browser, `${url}/game/${game}`);
  await host.locator(".mine").waitFor();
  await watcher.locator(".dock .heading").waitFor();
  await host.getByText("One person watches").waitFor();
  // Both play by themselves until the game is over; nobody waits for the other but the server.
  await watcher.setViewportSize({ width: 480, height: 420 });
  const played = await Promise.all([host, guest].map((page, ix) => driveOn(page, { most: 3000, seed: 5 + ix })));
  await watcher.setViewportSize(DESKTOP.viewport);
  assert.deepEqual(played.map(({ isOver, stuck }) => [isOver, stuck]), [[true, undefined], [true, undefined]]);
  for (const page of [host, guest, watcher]) await page.locator("[role=dialog].end").waitFor();
  assert.deepEqual(await seen(watcher), await seen(host));
  assert.deepEqual(await seen(guest), await seen(host));
  const { about } = await api.view(game);
  assert.equal(about.result.reason, "finished");
  // Who watches hears neither questions nor anything that only seats know; the seed comes when the game is over.
  const told = heard(watcher);
  assert.ok(told.length > 50, `only ${told.length} messages`);
  assert.ok(!told.some((message) => message.type === "question"), "a question was told to a watcher");
  const secrets = await Promise.all([host, guest].map((page) => page.evaluate(() => Object.values(localStorage).flatMap((value) => value.match(/[0-9a-f]{32}/g) ?? []))));
  const end = watcher.frames_.findIndex((frame) => frame.includes('"kind":"ended"'));
  for (const secret of secrets.flat()) assert.ok(!watcher.frames_.some((frame) => frame.includes(secret)), "a token was told to a watcher");
  assert.ok(!watcher.frames_.slice(0, end).some((frame) => frame.includes(about.seed)), "the seed was told too early");
  note(`${played[0].n} and ${played[1].n} answers, ${told.length} messages to the watcher`);
  // Once more with the same people.
  await host.getByRole("button", { name: "Once more with the same people" }).click();
  await host.getByRole("button", { name: "To the next game" }).click();
  await guest.getByRole("button", { name: "To the next game" }).click();
  await Promise.race([host, guest].map((page) => page.locator(".mine").waitFor()));
  assert.notEqual(host.url(), `${url}/game/${game}`);
  assert.equal(host.url(), guest.url());
  assert.deepEqual(complaints(host, guest, watcher), []);
}

/** At a public table anybody sits down, without a link; two without a name are told apart. */
export async function publicTable({ browser, url, look }) {
  const host = await open(browser, `${url}/new#public`);
  await host.getByRole("button", { name: "Start" }).click();
  await host.getByRole("heading", { name: "Invite somebody" }).waitFor();
  const guest = await open(browser, `${url}/games`, PHONE);
  await guest.locator(`a[href="${new URL(host.url()).pathname}"]`).tap();
  await guest.getByRole("heading", { name: "A seat is free at this table." }).waitFor();
  await look(guest, "public-table", { isTouch: true });
  // Whoever watches may change their mind, and needs no link for it.
  await guest.getByRole("button", { name: "Watch" }).tap();
  await guest.getByRole("heading", { name: "Waiting for the others" }).waitFor();
  assert.equal(await guest.getByText("invitation link").count(), 0);
  await guest.getByRole("button", { name: "Sit down" }).tap();
  await guest.getByRole("heading", { name: "A seat is free at this table." }).waitFor();
  await guest.getByRole("button", { name: "Sit down" }).tap();
  await Promise.race([host, guest].map((page) => page.locator(".mine").waitFor()));
  for (const page of [host, guest]) {
    for (const [ix, name] of ["Visitor 1", "Visitor 2"].entries()) await page.locator(`[data-seat="${ix}"]`).getByText(name).waitFor();
  }
  // Who made a table for others is shown the links first.
  const owner = await open(browser, `${url}/new#public`);
  await owner.locator("ol select").first().selectOption("open");
  await owner.getByRole("button", { name: "Start" }).click();
  await owner.getByRole("heading", { name: "Invite somebody" }).waitFor();
  await owner.getByRole("button", { name: "Sit down" }).waitFor();
  assert.deepEqual(complaints(host, guest, owner), []);
}

/** What one tab does the other sees, and a move that both make counts once. */
export async function twoTabs({ browser, url, api }) {
  const { game, tokens } = await api.table({ people: ["Ana", "Bo"] });
  const one = await open(browser, `${url}/game/${game}`, DESKTOP, (context) => holdSeats(context, game, [tokens[0]]));
  const two = await addPage(one.context(), `${url}/game/${game}`);
  for (const page of [one, two]) {
    await page.locator(".mine [data-target], .target").first().waitFor();
    await page.locator("[data-target]").first().dispatchEvent("click");
  }
  await Promise.all([one, two].map((page) => page.locator(".confirm").dispatchEvent("click")));
  for (const page of [one, two]) await page.locator('[data-question="figure"]').waitFor();
  const moves = (await api.log(game)).filter(({ what }) => what.kind === "moved");
  assert.equal(moves.length, 1);
  await two.locator("[data-answer=pass]").click();
  await one.getByText("Bo places the tile").first().waitFor();
  assert.deepEqual(await seen(one), await seen(two));
  assert.deepEqual(complaints(one, two), []);
}

/** Talk reaches everybody as text; a turn is taken back when the other agrees; a bot takes over for whoever leaves. */
export async function talkAndTakeBack({ browser, url, api, look }) {
  const { game, tokens } = await api.table({ people: ["Ana", "Bo"] });
  const [ana, bo] = await Promise.all(tokens.map((token) => open(browser, `${url}/game/${game}`, DESKTOP, (context) => holdSeats(context, game, [token]))));
  const menu = async (page, name) => {
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name }).click();
  };
  await ana.locator(".mine").waitFor();
  await menu(ana, "Talk");
  await ana.getByLabel("Say something").fill("<b>Hello</b> Bo");
  await ana.getByRole("button", { name: "Say", exact: true }).click();
  await menu(bo, "Talk");
  await bo.getByLabel("Talk").getByText("<b>Hello</b> Bo").waitFor();
  await look(bo, "table-talk");
  for (const page of [ana, bo]) await page.getByLabel("Talk").getByRole("button", { name: "Close" }).click();
  const player = new Player(ana);
  await player.answer();
  await ana.locator('[data-question="figure"]').waitFor();
  await ana.locator("[data-answer=pass]").click();
  await bo.locator(".mine").waitFor();
  await menu(ana, "Ask to take back");
  await bo.getByText("Ana would like to take back the last turn.").waitFor();
  await look(bo, "table-takeback");
  await bo.getByRole("button", { name: "Agree" }).click();
  await ana.locator(".mine").waitFor();
  assert.equal(await bo.locator(".mine").count(), 0);
  await menu(bo, "Let a bot play for me");
  await bo.getByRole("button", { name: "Let a bot play for me" }).last().click();
  await ana.locator("ol").getByText("A bot plays on for Bo.").waitFor();
  assert.deepEqual(complaints(ana, bo), []);
}
