// Draws a board on a canvas. What did not change since the last time is not drawn again.
import { Brush } from "./brush";
import { toWindow } from "./changes";
import type { Drawings } from "./drawings";
import { paintDead, paintEdges, paintGround, paintLabels, paintPath } from "./marks";
import { hidden, paintMoving } from "./moving";
import { isSameCell, placeKey, type BoardState, type Piece, type Place, type Tile } from "./state";

export { figureScale } from "./brush";

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
      before.moving === state.moving && before.nowMs === state.nowMs &&
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
    context.globalAlpha = 1;
    context.clearRect(0, 0, width, height);
    paintBoard(new Brush(context, this.drawings, state, ratio));
  }
}

function paintBoard(brush: Brush): void {
  const { context, drawings, px, state } = brush;
  const { ghost } = state;
  const isOnItsWay = hidden(state);
  const lying = state.position.tiles.filter((tile) => !isOnItsWay.tile(tile));
  const tiles = (ghost ? [...lying, ghostTile(state)] : lying)
    .map((tile) => brush.seenTile(tile))
    .filter(({ left, top }) => brush.isSeen(left, top))
    .sort((a, b) => a.top - b.top || a.left - b.left);
  paintDead(brush);
  context.fillStyle = "rgba(20, 10, 4, 0.42)";
  for (const { left, top } of tiles) context.fillRect(left + px * 0.03, top + px * 0.045, px, px);
  const isTried = (tile: Tile): boolean => ghost?.isTried === true && isSameCell(ghost.cell, tile.cell);
  for (const tile of tiles) {
    const { left, top } = tile;
    context.globalAlpha = isTried(tile) ? 0.7 : 1;
    context.fillStyle = drawings.grass;
    context.fillRect(left, top, px + 0.5, px + 0.5);
    brush.stamp(drawings.ground(tile.id, tile.copy, tile.turned, px), left, top);
  }
  context.globalAlpha = 1;
  paintGround(brush);
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
    context.globalAlpha = tile && isTried(tile) ? 0.7 : 1;
    if (tile) brush.stamp(drawings.upright(tile.id, tile.copy, tile.turned, px), tile.left, tile.top);
    else if (tower) brush.stamp(drawings.tower(px), tower.x, tower.y);
  }
  context.globalAlpha = 1;
  paintEdges(brush, tiles);
  paintPath(brush);
  for (const { piece, x, y, size } of standing(brush, (piece) => !isOnItsWay.piece(piece))) brush.piece(piece, x, y, size);
  if (ghost && !ghost.isTried) paintGhost(brush);
  paintLabels(brush);
  paintMoving(brush);
}

/** Where something stands, in device pixels. */
interface Standing {
  piece: Piece;
  x: number;
  y: number;
  size: number;
}

/** Whatever stands, from the back to the front; several at one place stand beside each other. */
function standing(brush: Brush, isHere: (piece: Piece) => boolean): Standing[] {
  const taken = new Map<string, number>();
  const found: Standing[] = [];
  for (const piece of brush.state.position.pieces.filter(isHere)) {
    const { left, top } = brush.corner(piece.at.cell);
    if (!brush.isSeen(left, top)) continue;
    const at = brush.stand(piece.at);
    const key = placeKey(piece.at);
    const crowd = taken.get(key) ?? 0;
    taken.set(key, crowd + 1);
    const unit = brush.px / 1000;
    found.push({ piece, x: at.x + crowd * 110 * unit, y: at.y + crowd * 26 * unit, size: at.scale });
  }
  return found.sort((a, b) => a.y - b.y || a.x - b.x);
}

function paintGhost(brush: Brush): void {
  const { context, px, state } = brush;
  const { left, top } = brush.corner(state.ghost!.cell);
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

function ghostTile(state: BoardState): Tile {
  const ghost = state.ghost!;
  return { id: ghost.id, cell: ghost.cell, rotation: ghost.rotation, copy: 0 };
}

/** Where a place is in the window, for what lies above the canvas. */
export function placeInWindow(state: BoardState, drawings: Drawings, place: Place): readonly [number, number] {
  if (place.kind === "corner") return toWindow(state, place.cell);
  if (place.off) return toWindow(state, [place.cell[0] + place.off[0] / 1000, place.cell[1] + place.off[1] / 1000]);
  const [cx, cy] = toWindow(state, [place.cell[0] + 0.5, place.cell[1] + 0.5]);
  if (place.segment === undefined) return [cx, cy];
  const ghost = state.ghost && isSameCell(state.ghost.cell, place.cell) ? ghostTile(state) : undefined;
  const tile = ghost ?? state.position.tiles.find((tile) => isSameCell(tile.cell, place.cell));
  if (!tile) return [cx, cy];
  const turned = (tile.rotation + state.view.turn) % 4;
  const at = drawings.stand(tile.id, turned, place.segment, place.kind);
  return [cx + (at.x / 1000 - 0.5) * state.view.scale, cy + (at.y / 1000 - 0.5) * state.view.scale];
}
