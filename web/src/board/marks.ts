// What is pointed out on a board: ground with owners, places that are lit up, the last tiles, a walk, labels, dead cells.
import type { Brush } from "./brush";
import { hatch } from "./hatch";
import { apart } from "./spread";

/** On the ground, below whatever stands. */
export function paintGround(brush: Brush): void {
  const { context, drawings, state } = brush;
  for (const { at, seats } of state.marks.owned) {
    brush.withOutline(at, (outline) => {
      for (const seat of seats) {
        context.fillStyle = hatch(context, seat, drawings.seats[seat]?.color ?? "#fff");
        context.fill(outline);
      }
      context.lineWidth = 16;
      context.strokeStyle = drawings.seats[seats[0] ?? -1]?.dark ?? "#2b1d12";
      context.stroke(outline);
    });
  }
  for (const place of state.marks.lit) {
    brush.withOutline(place, (outline) => {
      context.fillStyle = "rgba(255, 226, 110, 0.55)";
      context.fill(outline);
      context.lineWidth = 22;
      context.strokeStyle = "rgba(255, 243, 190, 0.95)";
      context.stroke(outline);
    });
  }
}

/** A strong edge around the tiles just placed, with the mark of who did. */
export function paintRecent(brush: Brush): void {
  const { context, px, state, drawings } = brush;
  for (const { cell, seat } of state.marks.recent) {
    const { left, top } = brush.corner(cell);
    const width = Math.max(2, px * 0.024);
    context.lineWidth = width * 2;
    context.strokeStyle = "rgba(255, 246, 224, 0.9)";
    context.strokeRect(left + width / 2, top + width / 2, px - width, px - width);
    context.lineWidth = width;
    context.strokeStyle = drawings.seats[seat]?.color ?? "#fff";
    context.strokeRect(left + width / 2, top + width / 2, px - width, px - width);
    if (state.marks.recent.length > 1) paintBadge(brush, seat, left + px * 0.89, top + px * 0.11, px * 0.1);
  }
}

/** A disc with the mark of a seat. */
function paintBadge(brush: Brush, seat: number, x: number, y: number, r: number): void {
  const { context, drawings } = brush;
  const look = drawings.seats[seat];
  if (!look) return;
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
  context.fillStyle = look.color;
  context.fill();
  context.lineWidth = Math.max(1, r * 0.2);
  context.strokeStyle = "#fff6e0";
  context.stroke();
  const mark = drawings.mark(seat, brush.px);
  if (mark) brush.stamp(mark, x, y, 0, 0, (r / brush.px) * 9);
}

/** Cells that nothing can fill: crossed out. */
export function paintDead(brush: Brush): void {
  const { context, px, state } = brush;
  for (const cell of state.marks.dead) {
    const { left, top } = brush.corner(cell);
    if (!brush.isSeen(left, top)) continue;
    context.save();
    context.beginPath();
    context.rect(left + px * 0.06, top + px * 0.06, px * 0.88, px * 0.88);
    context.strokeStyle = "rgba(255, 228, 190, 0.5)";
    context.lineWidth = Math.max(1, px * 0.014);
    context.stroke();
    context.clip();
    context.beginPath();
    for (let at = 0.16; at < 2; at += 0.16) {
      context.moveTo(left + px * at, top);
      context.lineTo(left, top + px * at);
    }
    context.stroke();
    context.restore();
  }
}

/** A walk: numbered steps, joined by a line. */
export function paintPath(brush: Brush): void {
  const { context, px, state } = brush;
  const middles = state.marks.path.map((cell) => {
    const { left, top } = brush.corner(cell);
    return [left + px * 0.5, top + px * 0.5] as const;
  });
  for (const [width, color] of [[0.07, "#fff4dc"], [0.035, "rgba(120, 20, 10, 0.9)"]] as const) {
    context.beginPath();
    middles.forEach(([x, y], ix) => (ix === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.lineWidth = px * width;
    context.lineJoin = "round";
    context.setLineDash([px * 0.12, px * 0.09]);
    context.strokeStyle = color;
    context.stroke();
  }
  context.setLineDash([]);
  middles.slice(0, -1).forEach(([x, y], ix) => {
    const r = px * 0.13;
    context.beginPath();
    context.arc(x, y, r, 0, 2 * Math.PI);
    context.fillStyle = "rgba(120, 20, 10, 0.9)";
    context.fill();
    context.lineWidth = Math.max(1, px * 0.02);
    context.strokeStyle = "#fff4dc";
    context.stroke();
    context.fillStyle = "#fff4dc";
    context.font = `bold ${Math.round(r * 1.2)}px system-ui, sans-serif`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(ix === 0 ? "•" : String(ix), x, y + r * 0.06);
  });
}

/** Words about places, on plates in the colors of the seats that they are about. Plates move apart as far as they can. */
export function paintLabels(brush: Brush): void {
  const { context, px, state, drawings, ratio } = brush;
  // To set a font makes the browser look at all styles, also where nothing is written with it.
  if (state.marks.labels.length === 0) return;
  const size = Math.max(11 * ratio, Math.min(px * 0.17, 20 * ratio));
  const font = `bold ${Math.round(size)}px system-ui, sans-serif`;
  context.font = font;
  const plates = state.marks.labels.map(({ at, text, seats }) => {
    const { x, y } = brush.stand(at);
    const marks = seats.length * size * 1.15;
    const width = context.measureText(text).width + marks + size * 1.1;
    return { text, seats, marks, x, y: y + px * 0.08, width, height: size * 1.6 };
  });
  apart(plates, size * 0.2).forEach(([x, y], ix) => {
    const { text, seats, marks, width, height } = plates[ix]!;
    const left = x - width / 2;
    context.beginPath();
    context.roundRect(left, y - height / 2, width, height, height / 2);
    context.fillStyle = "#fffaf0";
    context.fill();
    context.lineWidth = Math.max(1.5 * ratio, size * 0.16);
    context.strokeStyle = drawings.seats[seats[0] ?? -1]?.dark ?? "#2b1d12";
    context.stroke();
    seats.forEach((seat, nth) => paintBadge(brush, seat, left + size * (0.85 + nth * 1.15), y, size * 0.52));
    context.font = font;
    context.textAlign = "left";
    context.textBaseline = "middle";
    context.fillStyle = "#2b1d12";
    context.fillText(text, left + marks + size * 0.5, y + size * 0.06);
  });
}
