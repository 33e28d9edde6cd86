// Hatches for ground that seats own: each seat has its lines as well as its color.

/** The side of a pattern, in thousandths of a tile. */
const SIZE = 96;

/** Lines by seat: rising, falling, upright, level, a net of slanted lines, a grid. */
const LINES: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [[-SIZE, SIZE, SIZE, -SIZE], [0, 2 * SIZE, 2 * SIZE, 0], [0, SIZE, SIZE, 0]],
  [[-SIZE, -SIZE, SIZE, SIZE], [0, -SIZE, 2 * SIZE, SIZE], [0, 0, SIZE, SIZE]],
  [[SIZE / 2, 0, SIZE / 2, SIZE]],
  [[0, SIZE / 2, SIZE, SIZE / 2]],
  [[0, SIZE, SIZE, 0], [0, 0, SIZE, SIZE]],
  [[SIZE / 2, 0, SIZE / 2, SIZE], [0, SIZE / 2, SIZE, SIZE / 2]],
];

const made = new Map<string, OffscreenCanvas>();

function pattern(seat: number, color: string): OffscreenCanvas {
  const key = `${seat} ${color}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const canvas = new OffscreenCanvas(SIZE, SIZE);
  const context = canvas.getContext("2d")!;
  context.globalAlpha = 0.28;
  context.fillStyle = color;
  context.fillRect(0, 0, SIZE, SIZE);
  context.globalAlpha = 0.85;
  context.strokeStyle = color;
  context.lineWidth = 20;
  for (const [x, y, toX, toY] of LINES[seat % LINES.length]!) {
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(toX, toY);
    context.stroke();
  }
  made.set(key, canvas);
  return canvas;
}

/** Returns what ground of a seat is filled with; the canvas is in thousandths of a tile. */
export const hatch = (context: CanvasRenderingContext2D, seat: number, color: string): CanvasPattern | string =>
  context.createPattern(pattern(seat, color), "repeat") ?? color;
