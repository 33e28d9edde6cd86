// Whole games on one screen: the dragon's by clicks, and one with all boxes in which every kind of decision is answered.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { holdSeats } from "../api.mjs";
import { drive } from "../driver.mjs";
import { answer } from "../hand.mjs";
import { answered, textsOf, verbOf } from "../moves.mjs";
import { complaints, DESKTOP, open } from "../pages.mjs";
import { Player } from "../player.mjs";

const SAMPLES = join(import.meta.dirname, "../../../crates/protocol/tests/samples");
const sample = (name) => JSON.parse(readFileSync(join(SAMPLES, `${name}.json`), "utf8"));

/** Every verb that the protocol has. */
const VERBS = readdirSync(SAMPLES).flatMap((file) => /^group-(.+)\.json$/.exec(file)?.[1] ?? []);

/** Every decision of the engine, with verbs that answer it. */
const DECISIONS = {
  tile: ["place-tile", "place-tile-with-bridge", "pass"], figure: ["place-figure", "place-token", "take-back", "ransom", "pass"],
  princess: ["send-home"], fairy: ["put-beside", "move-neutral", "pass"], dragon: ["move-neutral"],
  "mage-and-witch": ["move-neutral", "put-aside"], "count-scoring": ["move-figure", "pass"], "count-final-scoring": ["move-figure", "pass"],
  "scoring-order": ["choose"], "count-follower": ["place-figure", "pass"], count: ["move-neutral", "pass"], "second-part": ["again", "pass"],
  capture: ["capture", "pass"], exchange: ["exchange"], bridge: ["build-bridge", "pass"], castle: ["convert", "pass"],
  "castle-scoring": ["choose"], auction: ["auction"], bid: ["bid", "pass"], "buy-or-sell": ["buy", "sell"], bazaar: ["take-lot"],
  abbey: ["place-tile", "pass"], "final-abbey": ["place-tile", "pass"], wagon: ["move-figure", "pass"], flock: ["grow", "herd"],
};

/** The names of the decisions as the engine has them. */
function decisions() {
  const source = readFileSync(join(import.meta.dirname, "../../../crates/engine/src/decision.rs"), "utf8");
  const inside = /pub const fn name\(self\)[^]*?\n    }\n/.exec(source)[0];
  return [...inside.matchAll(/=> "([a-z-]+)"/g)].map((found) => found[1]);
}

export async function dragonGame({ browser, url, api, look, note }) {
  const page = await open(browser, `${url}/new`, DESKTOP);
  await page.locator("strong", { hasText: "The Princess & the Dragon" }).click();
  await page.getByLabel("Player 2").selectOption("me");
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".mine").waitFor();
  // The first turns by a hand that hits what it sees, the rest by one that is faster.
  const player = new Player(page);
  while (player.turns < 6) {
    await player.wait();
    await player.answer();
  }
  let hasWalked = false;
  for (let n = 0; ; n++) {
    const { isOver, stuck } = await page.evaluate(drive, { most: hasWalked ? 2000 : 1, seed: 100 + n });
    assert.equal(stuck, undefined);
    if (isOver) break;
    if (!hasWalked && (await page.locator("[data-question=dragon]").count()) > 0) {
      hasWalked = true;
      await page.locator("[data-target]").first().dispatchEvent("click");
      await look(page, "dragon-walk");
    }
  }
  await page.locator("[role=dialog].end").waitFor();
  await look(page, "dragon-over");
  const names = answered(page);
  const view = await api.view(page.url().split("/").at(-1));
  assert.equal(view.about.status, "over");
  assert.equal(view.about.result.reason, "finished");
  for (const name of ["tile", "figure", "dragon"]) assert.ok(names.has(name), `nobody was asked for ${name}`);
  note(`${view.table.nTiles} tiles; asked for ${[...names.keys()].join(", ")}`);
  assert.deepEqual(complaints(page), []);
}

/**
 * One game with all boxes. What was not answered before is answered in the browser, by clicks; the rest is played over HTTP,
 * while the browser follows. What the game did not bring is asked by script.
 */
export async function everyDecision({ browser, url, api, look, note }) {
  assert.deepEqual(Object.keys(DECISIONS).sort(), decisions().sort(), "the engine has other decisions than this scene");
  assert.deepEqual([...new Set(Object.values(DECISIONS).flat())].sort(), VERBS.sort(), "the protocol has other verbs than this scene");
  const { boxes, presets } = await api.catalogue();
  const all = boxes.filter((box) => box.isPlayable).map((box) => box.name);
  const { game, tokens } = await api.table({ people: ["Ana", "Bo"], preset: presets[0].name, boxes: all });
  const page = await open(browser, `${url}/game/${game}`, DESKTOP, (context) => holdSeats(context, game, tokens));
  await page.locator(".mine").waitFor();
  const done = new Map(Object.keys(DECISIONS).map((name) => [name, new Set()]));
  const random = randoms(17);
  let nAnswers = 0;
  for (;;) {
    const { version, about, awaits, table } = await api.view(game);
    if (about.status === "over") break;
    const question = awaits.seat === undefined ? undefined : await api.get(`/api/games/${game}/question`, tokens[awaits.seat]);
    if (!question) continue;
    const { name, groups } = question;
    const fresh = groups.find((group) => !done.get(name).has(group.kind));
    nAnswers++;
    if (fresh) {
      done.get(name).add(fresh.kind);
      assert.equal(await page.evaluate(answer, { name, verb: fresh.kind }), fresh.kind);
      while ((await api.view(game)).version === version) await new Promise((next) => setTimeout(next, 10));
    } else {
      const texts = textsOf(groups[random(groups.length)]);
      await api.move(game, tokens[awaits.seat], texts[random(texts.length)], version);
      // The browser follows, and is not left far behind.
      if (nAnswers % 10 === 0) await page.waitForFunction((left) => Number.parseInt(document.querySelector(".tiles-left").textContent, 10) <= left + 10, table.bag.nTiles, { polling: 50 });
    }
  }
  await page.locator("[role=dialog].end").waitFor({ timeout: 60_000 });
  await look(page, "everything-over");
  assert.deepEqual(complaints(page), []);
  const played = answered(page);
  await page.context().close();
  for (const [name, verbs] of done) {
    for (const verb of verbs) assert.ok(played.get(name)?.has(verb), `${verb} was not sent for ${name}`);
  }
  const missing = Object.entries(DECISIONS).flatMap(([name, verbs]) => {
    const isSeen = verbs.some((verb) => played.get(name)?.has(verb));
    const rest = verbs.filter((verb) => ![...played.values()].some((of) => of.has(verb)));
    return (isSeen ? rest : verbs).map((verb) => ({ name, verb }));
  });
  await askByScript({ browser, url, api }, missing);
  note(`${nAnswers} answers; by clicks in the game: ${[...played].map(([name, verbs]) => `${name} (${[...verbs].join(", ")})`).join("; ")}`);
  note(`by clicks, asked by script: ${missing.map(({ name, verb }) => `${name} (${verb})`).join(", ") || "nothing"}`);
}

/** Numbers that look random and are the same in every run. */
function randoms(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Asks a table what games rarely bring, with the samples of the protocol, and checks that the answer is one of the moves. */
async function askByScript({ browser, url, api }, wanted) {
  const { boxes } = await api.catalogue();
  const { game, tokens } = await api.table({ people: ["Ana", "Bo"], boxes: boxes.filter((box) => box.isPlayable).map((box) => box.name) });
  const sent = [];
  let tell;
  const page = await open(browser, url, DESKTOP, (context) => holdSeats(context, game, tokens));
  await page.routeWebSocket(/socket/, (near) => {
    const far = near.connectToServer();
    tell = (message) => near.send(JSON.stringify(message));
    far.onMessage((text) => void (JSON.parse(text).type === "question" || near.send(text)));
    near.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.type !== "do") return far.send(text);
      sent.push(message.command.text);
      tell({ type: "ack", game, id: message.id, version: message.command.against });
    });
  });
  await page.goto(`${url}/game/${game}`);
  await page.locator(".dock .heading").waitFor();
  const { version } = await api.view(game);
  for (const { name, verb } of wanted) {
    const question = { seat: 0, name, rule: "BA-05", groups: [sample(`group-${verb}`)] };
    tell({ type: "question", game, version, question });
    assert.equal(await page.evaluate(answer, { name, verb }), verb);
    while (sent.length === 0) await page.waitForTimeout(10);
    assert.equal(verbOf(question, sent.pop()), verb);
  }
  assert.deepEqual(complaints(page), []);
}
