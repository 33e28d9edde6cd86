// Places in words: cells, and segments by what they are and where on their tile they lie.
import type { WireCell, WireSpot } from "$protocol";

/** Writes a cell as every language does: `(3, −1)`, which stays on one line. */
export function cellText([x, y]: readonly [number, number] | WireCell): string {
  const minus = (n: number): string => String(n).replace("-", "−");
  return `(${minus(x)},\u00a0${minus(y)})`;
}

const SIDES = ["n", "e", "s", "w"] as const;

/** Where on its tile a segment lies, from its name such as `road:E` or `field:SR`. */
export function sidesOf(name: string): string {
  const slot = /:([A-Z]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const side = slot[0] ?? "";
  if (!(SIDES as readonly string[]).includes(side)) return "none";
  if (slot.length === 1) return side;
  // The left half of a side is near the corner before it, the right half near the one after it, clockwise.
  const corner: Record<string, string> = {
    nl: "corner-nw", nr: "corner-ne", el: "corner-ne", er: "corner-es",
    sl: "corner-es", sr: "corner-sw", wl: "corner-sw", wr: "corner-nw",
  };
  return corner[slot] ?? "none";
}

/** What a segment is, from its name. */
export function kindOf(name: string): string {
  const inside = name.includes(" ") ? name.slice(name.indexOf(" ") + 1) : name;
  const [kind = "", slot = ""] = inside.split(":");
  return kind === "quarter" ? `${slot}-quarter` : kind;
}

/** A place as messages want it. */
export function placeArgs(spot: WireSpot): { feature: string; sides: string; cell: string } {
  const cell = cellText(spot.cell);
  if (spot.segment === 254) return { feature: "bridge", sides: "none", cell };
  if (spot.segment === 255) return { feature: "tile", sides: "none", cell };
  return { feature: kindOf(spot.name), sides: sidesOf(spot.name), cell };
}
