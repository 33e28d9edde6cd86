// One socket to the server: opened again by itself, with what was missed and what was not acknowledged.
import { VERSION, type ClientMessage, type Command, type Query, type Answer, type Problem, type ServerMessage } from "$protocol";
import { release } from "./release.svelte";

/** How the connection stands: not yet open, open, lost and tried again, or given up because the server speaks otherwise. */
export type Connection = "opening" | "open" | "lost" | "outdated";

/** What a socket needs of a browser; tests bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Hooks {
  /** The connection changed. */
  connection(state: Connection): void;
  /** The server said something about the game. */
  message(message: ServerMessage): void;
  /** The last version that is known, so that only what is missing comes. */
  version(): number | undefined;
}

/** A command that has not been acknowledged. */
interface Waiting {
  text: string;
  done: (version: number) => void;
  refused: (problem: Problem) => void;
}

interface Asked {
  done: (answer: Answer) => void;
  refused: (problem: Problem) => void;
}

/** The pause before attempt `n` to come back, in milliseconds: soon at first, then every 15 seconds at most. */
export const pause = (n: number): number => Math.min(15_000, 400 * 2 ** Math.min(n, 10));

/** A server that says nothing for so long is asked something; one that does not answer is gone. In milliseconds. */
export const QUIET = 20_000;
/** The same after something was sent that should be acknowledged. */
export const SOON = 2_000;
export const PATIENCE = 6_000;

/** What is asked to hear anything at all, and what that question is called. */
const PROBE: Query = { kind: "rule", id: "BA-01" };
const PROBE_ID = "alive";

export class Socket {
  private wire: Wire | undefined;
  /** Runs until it is time to ask whether anybody is there, and while an answer to that is due. */
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private due: ReturnType<typeof setTimeout> | undefined;
  private isWelcome = false;
  private isClosed = false;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private counter = 0;
  private readonly waiting = new Map<string, Waiting>();
  private readonly asked = new Map<string, Asked>();
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;

  constructor(
    private readonly open: () => Wire,
    private readonly game: string,
    private tokens: string[],
    private readonly hooks: Hooks,
    /** Ids of commands begin so; two tabs never use the same. */
    private readonly prefix: string,
  ) {
    this.connect();
  }

  private connect(): void {
    this.isWelcome = false;
    const wire = this.open();
    this.wire = wire;
    this.expect();
    wire.onopen = () => this.say({ type: "hello", protocol: VERSION, tokens: this.tokens });
    wire.onmessage = (event) => {
      if (this.wire !== wire || typeof event.data !== "string") return;
      this.relax();
      this.hear(JSON.parse(event.data) as ServerMessage);
    };
    wire.onclose = () => this.lose(wire);
  }

  /** The connection is gone, or nobody answers there: another one is tried. */
  private lose(wire: Wire): void {
    if (this.wire !== wire || this.isClosed) return;
    this.wire = undefined;
    this.isWelcome = false;
    clearTimeout(this.quiet);
    clearTimeout(this.due);
    this.due = undefined;
    this.hooks.connection("lost");
    this.timer = setTimeout(() => this.connect(), pause(this.attempt++));
  }

  /** Something was heard: after a while of silence the server is asked whether it is there. */
  private relax(): void {
    clearTimeout(this.quiet);
    clearTimeout(this.due);
    this.due = undefined;
    if (!this.isClosed) this.quiet = setTimeout(() => this.probe(), QUIET);
  }

  /** Something must be heard soon. */
  private expect(): void {
    if (this.due !== undefined) return;
    const { wire } = this;
    this.due = setTimeout(() => {
      this.due = undefined;
      if (wire === undefined || this.wire !== wire) return;
      this.lose(wire);
      wire.close();
    }, PATIENCE);
  }

  /** A network that went away while a machine slept closes nothing: only asking finds out. */
  private probe(): void {
    if (!this.isWelcome) return;
    this.say({ type: "ask", game: this.game, id: PROBE_ID, query: PROBE });
    this.expect();
  }

  private say(message: ClientMessage): void {
    this.wire?.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        if (message.protocol !== VERSION) {
          this.hooks.connection("outdated");
          this.close();
          return;
        }
        this.isWelcome = true;
        this.attempt = 0;
        release.hear(message.pages);
        this.ahead = message.nowMs - Date.now();
        this.hooks.connection("open");
        this.watch(this.hooks.version());
        // What was on its way when the connection broke counts once, whether or not it arrived.
        for (const { text } of this.waiting.values()) this.wire?.send(text);
        for (const { refused } of this.asked.values()) refused({ code: "offline", message: "the connection was lost" });
        this.asked.clear();
        return;
      case "ack": {
        const waiting = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        waiting?.done(message.version);
        return;
      }
      case "answer": {
        const asked = this.asked.get(message.id);
        this.asked.delete(message.id);
        asked?.done(message.answer);
        return;
      }
      case "refused": {
        const id = message.id ?? "";
        if (id === PROBE_ID) return;
        const one = this.waiting.get(id) ?? this.asked.get(id);
        this.waiting.delete(id);
        this.asked.delete(id);
        if (one) one.refused(message.problem);
        else this.hooks.message(message);
        return;
      }
      case "resync":
        this.watch(this.hooks.version());
        return;
      default:
        this.hooks.message(message);
    }
  }

  /** Follows the game, from a version on or with a full view. */
  watch(after?: number): void {
    if (!this.isWelcome) return;
    this.say({ type: "watch", game: this.game, ...(after === undefined ? {} : { after }) });
  }

  /** Does something for a seat; resolves with the version that it made. */
  command(command: Command, seat?: number): Promise<number> {
    const id = `${this.prefix}${this.counter++}`;
    const message: ClientMessage = { type: "do", game: this.game, id, command, ...(seat === undefined ? {} : { seat }) };
    const text = JSON.stringify(message);
    return new Promise((done, failed) => {
      this.waiting.set(id, { text, done, refused: failed });
      if (!this.isWelcome) return;
      this.wire?.send(text);
      // Whoever has made a move wants to know soon whether it arrived.
      clearTimeout(this.quiet);
      this.quiet = setTimeout(() => this.probe(), SOON);
    });
  }

  /** Asks something about the position. */
  ask(query: Query): Promise<Answer> {
    const id = `q${this.counter++}`;
    return new Promise((done, failed) => {
      if (!this.isWelcome) {
        failed({ code: "offline", message: "there is no connection" });
        return;
      }
      this.asked.set(id, { done, refused: failed });
      this.say({ type: "ask", game: this.game, id, query });
    });
  }

  /** Brings another token, such as that of a seat just taken. */
  present(token: string): void {
    this.tokens = [...this.tokens, token];
    if (!this.isWelcome) return;
    this.say({ type: "present", token });
    this.watch();
  }

  /** Tries at once, for instance because the network is back; what seems to be open is asked whether it is. */
  retry(): void {
    if (this.isClosed) return;
    if (this.isWelcome) return this.probe();
    clearTimeout(this.timer);
    clearTimeout(this.due);
    this.due = undefined;
    this.attempt = 0;
    const old = this.wire;
    this.wire = undefined;
    old?.close();
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    for (const timer of [this.timer, this.quiet, this.due]) clearTimeout(timer);
    this.wire?.close();
  }
}

/** Opens a socket to where the page came from. */
export function browserWire(): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/socket`) as unknown as Wire;
}
