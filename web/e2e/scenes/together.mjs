// Several browsers at one table: friends with a link, somebody who watches, two tabs, talk and taking back.
import assert from "node:assert/strict";
import { holdSeats } from "../api.mjs";
import { driveOn, unseen } from "../driver.mjs";
import { addPage, complaints, DESKTOP, gameIn, heard, open, PHONE } from "../pages.mjs";
import { Player } from "../player.mjs";
import { eventually, painted, sees } from "../waits.mjs";

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
  await eventually(async () => assert.ok(heard(host).some((message) => message.type === "presence" && message.watchers === 1), "the host is not told of the watcher"));
  await painted(host);
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
  const played = await unseen(watcher, () => Promise.all([host, guest].map((page, ix) => driveOn(page, { most: 3000, seed: 5 + ix }))));
  assert.deepEqual(played.map(({ isOver, stuck }) => [isOver, stuck]), [[true, undefined], [true, undefined]]);
  for (const page of [host, guest, watcher]) await page.locator("[role=dialog].end").waitFor();
  for (const page of [watcher, guest]) await eventually(async () => assert.deepEqual(await seen(page), await seen(host)));
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
  await eventually(async () => assert.notEqual(await gameIn(host), game));
  const next = await gameIn(host);
  await eventually(async () => assert.equal(await gameIn(guest), next));
  await Promise.race([host, guest].map((page) => page.locator(".mine").waitFor()));
  assert.deepEqual(complaints(host, guest, watcher), []);
}

/** At a public table anybody sits down, without a link; two without a name are told apart. */
export async function publicTable({ browser, url, look }) {
  const host = await open(browser, `${url}/new#public`);
  await host.getByRole("button", { name: "Start" }).click();
  await host.getByRole("heading", { name: "Invite somebody" }).waitFor();
  const guest = await open(browser, `${url}/games`, PHONE);
  await guest.locator(`a[href="/game/${await gameIn(host)}"]`).tap();
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
  await eventually(async () => assert.deepEqual(await seen(one), await seen(two)));
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
  const talk = (page) => page.getByRole("region", { name: "Talk" });
  const say = async (page, words) => {
    await page.getByLabel("Say something").fill(words);
    await page.getByRole("button", { name: "Say", exact: true }).click();
  };
  await ana.locator(".mine").waitFor();
  await ana.getByRole("button", { name: "Talk" }).click();
  await say(ana, "<b>Hello</b> Bo");
  // Who has the talk closed sees what was said, and how much of it is new; what one says oneself is no news.
  await bo.locator(".heard").getByText("<b>Hello</b> Bo").waitFor();
  await bo.getByRole("button", { name: "Talk, 1 new message" }).click();
  await talk(bo).getByText("<b>Hello</b> Bo").waitFor();
  await look(bo, "table-talk");
  await say(bo, "Good luck!");
  await talk(ana).getByText("Good luck!").waitFor();
  for (const page of [ana, bo]) await talk(page).getByRole("button", { name: "Close" }).click();
  for (const page of [ana, bo]) await page.locator('[data-news="0"]').waitFor();
  // What was seen stays seen.
  await bo.reload();
  await bo.locator('[data-news="0"]').waitFor();
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
  await sees(bo.locator(".mine"), 0);
  await menu(bo, "Let a bot play for me");
  await bo.getByRole("button", { name: "Let a bot play for me" }).last().click();
  await ana.locator("ol").getByText("A bot plays on for Bo.").waitFor();
  assert.deepEqual(complaints(ana, bo), []);
}

/** At a table that waits people talk, a guest stands up again, whoever made it gives a seat to a bot or closes it. */
export async function waitingTable({ browser, url, api, look }) {
  const host = await open(browser, `${url}/new`);
  await host.getByLabel("Player 2").selectOption("open");
  await host.getByRole("button", { name: "Add a player" }).click();
  await host.getByLabel("Player 3").selectOption("open");
  await host.getByRole("button", { name: "Start" }).click();
  await host.getByRole("heading", { name: "Invite somebody" }).waitFor();
  const game = await gameIn(host);
  const link = await host.locator("[data-free]").first().getByLabel("Send this link to one person:").inputValue();
  const guest = await open(browser, link, PHONE);
  await guest.getByRole("heading", { name: /invites you to this table/ }).waitFor();
  await guest.getByLabel("Your name").fill("Leo");
  await guest.getByRole("button", { name: "Sit down" }).tap();
  await host.getByRole("listitem").getByText("Leo").first().waitFor();
  // They talk while they wait; on a phone what the other says is seen.
  await guest.getByRole("button", { name: "Talk" }).tap();
  await guest.getByLabel("Say something").fill("Who else comes?");
  await guest.getByRole("button", { name: "Say", exact: true }).tap();
  await guest.getByRole("region", { name: "Talk" }).getByRole("button", { name: "Close" }).tap();
  await host.locator(".heard").getByText("Who else comes?").click();
  await host.getByLabel("Say something").fill("Only a bot");
  await host.getByRole("button", { name: "Say", exact: true }).click();
  await guest.locator(".heard").getByText("Only a bot").waitFor();
  await look(guest, "waiting-talk", { isTouch: true });
  await host.getByRole("region", { name: "Talk" }).getByRole("button", { name: "Close" }).click();
  // Who stands up leaves a seat that the same link opens again.
  await guest.getByRole("button", { name: "Stand up" }).tap();
  await guest.getByRole("button", { name: "Play with a friend" }).waitFor();
  await host.locator("[data-free]").nth(1).waitFor();
  await guest.goto(link);
  await guest.getByRole("button", { name: "Sit down" }).tap();
  await host.getByRole("listitem").getByText("Leo").first().waitFor();
  await look(host, "waiting-table");
  await host.locator("[data-free]").getByLabel("Opponent").selectOption("newcomer");
  await host.locator("[data-free]").getByRole("button", { name: "Seat a bot" }).click();
  await Promise.race([host, guest].map((page) => page.locator(".mine").waitFor()));
  const { about } = await api.view(game);
  assert.deepEqual(about.seats.map(({ holder }) => holder.level ?? holder.kind), ["person", "person", "newcomer"]);
  // A table that nobody comes to is closed.
  await host.goto(`${url}/new`);
  await host.getByLabel("Player 2").selectOption("open");
  await host.getByRole("button", { name: "Start" }).click();
  await host.getByRole("button", { name: "Close the table" }).click();
  await host.getByRole("button", { name: "Close the table" }).click();
  await host.getByRole("heading", { name: "This game was stopped" }).waitFor();
  assert.deepEqual(complaints(host, guest), []);
}
