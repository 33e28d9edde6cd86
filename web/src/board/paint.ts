// Paints the fragments of SVG that packs are made of straight onto a canvas: far quicker than pictures of them.
// Packs keep to `path`, `ellipse`, `use`, `g` and `svg`; `docs/adr/0022` says why.

/** One thing to do on a canvas. */
export type Stroke =
  | { kind: "shape"; path: Path2D; fill: string | undefined; line: string | undefined; width: number; isBlunt: boolean; opacity: number }
  | { kind: "begin"; x: number; y: number; scale: number; cut: readonly [number, number] | undefined }
  | { kind: "stamp"; x: number; y: number; scale: number; name: string }
  | { kind: "end" };

/** Reads a fragment into a list of what to paint. */
export function strokes(svg: string): Stroke[] {
  const list: Stroke[] = [];
  for (const [whole, end, name, inside] of svg.matchAll(/<(\/?)([a-z]+)([^>]*?)\/?>/g)) {
    if (end) {
      list.push({ kind: "end" });
      continue;
    }
    const found = Object.fromEntries([...inside!.matchAll(/([a-zA-Z-]+)='([^']*)'/g)].map(([, key, value]) => [key!, value!]));
    const number = (key: string): number => Number(found[key] ?? 0);
    const [, dx = "0", dy = "0"] = /translate\(([^ ,)]+)[ ,]*([^)]*)\)/.exec(found["transform"] ?? "") ?? [];
    const scale = Number(/scale\(([^)]+)\)/.exec(found["transform"] ?? "")?.[1] ?? 1);
    const [x, y] = [number("x") + Number(dx), number("y") + Number(dy || 0)];
    switch (name) {
      case "use":
        list.push({ kind: "stamp", x, y, scale, name: found["href"]?.slice(1) ?? "" });
        break;
      case "g":
      case "svg":
        list.push({ kind: "begin", x, y, scale, cut: name === "svg" ? [number("width"), number("height")] : undefined });
        if (whole.endsWith("/>")) list.push({ kind: "end" });
        break;
      default: {
        const path = new Path2D(found["d"] ?? "");
        if (name === "ellipse") path.ellipse(number("cx"), number("cy"), number("rx"), number("ry"), 0, 0, 2 * Math.PI);
        list.push({
          kind: "shape", path, fill: found["fill"], line: found["stroke"], width: number("stroke-width"),
          isBlunt: found["stroke-linecap"] === "butt", opacity: Number(found["opacity"] ?? found["fill-opacity"] ?? found["stroke-opacity"] ?? 1),
        });
      }
    }
  }
  return list;
}

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** Paints a list; `stencil` gives the lists that it stamps, `color` the colors that it names. */
export function paint(
  context: Context,
  list: readonly Stroke[],
  stencil: (name: string) => readonly Stroke[],
  color: (name: string) => string,
  opacity = 1,
): void {
  for (const item of list) {
    switch (item.kind) {
      case "shape":
        context.globalAlpha = item.opacity * opacity;
        if (item.fill !== undefined && item.fill !== "none") {
          context.fillStyle = color(item.fill);
          context.fill(item.path);
        }
        if (item.line !== undefined && item.line !== "none") {
          context.strokeStyle = color(item.line);
          context.lineWidth = item.width;
          context.lineCap = item.isBlunt ? "butt" : "round";
          context.stroke(item.path);
        }
        break;
      case "end":
        context.restore();
        break;
      default:
        context.save();
        context.translate(item.x, item.y);
        context.scale(item.scale, item.scale);
        if (item.kind === "stamp") {
          paint(context, stencil(item.name), stencil, color, opacity);
          context.restore();
        } else if (item.cut !== undefined) {
          context.beginPath();
          context.rect(0, 0, item.cut[0], item.cut[1]);
          context.clip();
        }
    }
  }
}
