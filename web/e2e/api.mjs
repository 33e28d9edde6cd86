// The server without a browser: tables made over HTTP, seats taken, games read.
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { eventually } from "./waits.mjs";

const hex = () => randomBytes(16).toString("hex");

export class Api {
  constructor(url) {
    this.url = url;
  }

  async call(method, path, body, token) {
    const headers = { "Content-Type": "application/json" };
    if (token) headers["Authorization"] = `Bearer ${token}`;
    const answer = await fetch(this.url + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  }

  get = (path, token) => this.call("GET", path, undefined, token);
  post = (path, body, token) => this.call("POST", path, body, token);

  catalogue = () => this.get("/api/catalogue");
  view = async (game) => (await this.get(`/api/games/${game}`)).view;

  /** Plays a move for a seat, without a browser. */
  move = (game, token, text, against) =>
    this.post(`/api/games/${game}/commands`, { id: hex(), command: { kind: "move", text, against } }, token);

  /** All updates of a game, or those after a version. */
  async log(game, after = 0) {
    const all = [];
    for (;;) {
      const some = await this.get(`/api/games/${game}/log?after=${all.at(-1)?.version ?? after}`);
      all.push(...some);
      if (some.length < 200) return all;
    }
  }

  /** Waits for an update of a game, after a version if it is told. */
  until(game, isIt, after = 0) {
    return eventually(async () => {
      const found = (await this.log(game, after)).find(isIt);
      assert.ok(found, `nothing like ${isIt} happened in game ${game}`);
      return found;
    });
  }

  /** Waits until a game is over. */
  over(game) {
    return eventually(async () => assert.equal((await this.view(game)).about.status, "over"));
  }

  /** Brings a record along; returns the id of its game. */
  async bring(record) {
    const answer = await fetch(`${this.url}/api/records`, { method: "POST", headers: { "Content-Type": "text/plain" }, body: record });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the record is refused: ${text}`);
    return JSON.parse(text).game;
  }

  /** Makes a table that goes on from a position of a game; all seats are held by whoever asks. */
  async goOn(game, at, nSeats) {
    const seats = Array.from({ length: nSeats }, () => ({ kind: "open" }));
    const made = await this.post(`/api/games/${game}/branches`, { at, seats, aids: "all" });
    return { game: made.game, tokens: await this.sit(made, []) };
  }

  /** Takes all open seats of a table. */
  async sit(made, names) {
    const tokens = [];
    for (const [ix, { token }] of made.seats.entries()) {
      tokens.push((await this.post(`/api/games/${made.game}/seat`, { name: names[ix] ?? `Player ${ix + 1}`, nonce: hex() }, token)).token);
    }
    return tokens;
  }

  /** Makes a table; `people` sit down by their names. Returns the id of the game and the tokens of their seats. */
  async table({ people = [], bots = [], boxes = [], switches = {}, preset, aids = "all", clock = { kind: "none" }, graceMs = 0, isPublic = false }) {
    const setup = { preset: preset ?? (await this.catalogue()).usualPreset, boxes, switches };
    const seats = [...people.map(() => ({ kind: "open" })), ...bots.map((level) => ({ kind: "bot", level }))];
    const made = await this.post("/api/games", { setup, seats, aids, clock, graceMs, isPublic, bestOf: 1 });
    return { game: made.game, tokens: await this.sit(made, people) };
  }
}

/** Lets a browser hold seats, as if it had sat down there itself. */
export const holdSeats = (context, game, tokens) =>
  context.addInitScript(([game, tokens]) => {
    // What the page has kept meanwhile stays, also over a reload.
    const kept = JSON.parse(localStorage.getItem(`carcas.game.${game}`) ?? "{}");
    localStorage.setItem(`carcas.game.${game}`, JSON.stringify({ links: [], ...kept, tokens }));
  }, [game, tokens]);
