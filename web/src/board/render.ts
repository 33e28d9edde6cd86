// Draws a board on a canvas. What did not change since the last time is not drawn again.
import { Brush } from "./brush";
import { toWindow } from "./changes";
import type { Drawings } from "./drawings";
import { Ground } from "./ground";
import { paintDead, paintGround, paintLabels, paintPath, paintRecent } from "./marks";
import { hidden, paintMoving } from "./moving";
import { figureScale, footing, joining, overTiles, together } from "./stance";
import { BELOW } from "$art/stances";
import { isSameCell, type BoardState, type Piece, type Target, type Tile } from "./state";

export { figureScale };

/** A view that was not zoomed for so many milliseconds is worth a sharp picture. */
const REST = 90;

/** Device pixels per pixel of the page; more than three nobody sees. */
export const pixelRatio = (): number => Math.min(devicePixelRatio || 1, 3);

export class Renderer {
  private drawn: BoardState | undefined;
  private drawnRatio = 0;
  private readonly ground = new Ground();
  private zoomedAt = 0;
  private coming = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly drawings: Drawings,
  ) {}

  draw(state: BoardState): void {
    const ratio = pixelRatio();
    const before = this.drawn;
    const isSame =
      before !== undefined && ratio === this.drawnRatio && before.position === state.position &&
      before.ghost === state.ghost && before.marks === state.marks && before.view === state.view &&
      before.moving === state.moving && before.nowMs === state.nowMs &&
      before.width === state.width && before.height === state.height;
    if (isSame || state.width === 0) return;
    this.drawn = state;
    this.drawnRatio = ratio;
    if (before?.view.scale !== state.view.scale) this.zoomedAt = performance.now();
    this.paint();
  }

  close(): void {
    cancelAnimationFrame(this.coming);
  }

  private paint(): void {
    const { canvas, drawn: state, drawnRatio: ratio } = this;
    const context = canvas.getContext("2d");
    if (!context || !state) return;
    const [width, height] = [Math.round(state.width * ratio), Math.round(state.height * ratio)];
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.clearRect(0, 0, width, height);
    const isResting = performance.now() - this.zoomedAt > REST;
    const hasMore = paintBoard(new Brush(context, this.drawings, state, ratio), this.ground, isResting);
    cancelAnimationFrame(this.coming);
    if (hasMore) this.coming = requestAnimationFrame(() => this.paint());
  }
}

/** Returns whether there is more to paint when there is time. */
function paintBoard(brush: Brush, ground: Ground, isResting: boolean): boolean {
  const { state } = brush;
  const isOnItsWay = hidden(state);
  const hasMore = ground.update(brush, isOnItsWay.tile, isResting);
  paintDead(brush);
  ground.stamp(brush, "flat");
  paintGround(brush);
  ground.stamp(brush, "upright");
  paintRecent(brush);
  paintPath(brush);
  for (const { piece, x, y, size, n } of standing(brush, (piece) => !isOnItsWay.piece(piece))) {
    brush.piece(piece, x, y, size);
    if (n !== undefined) brush.number(n, x, y, size);
  }
  if (state.ghost && !state.ghost.isTried) paintGhost(brush);
  paintLabels(brush);
  paintMoving(brush);
  return hasMore;
}

/** Where something stands, in device pixels. */
interface Standing {
  piece: Piece;
  x: number;
  y: number;
  size: number;
  /** How many are shown as one, if that is more than one. */
  n: number | undefined;
}

/** Whatever stands, from the back to the front: bridges first, then what is built, for figures stand on or before them. */
function standing(brush: Brush, isHere: (piece: Piece) => boolean): Standing[] {
  const unit = brush.px / 1000;
  const found = together(brush.state.position.pieces.filter(isHere), brush.state.view.scale).flatMap(({ piece, way, size, n }): Standing[] => {
    const { left, top } = brush.corner(piece.at.cell);
    // What lies over several tiles may be in sight where its cell is not.
    if (!piece.at.off && !brush.isSeen(left, top)) return [];
    const at = brush.stand(piece.at);
    return [{ piece, x: at.x + way[0] * unit, y: at.y + way[1] * unit, size: at.scale * size, n }];
  });
  const layer = ({ piece }: Standing): number => (piece.spans !== undefined ? 0 : piece.isStack || piece.at.kind === "castle" ? 1 : 2);
  return found.sort((a, b) => layer(a) - layer(b) || a.y - b.y || a.x - b.x);
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

/** Where something that can be chosen is in the window, for what lies above the canvas: a figure is where it will stand. */
export function placeInWindow(state: BoardState, drawings: Drawings, { at: place, figure }: Pick<Target, "at" | "figure">): readonly [number, number] {
  if (place.kind === "corner") return toWindow(state, place.cell);
  const { scale } = state.view;
  const joined = figure && joining(state.position.pieces, { ...figure, at: place }, scale).way;
  const unit = scale / 1000;
  if (place.off) {
    const [x, y] = toWindow(state, [place.cell[0] + place.off[0] / 1000, place.cell[1] + place.off[1] / 1000]);
    if (!joined) return [x, y];
    // In a quarter there is a row: the button is around the middle of who will stand there.
    const { way } = overTiles(place, state.view);
    return [x + (way[0] + joined[0]) * unit, y + (way[1] + joined[1] - BELOW) * unit];
  }
  const [cx, cy] = toWindow(state, [place.cell[0] + 0.5, place.cell[1] + 0.5]);
  if (place.segment === undefined && place.kind !== "bridge") return [cx, cy];
  const ghost = state.ghost && isSameCell(state.ghost.cell, place.cell) ? ghostTile(state) : undefined;
  const tile = ghost ?? state.position.tiles.find((tile) => isSameCell(tile.cell, place.cell));
  if (!tile) return [cx, cy];
  const at = footing(state, drawings, place, tile);
  // On a tower somebody stands as high as it is.
  const [, up] = joined ?? [0, 0];
  return [cx + (at.x - 500) * unit, cy + (at.y - 500 + Math.min(0, up)) * unit];
}
