// A server for tests: the one that CARCAS_URL names, or the binary that CARCAS names, on a free port with nothing kept.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "./waits.mjs";

const root = join(import.meta.dirname, "../..");

function binary() {
  const built = ["play", "release", "debug"].map((profile) => join(root, "target", profile, "carcas"));
  const found = [process.env.CARCAS, ...built].find((path) => path && existsSync(path));
  if (!found) throw new Error("there is no program: build it with `cargo xtask serve`, or name it in CARCAS");
  return found;
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** Returns the address of a server and how to stop it. */
export async function startServer() {
  if (process.env.CARCAS_URL) return { url: process.env.CARCAS_URL, stop() {} };
  const port = await freePort();
  // In memory, if the system has a place there: what is tested here is not the disk.
  const place = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
  const data = mkdtempSync(join(place, "carcas-e2e-"));
  const args = ["serve", "--listen", `127.0.0.1:${port}`, "--data", data, "--limits", "0", "--log-level", "error"];
  const env = { CARCAS_PAGES: join(root, "web/dist"), ...process.env };
  const child = spawn(binary(), args, { env, stdio: ["ignore", "ignore", "inherit"] });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(`${url}/healthz`).then((answer) => answer.ok, () => false);
  await eventually(async () => {
    if (!(await isUp()) && child.exitCode === null) throw new Error("the server does not answer");
  });
  if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
  return {
    url,
    stop() {
      child.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
