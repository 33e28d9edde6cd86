// A canvas with a board on it: where cells and places are in device pixels, and how pictures get there.
import { toWindow, turnVector } from "./changes";
import type { Drawings, Picture } from "./drawings";
import { BELOW, BRIDGE_END, OVERHEAD, STACK } from "$art/stances";
import { figureScale, footing, overTiles, spanning } from "./stance";
import { isSameCell, type BoardState, type Cell, type Piece, type Place, type Tile } from "./state";

/** A tile as it is seen: where its corner is, and how it lies in the turned view. */
export interface SeenTile extends Tile {
  left: number;
  top: number;
  turned: number;
}

export class Brush {
  /** Device pixels per tile. */
  readonly px: number;
  private from: { left: number; top: number } | undefined;
  private readonly byCell = new Map<string, Tile>();

  constructor(
    readonly context: CanvasRenderingContext2D,
    readonly drawings: Drawings,
    readonly state: BoardState,
    readonly ratio: number,
  ) {
    this.px = state.view.scale * ratio;
    for (const tile of state.position.tiles) this.byCell.set(tile.cell.join(), tile);
  }

  tileAt(cell: Cell): Tile | undefined {
    const { ghost } = this.state;
    if (ghost && isSameCell(ghost.cell, cell)) return { ...ghost, copy: 0 };
    return this.byCell.get(cell.join());
  }

  seenTile(tile: Tile): SeenTile {
    return { ...tile, ...this.corner(tile.cell), turned: (tile.rotation + this.state.view.turn) % 4 };
  }

  /** Where the corner of cell 0,0 is in whole device pixels: everything is painted at a fixed distance from it. */
  origin(): { left: number; top: number } {
    if (this.from) return this.from;
    const [x, y] = toWindow(this.state, [0.5, 0.5]);
    const half = this.state.view.scale / 2;
    return (this.from = { left: Math.round((x - half) * this.ratio), top: Math.round((y - half) * this.ratio) });
  }

  /** The upper left corner of a cell in device pixels, as the view is turned. */
  corner(cell: Cell): { left: number; top: number } {
    const { left, top } = this.origin();
    const [x, y] = turnVector(cell, this.state.view.turn);
    return { left: left + Math.round(x * this.px), top: top + Math.round(y * this.px) };
  }

  isSeen(left: number, top: number): boolean {
    const { width, height } = this.context.canvas;
    const px = this.px;
    return left > -1.3 * px && top > -1.3 * px && left < width + 0.3 * px && top < height + 0.3 * px;
  }

  /** Paints a picture with its origin at a point, moved by thousandths of a tile. */
  stamp(picture: Picture | undefined, left: number, top: number, x = 0, y = 0, scale = 1): void {
    if (!picture) return;
    const unit = this.px / 1000;
    const [bx, by, width, height] = picture.box;
    this.context.drawImage(picture.image, left + (x + bx * scale) * unit, top + (y + by * scale) * unit, width * scale * unit, height * scale * unit);
  }

  /** Paints with the outline of a place, in thousandths of its tile as it lies; a tile as a whole has that of its card. */
  withOutline(place: Place, paint: (outline: Path2D) => void): void {
    const { context, drawings, px, state } = this;
    const tile = this.tileAt(place.cell);
    // A cell as a whole can be pointed out before a tile lies there.
    if (!tile && place.segment !== undefined) return;
    const outline = place.off ? around(place.off) : place.segment === undefined ? whole() : drawings.outline(tile!.id, place.segment, place.kind);
    const { left, top } = this.corner(place.cell);
    if (!outline || !this.isSeen(left, top)) return;
    context.save();
    context.translate(left + px / 2, top + px / 2);
    context.rotate(((((tile?.rotation ?? 0) + state.view.turn) % 4) * Math.PI) / 2);
    context.scale(px / 1000, px / 1000);
    context.translate(-500, -500);
    paint(outline);
    context.restore();
  }

  /** Where a place is, in device pixels, and how large a figure stands there. */
  stand(place: Place): { x: number; y: number; scale: number } {
    const tile = this.tileAt(place.cell);
    const below = (BELOW * this.px) / 1000;
    if (place.kind === "corner") {
      const [x, y] = toWindow(this.state, place.cell);
      return { x: x * this.ratio, y: y * this.ratio + below, scale: 1 };
    }
    if (place.off) {
      const [x, y] = toWindow(this.state, [place.cell[0] + place.off[0] / 1000, place.cell[1] + place.off[1] / 1000]);
      const { way, scale } = overTiles(place, this.state.view);
      return { x: x * this.ratio + (way[0] * this.px) / 1000, y: y * this.ratio + (way[1] * this.px) / 1000, scale };
    }
    const { left, top } = this.corner(place.cell);
    const unit = this.px / 1000;
    const at = footing(this.state, this.drawings, place, tile);
    return { x: left + at.x * unit, y: top + at.y * unit, scale: at.scale };
  }

  /** Paints something that stands at a point. */
  piece(piece: Piece, x: number, y: number, size: number): void {
    const { drawings, px, state } = this;
    if (piece.spans !== undefined) {
      const { left, top } = this.corner(piece.at.cell);
      const tile = this.tileAt(piece.at.cell);
      const { isAcross, drawing } = spanning(state, drawings, piece, tile);
      this.ends(left, top, isAcross);
      this.stamp(drawings.piece(drawing, px), left, top, 500, 500);
      if (tile) drawings.paintOverBridge(this.context, tile.id, (tile.rotation + state.view.turn) % 4, isAcross, left, top, px);
      return;
    }
    if (piece.isStack) {
      this.stack(piece, x, y);
      return;
    }
    const scale = figureScale(state.view.scale) * size;
    const lies = piece.at.kind === "field";
    const picture =
      piece.seat === undefined ? drawings.piece(piece.name, px) : drawings.figure(piece.name, piece.seat, lies, px);
    this.stamp(picture, x, y, 0, 0, scale);
    if (piece.count !== undefined) this.words(String(piece.count), x, y - px * 0.12, px * 0.16, "#2b1d12", "#fff4dc");
  }

  /** Paints the road from either end of a bridge to the side of its tile. */
  private ends(left: number, top: number, isAcross: boolean): void {
    const { context, drawings, px } = this;
    const unit = px / 1000;
    const way = ([from, to]: readonly [number, number]): readonly [number, number, number, number] =>
      isAcross ? [from, 500, to, 500] : [500, from, 500, to];
    context.save();
    context.lineCap = "butt";
    for (const [width, color] of [[BRIDGE_END.edge, drawings.roadEdge], [BRIDGE_END.road, drawings.road]] as const) {
      context.beginPath();
      for (const end of [[0, 500 - BRIDGE_END.from], [500 + BRIDGE_END.from, 1000]] as const) {
        const [x, y, toX, toY] = way(end);
        context.moveTo(left + x * unit, top + y * unit);
        context.lineTo(left + toX * unit, top + toY * unit);
      }
      context.lineWidth = width * unit;
      context.strokeStyle = color;
      context.stroke();
    }
    context.restore();
  }

  /** Paints floors on each other, in one halo, and how many they are. */
  private stack({ name, count = 1 }: Piece, x: number, y: number): void {
    const { drawings, px } = this;
    for (const picture of [drawings.piece(name.replace(/-piece$/, "-halo"), px), drawings.piece(name, px)]) {
      for (let floor = 0; floor < Math.min(count, STACK.most); floor++) {
        this.stamp(picture, x, y, STACK.base[0], STACK.base[1] - floor * STACK.floor, STACK.scale);
      }
    }
    const unit = px / 1000;
    this.words(String(count), x + STACK.number[0] * unit, y + STACK.number[1] * unit, Math.max(12 * this.ratio, px * 0.16), "#2b1d12", "#fff4dc");
  }

  /** Writes how many are shown as one who stands at a point. */
  number(n: number, x: number, y: number, size: number): void {
    const unit = (figureScale(this.state.view.scale) * size * this.px) / 1000;
    this.words(String(n), x + OVERHEAD[0] * unit, y + OVERHEAD[1] * unit, Math.max(12 * this.ratio, this.px * 0.16), "#2b1d12", "#fff4dc");
  }

  /** Writes words around a point, with a rim that keeps them legible on any ground. */
  words(text: string, x: number, y: number, size: number, color: string, rim: string): void {
    const { context } = this;
    context.font = `bold ${Math.round(size)}px system-ui, sans-serif`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.lineJoin = "round";
    context.lineWidth = size * 0.28;
    context.strokeStyle = rim;
    context.strokeText(text, x, y);
    context.fillStyle = color;
    context.fillText(text, x, y);
  }
}

/** The ground around a point. */
function around([x, y]: readonly [number, number]): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, 640, 420, 0, 0, 2 * Math.PI);
  return path;
}

let card: Path2D | undefined;
function whole(): Path2D {
  card ??= new Path2D("M40 40h920v920h-920z");
  return card;
}
