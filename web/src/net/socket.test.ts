import { describe, expect, test, vi } from "vitest";
import { VERSION, type ServerMessage } from "$protocol";
import { PATIENCE, pause, QUIET, SOON, Socket, type Connection, type Wire } from "./socket";

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet(): void {
    this.onopen?.();
    this.tell({ type: "welcome", protocol: VERSION, nowMs: Date.now() });
  }
}

function setUp(version?: number) {
  const wires: FakeWire[] = [];
  const states: Connection[] = [];
  const heard: ServerMessage[] = [];
  const open = () => {
    wires.push(new FakeWire());
    return wires.at(-1)!;
  };
  const socket = new Socket(open, "g", ["t"], {
    connection: (state) => states.push(state),
    message: (message) => heard.push(message),
    version: () => version,
  }, "p-");
  return { wires, states, heard, socket };
}

describe("socket", () => {
  test("greets with its tokens and watches from the version that is known", () => {
    const { wires, states } = setUp(7);
    wires[0]!.greet();
    expect(wires[0]!.sent).toEqual([
      { type: "hello", protocol: VERSION, tokens: ["t"] },
      { type: "watch", game: "g", after: 7 },
    ]);
    expect(states).toEqual(["open"]);
  });

  test("a command that was not acknowledged is sent again under its id, and once acknowledged never again", async () => {
    vi.useFakeTimers();
    const { wires, states, socket } = setUp();
    wires[0]!.greet();
    const done = socket.command({ kind: "move", text: "pass", against: 3 });
    wires[0]!.onclose?.();
    expect(states.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(pause(0));
    wires[1]!.greet();
    const again = wires[1]!.sent.find((message) => message["type"] === "do");
    expect(again).toEqual(wires[0]!.sent.find((message) => message["type"] === "do"));
    wires[1]!.tell({ type: "ack", game: "g", id: again!["id"], version: 4 });
    expect(await done).toBe(4);
    wires[1]!.onclose?.();
    await vi.advanceTimersByTimeAsync(pause(1));
    wires[2]!.greet();
    expect(wires[2]!.sent.some((message) => message["type"] === "do")).toBe(false);
    vi.useRealTimers();
  });

  test("a network that went silently away is noticed, and what was on its way is sent again", async () => {
    vi.useFakeTimers();
    const { wires, states, heard, socket } = setUp();
    wires[0]!.greet();
    void socket.command({ kind: "move", text: "pass", against: 3 });
    await vi.advanceTimersByTimeAsync(SOON - 1);
    expect(wires[0]!.sent.at(-1)).toMatchObject({ type: "do" });
    await vi.advanceTimersByTimeAsync(1);
    expect(wires[0]!.sent.at(-1)).toMatchObject({ type: "ask", id: "alive" });
    expect(states).toEqual(["open"]);
    await vi.advanceTimersByTimeAsync(PATIENCE + pause(0));
    expect(states).toEqual(["open", "lost"]);
    wires[1]!.greet();
    expect(wires[1]!.sent.filter(({ type }) => type === "do")).toHaveLength(1);
    // What the old connection says late is not heard.
    const nHeard = heard.length;
    wires[0]!.tell({ type: "refused", problem: { code: "x", message: "" } });
    expect(heard).toHaveLength(nHeard);
    vi.useRealTimers();
  });

  test("a server that answers is not left, whatever it answers", async () => {
    vi.useFakeTimers();
    const { wires, states, heard } = setUp();
    wires[0]!.greet();
    for (let n = 0; n < 3; n++) {
      await vi.advanceTimersByTimeAsync(QUIET);
      wires[0]!.tell({ type: "refused", game: "g", id: "alive", problem: { code: "unavailable", message: "" } });
      await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    }
    expect(states).toEqual(["open"]);
    expect(heard).toEqual([]);
    vi.useRealTimers();
  });

  test("whoever wakes up asks at once", async () => {
    vi.useFakeTimers();
    const { wires, states, socket } = setUp();
    wires[0]!.greet();
    socket.retry();
    expect(wires[0]!.sent.at(-1)).toMatchObject({ type: "ask", id: "alive" });
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(states.at(-1)).toBe("lost");
    vi.useRealTimers();
  });

  test("a connection that never opens is given up and tried again", async () => {
    vi.useFakeTimers();
    const { wires, states } = setUp();
    await vi.advanceTimersByTimeAsync(PATIENCE + pause(0));
    expect(states).toEqual(["lost"]);
    expect(wires).toHaveLength(2);
    vi.useRealTimers();
  });

  test("after one that was closed, a connection that never opens is given up as well", async () => {
    vi.useFakeTimers();
    const { wires } = setUp();
    wires[0]!.onclose?.();
    await vi.advanceTimersByTimeAsync(pause(0));
    expect(wires).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(PATIENCE + pause(1));
    expect(wires).toHaveLength(3);
    vi.useRealTimers();
  });

  test("a refusal reaches whoever sent the command", async () => {
    const { wires, socket } = setUp();
    wires[0]!.greet();
    const done = socket.command({ kind: "undo" });
    const { id } = wires[0]!.sent.at(-1)!;
    wires[0]!.tell({ type: "refused", game: "g", id, problem: { code: "no-undo", message: "" } });
    await expect(done).rejects.toMatchObject({ code: "no-undo" });
  });

  test("another protocol ends it", () => {
    const { wires, states } = setUp();
    wires[0]!.onopen?.();
    wires[0]!.tell({ type: "welcome", protocol: VERSION + 1, nowMs: 0 });
    expect(states).toEqual(["outdated"]);
  });

  test("pauses grow, up to fifteen seconds", () => {
    expect(pause(0)).toBeLessThan(pause(1));
    expect(pause(30)).toBe(15_000);
  });
});
