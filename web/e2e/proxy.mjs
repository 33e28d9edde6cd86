// A line to the server: everything a browser says and hears goes through here. It can be cut, and it can be slow.
import { createServer, connect } from "node:net";

/** Numbers from 0 to 1 that follow from a word, always the same. */
export function numbers(word) {
  let state = [...word].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)) >>> 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Cuts what a server says into messages of a socket, once it is one; what comes before goes on as it comes. */
function cutter() {
  let isSocket = false;
  let rest = Buffer.alloc(0);
  /** How many bytes the first message takes, if that is known. */
  const sizeOf = (bytes) => {
    if (bytes.length < 2) return undefined;
    const short = bytes[1] & 0x7f;
    const head = { 126: 4, 127: 10 }[short] ?? 2;
    if (bytes.length < head) return undefined;
    return head + (short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short);
  };
  return (bytes) => {
    const parts = [];
    if (!isSocket) {
      isSocket = bytes.subarray(0, 12).toString("latin1") === "HTTP/1.1 101";
      const end = isSocket ? bytes.indexOf("\r\n\r\n") + 4 : bytes.length;
      parts.push(bytes.subarray(0, end));
      bytes = bytes.subarray(end);
    }
    rest = Buffer.concat([rest, bytes]);
    for (let size = sizeOf(rest); size !== undefined && size <= rest.length; size = sizeOf(rest)) {
      parts.push(rest.subarray(0, size));
      rest = rest.subarray(size);
    }
    return parts;
  };
}

/** Does what it is given in the same order, each up to so many milliseconds later. */
function late(delay, random) {
  const queue = [];
  let last = 0;
  const next = () => {
    const left = queue[0].at - performance.now();
    if (left > 0) return void setTimeout(next, Math.ceil(left));
    queue.shift().act();
    if (queue.length > 0) setImmediate(next);
  };
  return (act) => {
    last = Math.max(last + 1, performance.now() + random() * delay);
    if (queue.push({ at: last, act }) === 1) next();
  };
}

/** Returns a line to the server at `url`, with an address of its own. `delay`: milliseconds by which answers are late at most, which follow from `seed`. */
export async function line(url, { delay = 0, seed = "" } = {}) {
  const { hostname, port } = new URL(url);
  const pairs = new Set();
  const state = { isCut: false, isDeaf: false };
  let nPairs = 0;
  const server = createServer((near) => {
    if (state.isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    const pair = { near, far };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    near.on("data", (bytes) => far.write(bytes));
    // What was said has arrived, and nobody hears the answer.
    const hand = (bytes) => state.isDeaf || near.destroyed || near.write(bytes);
    if (delay > 0) {
      const cut = cutter();
      const later = late(delay, numbers(`${seed} ${nPairs++}`));
      far.on("data", (bytes) => cut(bytes).forEach((part) => later(() => hand(part))));
      far.on("close", () => later(end));
      near.on("close", end);
    } else {
      far.on("data", hand);
      for (const side of [near, far]) side.on("close", end);
    }
    for (const side of [near, far]) side.on("error", end);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** From now on what the server says is lost, while what it hears arrives. */
    deafen() {
      state.isDeaf = true;
    },
    cut() {
      state.isCut = true;
      for (const { near, far } of pairs) near.destroy(), far.destroy();
    },
    mend() {
      state.isCut = false;
      state.isDeaf = false;
    },
    close() {
      this.cut();
      server.close();
    },
  };
}
