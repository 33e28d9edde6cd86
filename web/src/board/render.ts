// Draws a board on a canvas. What did not change since the last time is not drawn again.
import { toWindow, turnVector } from "./changes";
import type { Drawings, Picture } from "./drawings";
import { hatch } from "./hatch";
import { isSameCell, type BoardState, type Piece, type Place, type Tile } from "./state";

/** Figures stand a little below their place, so that their middle covers it. */
const FOOT = 120;

/** Where something stands, in thousandths of a tile around the corner of the turned cell. */
interface Standing {
  piece: Piece;
  x: number;
  y: number;
  size: number;
}

export class Renderer {
  private drawn: BoardState | undefined;
  private drawnRatio = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly drawings: Drawings,
  ) {}

  draw(state: BoardState): void {
    const ratio = Math.min(devicePixelRatio || 1, 3);
    const before = this.drawn;
    const isSame =
      before !== undefined && ratio === this.drawnRatio && before.position === state.position &&
      before.ghost === state.ghost && before.marks === state.marks && before.view === state.view &&
      before.width === state.width && before.height === state.height;
    if (isSame || state.width === 0) return;
    const [width, height] = [Math.round(state.width * ratio), Math.round(state.height * ratio)];
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
    }
    const context = this.canvas.getContext("2d");
    if (!context) return;
    this.drawn = state;
    this.drawnRatio = ratio;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    new Painter(context, this.drawings, state, ratio).paint();
  }
}

class Painter {
  private readonly px: number;
  private readonly tiles: (Tile & { left: number; top: number; turned: number })[];

  constructor(
    private readonly context: CanvasRenderingContext2D,
    private readonly drawings: Drawings,
    private readonly state: BoardState,
    private readonly ratio: number,
  ) {
    this.px = state.view.scale * ratio;
    const all = state.ghost ? [...state.position.tiles, ghostTile(state)] : state.position.tiles;
    this.tiles = all
      .map((tile) => ({ ...tile, ...this.corner(tile), turned: (tile.rotation + state.view.turn) % 4 }))
      .filter(({ left, top }) => this.isSeen(left, top))
      .sort((a, b) => a.top - b.top || a.left - b.left);
  }

  /** The upper left corner of a cell in device pixels, as the view is turned. */
  private corner({ cell }: { cell: readonly [number, number] }): { left: number; top: number } {
    const [x, y] = toWindow(this.state, [cell[0] + 0.5, cell[1] + 0.5]);
    return { left: Math.round((x - this.state.view.scale / 2) * this.ratio), top: Math.round((y - this.state.view.scale / 2) * this.ratio) };
  }

  private isSeen(left: number, top: number): boolean {
    const { width, height } = this.context.canvas;
    const px = this.px;
    return left > -1.3 * px && top > -1.3 * px && left < width + 0.3 * px && top < height + 0.3 * px;
  }

  /** Paints a picture with its origin at a point of a cell, given in thousandths. */
  private stamp(picture: Picture | undefined, left: number, top: number, x = 0, y = 0, scale = 1): void {
    if (!picture) return;
    const unit = this.px / 1000;
    const [bx, by, width, height] = picture.box;
    this.context.drawImage(
      picture.image,
      left + (x + bx * scale) * unit, top + (y + by * scale) * unit,
      width * scale * unit, height * scale * unit,
    );
  }

  paint(): void {
    const { context, drawings, px, state } = this;
    const ghost = state.ghost;
    const isGhost = (tile: Tile) => ghost !== undefined && isSameCell(tile.cell, ghost.cell);
    const edge = Math.max(1, px * 0.012);
    context.fillStyle = "rgba(20, 10, 4, 0.42)";
    for (const { left, top } of this.tiles) context.fillRect(left + px * 0.03, top + px * 0.045, px, px);
    for (const tile of this.tiles) {
      const { left, top } = tile;
      context.fillStyle = "#b2c670";
      context.fillRect(left, top, px + 0.5, px + 0.5);
      this.stamp(drawings.ground(tile.id, tile.copy, tile.turned, px), left, top);
    }
    this.paintMarksBelow();
    const towers = new Map<string, { x: number; y: number }>();
    for (const tile of this.tiles) {
      const ends = drawings.towers(tile.id, tile.turned);
      const corners = [[0, 0], [1, 0], [1, 1], [0, 1]] as const;
      corners.forEach(([dx, dy], ix) => {
        const [x, y] = [Math.round(tile.left + dx * px), Math.round(tile.top + dy * px)];
        if (ends[ix]) towers.set(`${Math.round(x / 4)},${Math.round(y / 4)}`, { x, y });
      });
    }
    const rows = [
      ...this.tiles.map((tile) => ({ tile, tower: undefined, y: tile.top + px / 2 })),
      ...[...towers.values()].map((tower) => ({ tile: undefined, tower, y: tower.y + 0.6 * px })),
    ].sort((a, b) => a.y - b.y);
    for (const { tile, tower } of rows) {
      if (tile) this.stamp(drawings.upright(tile.id, tile.copy, tile.turned, px), tile.left, tile.top);
      else if (tower) this.stamp(drawings.tower(px), tower.x, tower.y);
    }
    this.paintEdges(edge);
    this.paintPath();
    for (const standing of this.standing()) this.paintPiece(standing);
    const shown = this.tiles.find(isGhost);
    if (shown) this.paintGhost(shown.left, shown.top);
  }

  /** A fine edge, so that tiles can be counted, and a stronger one around those just placed. */
  private paintEdges(edge: number): void {
    const { context, px, state, drawings } = this;
    context.lineWidth = Math.max(1, edge * 0.6);
    context.strokeStyle = "rgba(60, 40, 20, 0.28)";
    for (const { left, top } of this.tiles) context.strokeRect(left + 0.5, top + 0.5, px - 1, px - 1);
    for (const { cell, seat } of state.marks.recent) {
      const { left, top } = this.corner({ cell });
      const width = Math.max(2, px * 0.024);
      context.lineWidth = width * 2;
      context.strokeStyle = "rgba(255, 246, 224, 0.9)";
      context.strokeRect(left + width / 2, top + width / 2, px - width, px - width);
      context.lineWidth = width;
      context.strokeStyle = drawings.seats[seat]?.color ?? "#fff";
      context.strokeRect(left + width / 2, top + width / 2, px - width, px - width);
    }
  }

  private paintMarksBelow(): void {
    const { context, drawings, state } = this;
    for (const { at, seats } of state.marks.owned) {
      this.withSegment(at, (outline) => {
        for (const seat of seats) {
          context.fillStyle = hatch(context, seat, drawings.seats[seat]?.color ?? "#fff");
          context.fill(outline);
        }
      });
    }
    for (const place of state.marks.lit) {
      this.withSegment(place, (outline) => {
        context.fillStyle = "rgba(255, 226, 110, 0.55)";
        context.fill(outline);
      });
    }
  }

  /** Paints with the outline of a segment, in thousandths of its tile as it lies. */
  private withSegment(place: Place, paint: (outline: Path2D) => void): void {
    const { context, drawings, px, state } = this;
    const tile = state.position.tiles.find((tile) => isSameCell(tile.cell, place.cell));
    const outline = tile && place.segment !== undefined ? drawings.outline(tile.id, place.segment, place.kind) : undefined;
    if (!tile || !outline) return;
    const { left, top } = this.corner(tile);
    context.save();
    context.translate(left + px / 2, top + px / 2);
    context.rotate((((tile.rotation + state.view.turn) % 4) * Math.PI) / 2);
    context.scale(px / 1000, px / 1000);
    context.translate(-500, -500);
    paint(outline);
    context.restore();
  }

  private paintPath(): void {
    const { context, px, state } = this;
    state.marks.path.forEach((cell, ix) => {
      const { left, top } = this.corner({ cell });
      const [x, y, r] = [left + px * 0.5, top + px * 0.5, px * 0.14];
      context.beginPath();
      context.arc(x, y, r, 0, 2 * Math.PI);
      context.fillStyle = "rgba(120, 20, 10, 0.85)";
      context.fill();
      context.lineWidth = Math.max(1, px * 0.02);
      context.strokeStyle = "#fff4dc";
      context.stroke();
      context.fillStyle = "#fff4dc";
      context.font = `bold ${Math.round(r * 1.2)}px system-ui, sans-serif`;
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.fillText(String(ix + 1), x, y + r * 0.06);
    });
  }

  /** Where a place is on its turned tile. */
  private stand(place: Place): { left: number; top: number; x: number; y: number; scale: number } | undefined {
    const tile = this.tiles.find((tile) => isSameCell(tile.cell, place.cell));
    const { left, top } = this.corner({ cell: place.cell });
    if (!this.isSeen(left, top)) return undefined;
    if (!tile || place.segment === undefined) return { left, top, x: 500, y: 560, scale: 1 };
    return { left, top, ...this.drawings.stand(tile.id, tile.turned, place.segment, place.kind) };
  }

  private standing(): Standing[] {
    const taken = new Map<string, number>();
    const found: Standing[] = [];
    for (const piece of this.state.position.pieces) {
      const at = this.stand(piece.at);
      if (!at) continue;
      const key = `${piece.at.cell.join()} ${piece.at.segment}`;
      const crowd = taken.get(key) ?? 0;
      taken.set(key, crowd + 1);
      const [dx, dy] = [crowd * 110, crowd * 26];
      const unit = this.px / 1000;
      found.push({ piece, x: at.left + (at.x + dx) * unit, y: at.top + (at.y + dy) * unit, size: at.scale });
    }
    return found.sort((a, b) => a.y - b.y || a.x - b.x);
  }

  private paintPiece({ piece, x, y, size }: Standing): void {
    const { drawings, px, state } = this;
    if (piece.spans !== undefined) {
      const isAcross = (piece.spans === "ew") === (state.view.turn % 2 === 0);
      const { left, top } = this.corner(piece.at);
      this.stamp(drawings.piece(`${piece.name}-${isAcross ? "across" : "along"}`, px), left, top, 500, 500);
      return;
    }
    const scale = figureScale(state.view.scale) * size;
    const lies = piece.at.kind === "field";
    const picture =
      piece.seat === undefined ? drawings.piece(piece.name, px) : drawings.figure(piece.name, piece.seat, lies, px);
    this.stamp(picture, x, y, 0, FOOT * scale, scale);
    if (piece.count !== undefined) {
      const { context } = this;
      context.font = `bold ${Math.round(px * 0.16)}px system-ui, sans-serif`;
      context.textAlign = "center";
      context.lineWidth = px * 0.04;
      context.strokeStyle = "#fff4dc";
      context.strokeText(String(piece.count), x, y);
      context.fillStyle = "#2b1d12";
      context.fillText(String(piece.count), x, y);
    }
  }

  private paintGhost(left: number, top: number): void {
    const { context, px } = this;
    const width = Math.max(2, px * 0.04);
    context.setLineDash([px * 0.12, px * 0.08]);
    context.lineWidth = width * 2;
    context.strokeStyle = "rgba(60, 30, 10, 0.75)";
    context.strokeRect(left + width / 2, top + width / 2, px - width, px - width);
    context.lineWidth = width;
    context.strokeStyle = "#ffe08a";
    context.strokeRect(left + width / 2, top + width / 2, px - width, px - width);
    context.setLineDash([]);
  }
}

/** Small figures are drawn larger than life, or their marks could not be read. */
export const figureScale = (scale: number): number =>
  scale <= 40 ? 1.35 : scale >= 140 ? 0.9 : 1.35 - ((scale - 40) / 100) * 0.45;

function ghostTile(state: BoardState): Tile {
  const ghost = state.ghost!;
  return { id: ghost.id, cell: ghost.cell, rotation: ghost.rotation, copy: 0 };
}

/** Where a place is in the window, for what lies above the canvas. */
export function placeInWindow(state: BoardState, drawings: Drawings, place: Place): readonly [number, number] {
  const [cx, cy] = toWindow(state, [place.cell[0] + 0.5, place.cell[1] + 0.5]);
  if (place.segment === undefined) return [cx, cy];
  const ghost = state.ghost && isSameCell(state.ghost.cell, place.cell) ? ghostTile(state) : undefined;
  const tile = ghost ?? state.position.tiles.find((tile) => isSameCell(tile.cell, place.cell));
  if (!tile) return [cx, cy];
  const turned = (tile.rotation + state.view.turn) % 4;
  const at = drawings.stand(tile.id, turned, place.segment, place.kind);
  return [cx + (at.x / 1000 - 0.5) * state.view.scale, cy + (at.y / 1000 - 0.5) * state.view.scale];
}

export { turnVector };
