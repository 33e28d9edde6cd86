// Places in words: cells, and segments by what they are.
import type { WireCell } from "$protocol";

/** Writes a cell as every language does: `(3, −1)`, which stays on one line. */
export function cellText([x, y]: readonly [number, number] | WireCell): string {
  const minus = (n: number): string => String(n).replace("-", "−");
  return `(${minus(x)},\u00a0${minus(y)})`;
}

/** What a segment is, from its name. */
export function kindOf(name: string): string {
  const inside = name.includes(" ") ? name.slice(name.indexOf(" ") + 1) : name;
  const [kind = "", slot = ""] = inside.split(":");
  return kind === "quarter" ? `${slot}-quarter` : kind;
}
