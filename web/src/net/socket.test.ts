import { describe, expect, test, vi } from "vitest";
import { VERSION, type ServerMessage } from "$protocol";
import { pause, Socket, type Connection, type Wire } from "./socket";

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
