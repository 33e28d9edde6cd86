// Tiles in words, as the terminal says them.
import { onTiles } from "$tiles";
import { played } from "./played.svelte";
import { named, say, together } from "./words.svelte";

/** Names a tile by what is on it and does something in the game: "a tile with a city on two sides, a pennant and a road curve". */
export function tileText(id: string): string {
  const told = onTiles[id];
  // A later server may have other tiles.
  if (told === undefined) return say("web-tile-named", { name: id });
  if (told.startsWith("tile-")) return named("tile", told.slice("tile-".length));
  const things = told.split(", ").flatMap((thing) => {
    const [, n, name] = /^(?:(\d+) )?(.*)$/.exec(thing)!;
    return played.idle.includes(name!) ? [] : [named("element", name!, { n: Number(n ?? 1) })];
  });
  return things.length === 0 ? say("tile-plain") : say("tile-with", { list: together(things) });
}
