// The server without a browser: tables made over HTTP, seats taken, games read.
import { randomBytes } from "node:crypto";

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

  /** All updates of a game. */
  async log(game) {
    const all = [];
    for (;;) {
      const some = await this.get(`/api/games/${game}/log?after=${all.at(-1)?.version ?? 0}`);
      all.push(...some);
      if (some.length < 200) return all;
    }
  }

  /** Makes a table; `people` sit down by their names. Returns the id of the game and the tokens of their seats. */
  async table({ people = [], bots = [], boxes = [], switches = {}, preset, aids = "all", clock = { kind: "none" }, graceMs = 0, isPublic = false }) {
    const setup = { preset: preset ?? (await this.catalogue()).presets[0].name, boxes, switches };
    const seats = [...people.map(() => ({ kind: "open" })), ...bots.map((level) => ({ kind: "bot", level }))];
    const made = await this.post("/api/games", { setup, seats, aids, clock, graceMs, isPublic, bestOf: 1 });
    const tokens = [];
    for (const [ix, { token }] of made.seats.entries()) {
      tokens.push((await this.post(`/api/games/${made.game}/seat`, { name: people[ix], nonce: hex() }, token)).token);
    }
    return { game: made.game, tokens };
  }
}

/** Lets a browser hold seats, as if it had sat down there itself. */
export const holdSeats = (context, game, tokens) =>
  context.addInitScript(([game, tokens]) => {
    localStorage.setItem(`carcas.game.${game}`, JSON.stringify({ tokens, links: [] }));
  }, [game, tokens]);
