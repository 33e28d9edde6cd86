// A line to the server that can be cut: everything a browser says and hears goes through here.
import { createServer, connect } from "node:net";

/** Returns a line to the server at `url`, with an address of its own. */
export async function line(url) {
  const { hostname, port } = new URL(url);
  const pairs = new Set();
  const state = { isCut: false, isDeaf: false };
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
    far.on("data", (bytes) => state.isDeaf || near.write(bytes));
    for (const side of [near, far]) side.on("close", end).on("error", end);
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
