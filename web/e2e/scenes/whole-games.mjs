// Whole games on one screen: the dragon's by clicks, and one with all boxes.
import assert from "node:assert/strict";
import { holdSeats } from "../api.mjs";
import { drive } from "../driver.mjs";
import { complaints, DESKTOP, heard, open } from "../pages.mjs";
import { Player } from "../player.mjs";

/** The questions that a page answered, with the verbs of the answers: from what it heard and said. */
export function answered(page) {
  const names = new Map();
  const questions = heard(page).filter((message) => message.type === "question");
  for (const { command } of page.said.filter((message) => message.type === "do")) {
    if (command.kind !== "move") continue;
    const asked = questions.findLast(({ version }) => version === command.against);
    if (!asked) continue;
    const { name, groups } = asked.question;
    const group = groups.find((group) => textsOf(group).some((pattern) => pattern.test(command.text)));
    const verbs = names.get(name) ?? new Set();
    names.set(name, verbs.add(group?.kind ?? "?"));
  }
  return names;
}

const ESCAPED = /[.*+?^$()|[\]\\]/g;
/** Patterns of the moves of a group. */
function textsOf(group) {
  const texts = group.text === undefined ? group.figures.map(({ text }) => text) : [group.text];
  return texts.map((text) => new RegExp(`^${text.replace(ESCAPED, "\\$&").replace(/ ?\{\w+\}/g, "(?: ?[^ ]+)*?")}$`));
}

/** Plays a game to its end in the page. */
export async function driveOut(page, most = 5000, seed = 7) {
  const played = await page.evaluate(drive, { most, seed });
  assert.equal(played.stuck, undefined, `after ${played.n} answers the table stands still`);
  return played;
}

export async function dragonGame({ browser, url, api, look, note }) {
  const page = await open(browser, `${url}/new`, DESKTOP);
  await page.getByText("The Princess & the Dragon").click();
  await page.getByLabel("Player 2").selectOption("me");
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator(".mine").waitFor();
  // The first turns by a hand that hits what it sees, the rest by one that is faster.
  const player = new Player(page);
  while (player.turns < 8) {
    await player.wait();
    await player.answer();
  }
  let nWalks = 0;
  for (let n = 0; n < 400; n++) {
    const { isOver, stuck } = await page.evaluate(drive, { most: 3, seed: 100 + n });
    assert.equal(stuck, undefined);
    if (isOver) break;
    if (nWalks < 1 && (await page.locator("[data-question=dragon]").count()) > 0) {
      nWalks++;
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

export async function everyDecision({ browser, url, api, look, note }) {
  const { boxes, presets } = await api.catalogue();
  const { game, tokens } = await api.table({ people: ["Ana", "Bo"], preset: presets[0].name, boxes: boxes.filter((box) => box.isPlayable).map((box) => box.name) });
  const page = await open(browser, `${url}/game/${game}`, DESKTOP, (context) => holdSeats(context, game, tokens));
  const began = Date.now();
  const played = await driveOut(page);
  const names = answered(page);
  note(`${played.n} answers in ${(Date.now() - began) / 1000} s: ${[...names].map(([name, verbs]) => `${name} (${[...verbs].join(", ")})`).join("; ")}`);
  await look(page, "everything-over");
  assert.deepEqual(complaints(page), []);
}
