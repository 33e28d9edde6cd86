// The tiles as they lie, painted once and kept: a frame of panning copies them, a placed tile is painted alone, and while the
// view is zoomed the old picture is stretched until there is time for a sharp one.
import { sizeFor, turnVector } from "./changes";
import type { Brush } from "./brush";
import type { Drawings } from "./drawings";
import type { Tile } from "./state";

/** Pixels that are kept at most, in each of two layers. */
const MOST = 4_000_000;
/** How far drawings reach over their tile, as a share of it: walls, and towers where walls end. */
const RIM = 0.25;
/** How far its shadow does, to the south-east. */
const SHADOW = 0.05;
/** More cells than these are painted all at once. */
const MANY = 8;
/** How long a picture may be painted within one frame, in milliseconds. */
const SLICE = 8;

type Painter = OffscreenCanvasRenderingContext2D;

/** A tile that lies, or is only tried there. */
interface Lying extends Tile {
  opacity: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;
const area = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);
const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });
const scaled = ({ left, top, right, bottom }: Box, by: number): Box => ({ left: left * by, top: top * by, right: right * by, bottom: bottom * by });
const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
});

const isSame = (a: Lying | undefined, b: Lying | undefined): boolean =>
  a !== undefined && b !== undefined && a.id === b.id && a.rotation === b.rotation && a.copy === b.copy && a.opacity === b.opacity;

/** A part of the table in two layers: what lies flat, and what stands on it. Measured in pixels from the corner of cell 0,0. */
class Picture {
  readonly flat: Painter;
  readonly upright: Painter;

  constructor(
    readonly drawings: Drawings,
    /** Pixels per tile. */
    readonly px: number,
    readonly turn: number,
    readonly box: Box,
    public lying: ReadonlyMap<string, Lying>,
  ) {
    const [width, height] = [Math.max(1, box.right - box.left), Math.max(1, box.bottom - box.top)];
    [this.flat, this.upright] = [0, 1].map(() => {
      const context = new OffscreenCanvas(width, height).getContext("2d")!;
      context.translate(-box.left, -box.top);
      return context;
    }) as [Painter, Painter];
  }

  corner({ cell }: Tile): { left: number; top: number } {
    const [x, y] = turnVector(cell, this.turn);
    return { left: Math.round(x * this.px), top: Math.round(y * this.px) };
  }

  /** Paints everything, step by step. */
  *all(): Generator<void> {
    yield* this.paintFlat(this.box);
    yield* this.paintUpright(this.box);
  }

  /** Takes over what lies now, and paints what is different; returns whether anything was. */
  change(lying: ReadonlyMap<string, Lying>): boolean {
    const before = this.lying;
    this.lying = lying;
    const keys = [...new Set([...before.keys(), ...lying.keys()])].filter((key) => !isSame(before.get(key), lying.get(key)));
    const cells = keys.map((key) => {
      const { left, top } = this.corner((lying.get(key) ?? before.get(key))!);
      return { left, top, right: left + this.px, bottom: top + this.px };
    });
    for (const cell of cells.length > MANY ? [this.box] : cells) {
      this.repaint(this.flat, { ...cell, right: cell.right + this.px * SHADOW, bottom: cell.bottom + this.px * SHADOW }, (part) => this.paintFlat(part));
      this.repaint(this.upright, grown(cell, this.px * RIM), (part) => this.paintUpright(part));
    }
    return keys.length > 0;
  }

  private repaint(context: Painter, part: Box, paint: (part: Box) => Generator<void>): void {
    const [left, top] = [Math.floor(part.left), Math.floor(part.top)];
    const [width, height] = [Math.ceil(part.right) - left, Math.ceil(part.bottom) - top];
    context.save();
    context.beginPath();
    context.rect(left, top, width, height);
    context.clip();
    context.clearRect(left, top, width, height);
    for (const _ of paint({ left, top, right: left + width, bottom: top + height }));
    context.restore();
  }

  /** The tiles that reach into a part, if each does so far beyond its cell, from the back to the front. */
  private reaching(part: Box, far: number) {
    const { px } = this;
    const near = grown(part, px * far);
    return [...this.lying.values()]
      .map((tile) => ({ ...tile, ...this.corner(tile), turned: (tile.rotation + this.turn) % 4 }))
      .filter(({ left, top }) => left < near.right && top < near.bottom && left + px > near.left && top + px > near.top)
      .sort((a, b) => a.top - b.top || a.left - b.left);
  }

  private *paintFlat(part: Box): Generator<void> {
    const { drawings, px, flat } = this;
    const tiles = this.reaching(part, SHADOW);
    flat.fillStyle = "rgba(20, 10, 4, 0.42)";
    for (const { left, top } of tiles) flat.fillRect(left + px * 0.03, top + px * 0.045, px, px);
    for (const { id, copy, turned, left, top, opacity } of tiles) {
      drawings.paintGround(flat, id, copy, turned, left, top, px, opacity);
      yield;
    }
    flat.globalAlpha = 1;
  }

  private *paintUpright(part: Box): Generator<void> {
    const { drawings, px, upright } = this;
    const tiles = this.reaching(part, RIM);
    const towers = new Map<string, { x: number; y: number }>();
    for (const tile of tiles) {
      const ends = drawings.towers(tile.id, tile.turned);
      const corners = [[0, 0], [1, 0], [1, 1], [0, 1]] as const;
      corners.forEach(([dx, dy], ix) => {
        const [x, y] = [Math.round(tile.left + dx * px), Math.round(tile.top + dy * px)];
        if (ends[ix]) towers.set(`${Math.round(x / 4)},${Math.round(y / 4)}`, { x, y });
      });
    }
    const rows = [
      ...tiles.map((tile) => ({ tile, tower: undefined, y: tile.top + px / 2 })),
      ...[...towers.values()].map((tower) => ({ tile: undefined, tower, y: tower.y + 0.6 * px })),
    ].sort((a, b) => a.y - b.y);
    for (const { tile, tower } of rows) {
      if (tile) drawings.paintUpright(upright, tile.id, tile.copy, tile.turned, tile.left, tile.top, px, tile.opacity);
      else if (tower) drawings.paintTower(upright, tower.x, tower.y, px);
      yield;
    }
    // A fine edge, so that tiles can be counted.
    upright.globalAlpha = 1;
    upright.lineWidth = Math.max(1, px * 0.0072);
    upright.strokeStyle = "rgba(60, 40, 20, 0.28)";
    for (const { left, top } of tiles) upright.strokeRect(left + 0.5, top + 0.5, px - 1, px - 1);
  }
}

export class Ground {
  /** The picture that is shown, and the one before it: close-ups come and go. */
  private kept: readonly Picture[] = [];
  private next: { picture: Picture; steps: Generator<void> } | undefined;

  /**
   * Brings the picture up to date with what a brush is to show, without tiles that are still on their way. `isResting`: whether
   * the view stands still. Returns whether there is more to paint when there is time.
   */
  update(brush: Brush, isHidden: (tile: Tile) => boolean, isResting: boolean): boolean {
    const px = sizeFor(brush.px);
    const lying = lyingOf(brush, isHidden);
    const { whole, seen } = this.parts(brush, lying);
    const isKind = ({ drawings, turn }: Picture): boolean => drawings === brush.drawings && turn === brush.state.view.turn;
    const covers = (picture: Picture, part: Box): boolean => area(part) <= 0 || isInside(part, scaled(picture.box, brush.px / picture.px));
    this.kept = this.kept.filter(isKind);
    const sharp = this.kept.find((picture) => picture.px === px && covers(picture, seen));
    const shown = sharp ?? this.kept.find((picture) => covers(picture, seen));
    if (this.next && (!isKind(this.next.picture) || this.next.picture.px !== px)) this.next = undefined;
    if (shown === undefined) {
      // What was begun may be just what is needed.
      const begun = this.next && covers(this.next.picture, seen) ? this.next : undefined;
      const { picture, steps } = begun ?? this.begin(brush, px, lying, whole, seen);
      for (const _ of steps);
      picture.change(lying);
      this.keep(picture);
      this.next = undefined;
      return false;
    }
    this.keep(shown);
    // A picture that is half done begins anew.
    if (shown.change(lying)) this.next = undefined;
    // Soon the window may reach where nothing is painted yet.
    const isEnough = sharp !== undefined && covers(sharp, common(grown(seen, brush.context.canvas.width / 16), whole));
    if (isEnough) return false;
    if (!this.next) {
      if (!isResting) return true;
      this.next = this.begin(brush, px, lying, whole, seen);
    }
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      if (!this.next.steps.next().done) continue;
      this.keep(this.next.picture);
      this.next = undefined;
      return false;
    }
    return true;
  }

  private keep(picture: Picture): void {
    if (this.kept[0] !== picture) this.kept = [picture, ...this.kept.filter((other) => other !== picture)].slice(0, 2);
  }

  /** Copies one layer to where the brush paints. */
  stamp(brush: Brush, layer: "flat" | "upright"): void {
    const shown = this.kept[0];
    if (!shown) return;
    const { left, top } = brush.origin();
    const scale = brush.px / shown.px;
    const { canvas } = shown[layer];
    // Pixel by pixel where it can be: that is far quicker.
    if (Math.abs(scale - 1) < 1e-6) brush.context.drawImage(canvas, left + shown.box.left, top + shown.box.top);
    else brush.context.drawImage(canvas, left + shown.box.left * scale, top + shown.box.top * scale, canvas.width * scale, canvas.height * scale);
  }

  /** The part of the table with tiles, and what of it the window shows. */
  private parts(brush: Brush, lying: ReadonlyMap<string, Lying>): { whole: Box; seen: Box } {
    const { px, state, context } = brush;
    const cells = [...lying.values()].map(({ cell }) => turnVector(cell, state.view.turn));
    const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
    const tiles = { left: Math.min(...xs) * px, top: Math.min(...ys) * px, right: (Math.max(...xs) + 1) * px, bottom: (Math.max(...ys) + 1) * px };
    const whole = grown(tiles, px * RIM);
    const { left, top } = brush.origin();
    const { width, height } = context.canvas;
    return { whole, seen: common(whole, { left: -left, top: -top, right: width - left, bottom: height - top }) };
  }

  /** Begins a picture: of the whole board with room for more, or of as much around the window as is worth its memory. */
  private begin(brush: Brush, px: number, lying: ReadonlyMap<string, Lying>, whole: Box, seen: Box): { picture: Picture; steps: Generator<void> } {
    const roomy = grown(whole, 1.5 * brush.px);
    const around = common(whole, grown(seen, brush.context.canvas.width / 6));
    const wanted = [roomy, around, seen].map((part) => scaled(part, px / brush.px));
    const part = wanted.find((some) => area(some) <= MOST) ?? wanted[2]!;
    const box = { left: Math.floor(part.left), top: Math.floor(part.top), right: Math.ceil(part.right), bottom: Math.ceil(part.bottom) };
    const picture = new Picture(brush.drawings, px, brush.state.view.turn, box, lying);
    return { picture, steps: picture.all() };
  }
}

/** Tiles by cell, and the one that is tried. */
function lyingOf({ state }: Brush, isHidden: (tile: Tile) => boolean): Map<string, Lying> {
  const lying = new Map<string, Lying>();
  for (const tile of state.position.tiles) if (!isHidden(tile)) lying.set(tile.cell.join(), { ...tile, opacity: 1 });
  const { ghost } = state;
  if (ghost) {
    // It looks as it will when it lies there.
    const copy = state.position.tiles.filter((tile) => tile.id === ghost.id).length;
    lying.set(ghost.cell.join(), { id: ghost.id, cell: ghost.cell, rotation: ghost.rotation, copy, opacity: ghost.isTried ? 0.7 : 1 });
  }
  return lying;
}
