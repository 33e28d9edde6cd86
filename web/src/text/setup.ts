// A setup in a line: edition, boxes, and how many rules were changed.
import type { SetupSpec } from "$protocol";
import { named, say } from "./words.svelte";

export function setupText({ preset, boxes = [], switches = {} }: SetupSpec): string {
  const parts = boxes.length === 0 ? [say("web-base-game")] : boxes.map((box) => named("box", box.split(":")[0]!));
  const nChanged = Object.keys(switches).length;
  const changed = nChanged === 0 ? [] : [say("web-house-rules-changed", { n: nChanged })];
  return [named("preset", preset), ...parts, ...changed].join(" · ");
}
