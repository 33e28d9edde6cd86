// Typed commands: what a line means, and what is said to it. The words to type are the same in every language, as in the
// terminal's line-by-line table.
import type { Answer, Query, Update } from "$protocol";
import { eventsOf, type Game } from "../net/follow";
import type { Offer } from "../questions/offers";
import { answerText, saidText } from "../text/said";
import { tileText } from "../text/tiles";
import { cellText, kindOf } from "../text/place";
import { percent } from "../text/percent";
import { setupText } from "../text/setup";
import { alone, named, pair, say, words } from "../text/words.svelte";
import { lines } from "../table/log";

/** What commands may look at and do. */
export interface Desk {
  game: Game;
  /** The offers of the question that is asked here; none if another seat is asked. */
  offers: readonly Offer[];
  log: readonly Update[];
  name(seat: number): string;
  answer(offer: Offer, amount?: number): void;
  undo(): void;
  goOn(): void;
  talk(text: string): void;
  ask(query: Query): Promise<Answer>;
}

const HELP: readonly [typed: string, about: Parameters<typeof say>[0]][] = [
  ["list", "web-command-help-list"], ["3", "web-command-help-number"], ["place 2,-1 r90", "web-command-help-place"],
  ["meeple 2,-1 road:E", "web-command-help-move"], ["look 2,-1", "web-command-help-look"], ["board", "web-command-help-board"],
  ["scores", "web-command-help-scores"], ["fields", "web-command-help-fields"], ["features", "web-command-help-features"],
  ["tiles", "web-command-help-tiles"], ["fits 2,-1", "web-command-help-fits"], ["why", "web-command-help-why"], ["rules", "web-command-help-rules"],
  ["last", "web-command-help-last"], ["clock", "web-command-help-clock"], ["undo", "web-command-help-undo"], ["say …", "web-command-help-say"],
];

/** Carries out a line and returns what is said to it, line by line. */
export async function run(input: string, desk: Desk): Promise<string[]> {
  const text = input.trim().replaceAll("−", "-");
  const [word = "", ...rest] = text.split(/\s+/);
  switch (word.toLowerCase()) {
    case "":
    case "help":
    case "?":
      return [say("web-command-help"), ...HELP.map(([typed, about]) => `${typed} – ${(say as (key: string) => string)(about)}`)];
    case "list":
    case "moves":
    case "options":
      return list(desk);
    case "look":
      return look(rest.join(""), desk);
    case "board":
      return desk.game.tiles.map(([id, x, y]) => tileLine(id, [x, y], desk));
    case "scores":
    case "score":
      return scores(desk);
    case "fields":
      return features(desk, (feature) => feature === "field");
    case "features":
      return features(desk, () => true);
    case "fits":
      return fits(rest.join(""), desk);
    case "why":
      return why(rest[0], desk);
    case "rules":
      return rules(desk);
    case "tiles":
    case "bag":
      return tiles(desk);
    case "last":
      return last(desk);
    case "clock":
      return clock(desk);
    case "undo":
      desk.undo();
      return [say("web-undo")];
    case "go":
    case "confirm":
      desk.goOn();
      return [say("web-draw-next")];
    case "say":
      if (rest.length === 0) break;
      desk.talk(text.slice(word.length).trim());
      return [say("web-chat-say")];
    default:
      return move(text, desk);
  }
  return [say("web-command-unknown", { input })];
}

function list({ offers, game, name }: Desk): string[] {
  if (offers.length === 0) return [named("problem", "not-asked")];
  return offers.map((offer, ix) => {
    const amounts = offer.amounts;
    const about = answerText(offer, name);
    if (amounts === undefined) return `${ix + 1}. ${about}`;
    const how = say("web-command-amounts", { least: amounts[0], most: amounts[1], input: `${ix + 1} ${amounts[0]}` });
    return `${ix + 1}. ${about} ${how}`;
  });
}

/** Says what is not allowed, and the rule that decides. */
async function refused(input: string, notation: string | undefined, { ask }: Desk): Promise<string[]> {
  const not = say("web-command-not-allowed", { input });
  if (notation === undefined) return [not];
  try {
    await words.whole();
    const answer = await ask({ kind: "why-refused", text: notation });
    if (answer.kind !== "why-refused" || answer.isLegal || !answer.why) return [not];
    const rule = answer.rule === undefined ? "" : ` (${say("web-rule", { rule: answer.rule })})`;
    return [`${saidText(answer.why)}${rule}`, ...(answer.remedy ? [saidText(answer.remedy)] : [])];
  } catch {
    return [not];
  }
}

/** A number of the list, a place for the tile, or a move as records have it. */
function move(text: string, desk: Desk): string[] | Promise<string[]> {
  const { offers } = desk;
  const done = (offer: Offer, amount?: number): string[] => {
    const [lowest = 0, highest = 0] = offer.amounts ?? [];
    if (offer.amounts && (amount === undefined || amount < lowest || amount > highest)) {
      const input = `${offers.indexOf(offer) + 1} ${lowest}`;
      return [say("web-command-amounts", { least: lowest, most: highest, input })];
    }
    desk.answer(offer, amount);
    return [say("web-command-done", { text: answerText(offer, desk.name, amount) })];
  };
  if (offers.length === 0) return [named("problem", "not-asked")];
  const numbered = /^(\d+)(?:\s+(\d+))?$/.exec(text);
  if (numbered) {
    const offer = offers[Number(numbered[1]) - 1];
    if (!offer) return [say("web-command-no-number", { n: offers.length })];
    return done(offer, numbered[2] === undefined ? undefined : Number(numbered[2]));
  }
  const placed = /^(?:place\s+)?(-?\d+)\s*,\s*(-?\d+)(?:\s+r?(0|90|180|270))?$/i.exec(text);
  if (placed) {
    const [x, y] = [Number(placed[1]), Number(placed[2])];
    const there = offers.filter(({ at, rotation }) => rotation !== undefined && at?.cell[0] === x && at.cell[1] === y);
    const turned = placed[3] === undefined ? there : there.filter(({ rotation }) => rotation! * 90 === Number(placed[3]));
    const tile = offers.find(({ rotation }) => rotation !== undefined)?.piece;
    return turned[0] ? done(turned[0]) : refused(text, tile && `tile ${tile} ${x},${y} r${placed[3] ?? 0}`, desk);
  }
  const exact = offers.find((offer) => offer.text === text);
  if (exact) return done(exact);
  const bid = offers.flatMap((offer) => {
    const [before = "", after = ""] = offer.text.split("{amount}");
    const isIt = offer.amounts !== undefined && text.startsWith(before) && text.endsWith(after);
    return isIt ? [{ offer, amount: Number(text.slice(before.length, text.length - after.length)) }] : [];
  })[0];
  if (bid) return done(bid.offer, bid.amount);
  const isMove = /^[a-z]+( |$)/.test(text) && /\d|pass/.test(text);
  return isMove ? refused(text, text, desk) : [say("web-command-unknown", { input: text })];
}

function look(at: string, desk: Desk): string[] {
  const cell = /^(-?\d+),(-?\d+)$/.exec(at);
  if (!cell) return [say("web-command-unknown", { input: `look ${at}` })];
  const [x, y] = [Number(cell[1]), Number(cell[2])];
  const tile = desk.game.tiles.find((one) => one[1] === x && one[2] === y);
  if (!tile) return [say("web-command-nothing-there", { cell: cellText([x, y]) })];
  return [tileLine(tile[0], [x, y], desk)];
}

/** A tile with who stands on it. */
function tileLine(id: string, cell: readonly [number, number], { game, name }: Desk): string {
  const isHere = (spot: { cell: readonly number[] }): boolean => spot.cell[0] === cell[0] && spot.cell[1] === cell[1];
  const figures = game.table.figures.filter(({ spot }) => isHere(spot)).map(({ figure, seat, spot }) => {
    const feature = spot.segment === 254 ? "bridge" : spot.segment === 255 ? "tile" : kindOf(spot.name);
    return `${say("about-figure", { figure, whom: name(seat) })} (${named("feature", feature)})`;
  });
  const neutrals = game.table.neutrals.filter(({ spot }) => isHere(spot)).map(({ neutral }) => named("neutral", neutral));
  const line = say("web-command-tile-at", { cell: cellText(cell), tile: tileText(id) });
  return [line, ...figures, ...neutrals].join("; ");
}

function scores({ game, name }: Desk): string[] {
  return game.table.seats.map((seat, ix) => {
    const figures = Object.entries(seat.supply).map(([figure, n]) => named("figures", figure, { n }));
    const tokens = Object.entries(seat.tokens).map(([token, n]) => named("tokens", token, { n }));
    return say("web-command-score", { who: name(ix), points: seat.score, list: [...figures, ...tokens].join(", ") });
  });
}

const refusal = (problem: unknown): string => named("problem", (problem as { code?: string }).code ?? "unavailable");

/** What is occupied, with owners and worth. */
async function features({ ask, name }: Desk, isWanted: (feature: string) => boolean): Promise<string[]> {
  const isFields = !isWanted("city");
  try {
    const found: string[] = [];
    for (let from = 0, n = 1; from < n; ) {
      const answer = await ask({ kind: "features", from });
      if (answer.kind !== "features") break;
      n = answer.nFeatures;
      from += Math.max(1, answer.features.length);
      for (const { feature, spot, contest, now } of answer.features.filter(({ feature }) => isWanted(feature))) {
        const args = { cell: cellText(spot.cell), list: contest.owners.map(name).join(", "), n: now };
        found.push(isFields ? say("web-command-field", args) : say("web-command-feature", { ...args, name: alone(named("feature", feature)) }));
      }
    }
    return found.length > 0 ? found : [say(isFields ? "web-command-no-fields" : "web-command-no-features")];
  } catch (problem) {
    return [refusal(problem)];
  }
}

/** What still fits in an empty place, and how likely one of it comes. */
async function fits(at: string, { ask }: Desk): Promise<string[]> {
  const cell = /^(-?\d+),(-?\d+)$/.exec(at);
  if (!cell) return [say("web-command-unknown", { input: `fits ${at}` })];
  try {
    const answer = await ask({ kind: "fits", cell: [Number(cell[1]), Number(cell[2])] });
    if (answer.kind !== "fits") return [];
    const { nFitting, nUnseen, tiles, chance } = answer;
    return [
      say("web-fits", { n: nFitting, m: nUnseen }),
      ...tiles.map(({ tile, count }) => say("web-command-counted", { name: tileText(tile), n: count })),
      ...(chance === undefined || nFitting === 0 ? [] : [say("web-fit-chance", { number: percent(chance) })]),
    ];
  } catch (problem) {
    return [refusal(problem)];
  }
}

/** What a rule says: the one that was named, or the one behind the question. */
async function why(id: string | undefined, { ask, game }: Desk): Promise<string[]> {
  const rule = id?.toUpperCase() ?? game.question?.rule;
  if (rule === undefined) return [named("problem", "not-asked")];
  try {
    await words.whole();
    const answer = await ask({ kind: "rule", id: rule });
    if (answer.kind !== "rule") return [];
    const told = answer.told.map((said) => saidText(said));
    return [say("web-rule", { rule }), ...(told.length > 0 ? told : [answer.text.replaceAll(/[`*]/g, "")])];
  } catch (problem) {
    return [refusal(problem)];
  }
}

/** What is played. */
function rules({ game }: Desk): string[] {
  const { setup } = game.about;
  const changed = Object.entries(setup.switches ?? {}).map(([key, value]) => pair(named("switch", key), named("value", `${key}-${value}-short`)));
  return [setupText(setup), ...changed];
}

function tiles({ game }: Desk): string[] {
  const { bag } = game.table;
  const left = say("web-tiles-left", { n: bag.nTiles });
  if (bag.tiles === undefined) return [left, say("web-tiles-hidden")];
  // Kinds that are told alike are counted together.
  const counts = new Map<string, number>();
  for (const [id, n] of Object.entries(bag.tiles)) counts.set(tileText(id), (counts.get(tileText(id)) ?? 0) + (n as number));
  return [left, ...[...counts].map(([name, n]) => say("web-command-counted", { name, n }))];
}

/** What was told since the last move of this browser's seats. */
function last({ log, game, name }: Desk): string[] {
  const mine = log.findLastIndex(({ what }) => what.kind === "moved" && game.mine.includes(what.seat));
  const since = log.slice(mine + 1).filter((update) => eventsOf(update).length > 0);
  const told = (since.length > 0 ? since : log.slice(-3)).flatMap((update) => lines(update, name)).map(({ text }) => text);
  return told.length > 0 ? told : [say("web-command-nothing-yet")];
}

function clock({ game, name }: Desk): string[] {
  const { leftMs } = game.awaits;
  if (leftMs === undefined) return [say("web-command-no-clock")];
  const time = (ms: number): string => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`;
  return leftMs.map((ms, seat) => pair(name(seat), time(ms)));
}
