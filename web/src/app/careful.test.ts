import { beforeAll, expect, test } from "vitest";
import { Refusal } from "../net/http";
import { words } from "../text/words.svelte";
import { Careful } from "./careful.svelte";

beforeAll(() => words.speak("en"));

test("one thing at a time, and a refusal is told until the next", async () => {
  const careful = new Careful();
  let done = 0;
  let finish = (): void => {};
  const first = careful.run(() => new Promise<void>((then) => (finish = then)));
  await careful.run(async () => void done++);
  expect([careful.isBusy, done]).toEqual([true, 0]);
  finish();
  await first;
  await careful.run(() => Promise.reject(new Refusal("over", "", 409)));
  expect(careful.problem).toBeTruthy();
  await careful.run(async () => void done++);
  expect([careful.problem, careful.isBusy, done]).toEqual([undefined, false, 1]);
});
