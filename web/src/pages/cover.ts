// A picture of a box: those of its tiles that show most of what other boxes do not have.
import type { TilePack } from "$art/pack";

/** The names of the drawings that a tile is put together from; those with mere numbers are parts that a pack writes once. */
function stencilsOf(pack: TilePack, id: string): Set<string> {
  const [ground = "", upright = ""] = pack.tiles[id]?.drawings[0]?.[0] ?? [];
  return new Set([...(ground + upright).matchAll(/href='#([^']+)'/g)].map((found) => found[1]!).filter((name) => !/^s\d+$/.test(name)));
}

/** Returns the ids of up to `n` tiles of a box, the most telling first, each with something new to see. */
export function coverTiles(pack: TilePack, base: TilePack, n: number): string[] {
  const known = new Set(Object.keys(base.tiles).flatMap((id) => [...stencilsOf(base, id)]));
  const left = Object.keys(pack.tiles).map((id) => ({ id, own: [...stencilsOf(pack, id)] }));
  const chosen: string[] = [];
  while (chosen.length < n && left.length > 0) {
    const news = left.map(({ own }) => own.filter((name) => !known.has(name)).length);
    const ix = news.indexOf(Math.max(...news));
    const [best] = left.splice(ix, 1);
    chosen.push(best!.id);
    for (const name of best!.own) known.add(name);
  }
  return chosen;
}
