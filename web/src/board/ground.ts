// The tiles as they lie, painted once and kept: a frame of panning copies them, a placed tile is painted alone, and while the
// view is zoomed the old picture is stretched until there is time for a sharp one.
import { turnVector } from "./changes";
import type { Brush } from "./brush";
import type { Drawings } from "./drawings";
import type { Tile } from "./state";

/** Pixels that are kept at most, in each of two layers. */
const MOST = 4_000_000;
/** How far drawings reach over their tile, as a share of it: shadows, walls, towers where walls end. */
const RIM = 0.3;
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
    yield* this.paint(this.box);
  }

  /** Takes over what lies now, and paints what is different; returns whether anything was. */
  change(lying: ReadonlyMap<string, Lying>): boolean {
    const before = this.lying;
    let hasChanged = false;
    this.lying = lying;
    for (const key of new Set([...before.keys(), ...lying.keys()])) {
      if (isSame(before.get(key), lying.get(key))) continue;
      hasChanged = true;
      const { left, top } = this.corner((lying.get(key) ?? before.get(key))!);
      const cell = { left, top, right: left + this.px, bottom: top + this.px };
      const rim = grown(cell, Math.ceil(this.px * RIM));
      const cut = { left: Math.floor(rim.left), top: Math.floor(rim.top), right: Math.ceil(rim.right), bottom: Math.ceil(rim.bottom) };
      for (const context of [this.flat, this.upright]) {
        context.save();
        context.beginPath();
        context.rect(cut.left, cut.top, cut.right - cut.left, cut.bottom - cut.top);
        context.clip();
        context.clearRect(cut.left, cut.top, cut.right - cut.left, cut.bottom - cut.top);
      }
      for (const _ of this.paint(cut));
      for (const context of [this.flat, this.upright]) context.restore();
    }
    return hasChanged;
  }

  private *paint(part: Box): Generator<void> {
    const { drawings, px, flat, upright } = this;
    const near = grown(part, px * RIM);
    const tiles = [...this.lying.values()]
      .map((tile) => ({ ...tile, ...this.corner(tile), turned: (tile.rotation + this.turn) % 4 }))
      .filter(({ left, top }) => left < near.right && top < near.bottom && left + px > near.left && top + px > near.top)
      .sort((a, b) => a.top - b.top || a.left - b.left);
    flat.fillStyle = "rgba(20, 10, 4, 0.42)";
    for (const { left, top } of tiles) flat.fillRect(left + px * 0.03, top + px * 0.045, px, px);
    for (const { id, copy, turned, left, top, opacity } of tiles) {
      flat.globalAlpha = opacity;
      drawings.paintGround(flat, id, copy, turned, left, top, px, opacity);
      yield;
    }
    flat.globalAlpha = 1;
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
    upright.lineWidth = Math.max(1, px * 0.0072);
    upright.strokeStyle = "rgba(60, 40, 20, 0.28)";
    for (const { left, top } of tiles) upright.strokeRect(left + 0.5, top + 0.5, px - 1, px - 1);
  }
}

export class Ground {
  private shown: Picture | undefined;
  private next: { picture: Picture; steps: Generator<void> } | undefined;

  /**
   * Brings the picture up to date with what a brush is to show, without tiles that are still on their way. `isResting`: whether
   * the view stands still. Returns whether there is more to paint when there is time.
   */
  update(brush: Brush, isHidden: (tile: Tile) => boolean, isResting: boolean): boolean {
    const { state, drawings, px } = brush;
    const { turn } = state.view;
    const lying = lyingOf(brush, isHidden);
    const { whole, seen } = this.parts(brush, lying);
    const { shown } = this;
    const scale = shown ? px / shown.px : 1;
    const covered = shown && { left: shown.box.left * scale, top: shown.box.top * scale, right: shown.box.right * scale, bottom: shown.box.bottom * scale };
    const isUsable = shown !== undefined && shown.drawings === drawings && shown.turn === turn && (area(seen) === 0 || isInside(seen, covered!));
    if (!isUsable) {
      // What was begun may be just what is needed.
      const begun = this.next;
      const isIt = begun && begun.picture.drawings === drawings && begun.picture.turn === turn && begun.picture.px === px && isInside(seen, begun.picture.box);
      const wanted = isIt ? begun : this.begin(brush, lying, whole, seen);
      for (const _ of wanted.steps);
      this.shown = wanted.picture;
      this.next = undefined;
      this.shown.change(lying);
      return false;
    }
    // A picture that is half done begins anew.
    if (shown.change(lying)) this.next = undefined;
    const isSharp = shown.px === px;
    // Soon the window may reach where nothing is painted yet.
    const isNearEdge = isSharp && !isInside(common(grown(seen, brush.context.canvas.width / 8), whole), shown.box);
    if (this.next && (this.next.picture.px !== px || this.next.picture.turn !== turn)) this.next = undefined;
    if (isSharp && !isNearEdge) {
      this.next = undefined;
      return false;
    }
    if (!this.next) {
      if (!isSharp && !isResting) return true;
      this.next = this.begin(brush, lying, whole, seen);
    }
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      if (!this.next.steps.next().done) continue;
      this.shown = this.next.picture;
      this.next = undefined;
      return false;
    }
    return true;
  }

  /** Copies one layer to where the brush paints. */
  stamp(brush: Brush, layer: "flat" | "upright"): void {
    const { shown } = this;
    if (!shown) return;
    const { left, top } = brush.origin();
    const scale = brush.px / shown.px;
    const { canvas } = shown[layer];
    brush.context.drawImage(canvas, left + shown.box.left * scale, top + shown.box.top * scale, canvas.width * scale, canvas.height * scale);
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
  private begin(brush: Brush, lying: ReadonlyMap<string, Lying>, whole: Box, seen: Box): { picture: Picture; steps: Generator<void> } {
    const { px, context, drawings, state } = brush;
    const roomy = grown(whole, 1.5 * px);
    const around = [1, 0.5, 0.25].map((share) => common(whole, grown(seen, (context.canvas.width * share) / 2)));
    const part = [roomy, ...around].find((some) => area(some) <= MOST) ?? seen;
    const box = { left: Math.floor(part.left), top: Math.floor(part.top), right: Math.ceil(part.right), bottom: Math.ceil(part.bottom) };
    const picture = new Picture(drawings, px, state.view.turn, box, lying);
    return { picture, steps: picture.all() };
  }
}

/** Tiles by cell, and the one that is tried. */
function lyingOf({ state }: Brush, isHidden: (tile: Tile) => boolean): Map<string, Lying> {
  const lying = new Map<string, Lying>();
  for (const tile of state.position.tiles) if (!isHidden(tile)) lying.set(tile.cell.join(), { ...tile, opacity: 1 });
  const { ghost } = state;
  if (ghost) lying.set(ghost.cell.join(), { id: ghost.id, cell: ghost.cell, rotation: ghost.rotation, copy: 0, opacity: ghost.isTried ? 0.7 : 1 });
  return lying;
}
