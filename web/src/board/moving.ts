// Paints what moves: each motion at its pose of now, above the board that stands still.
import type { Brush } from "./brush";
import { poseAt, seen, underWay } from "./motion";
import { apart } from "./spread";
import { joining } from "./stance";
import { isSameCell, placeKey, type BoardState, type Moving, type Piece, type Place, type Tile } from "./state";

const isPiece = (a: Piece, b: Piece): boolean =>
  a.name === b.name && a.seat === b.seat &&
  // Of a figure that belongs to nobody there is only one, wherever it still stands.
  (a.seat === undefined || placeKey(a.at) === placeKey(b.at));

/** What of the position is not painted as it stands, because it is still on its way. */
export function hidden(state: BoardState): { tile: (tile: Tile) => boolean; piece: (piece: Piece) => boolean } {
  const left = underWay(state.moving, state.nowMs);
  const tiles = left.flatMap(({ actor }) => (actor.kind === "tile" ? [actor.tile] : []));
  const pieces = left.flatMap(({ actor, motion }) =>
    actor.kind === "piece" && motion !== "figure-goes-home" && motion !== "figure-is-eaten" ? [actor.piece] : [],
  );
  return {
    tile: (tile) => tiles.some((other) => isSameCell(other.cell, tile.cell)),
    piece: (piece) => pieces.some((other) => isPiece(other, piece)),
  };
}

export function paintMoving(brush: Brush): void {
  const { state } = brush;
  const all = seen(state.moving, state.nowMs);
  const aside = wordsApart(brush, all);
  for (const moving of all) paintOne(brush, moving, aside.get(moving) ?? [0, 0]);
  brush.context.globalAlpha = 1;
}

const sizeOfWords = ({ px, ratio }: Brush): number => Math.max(20 * ratio, px * 0.3);

/** How far words stand beside their place, so that what many places score at once can be read. */
function wordsApart(brush: Brush, all: readonly Moving[]): Map<Moving, readonly [x: number, y: number]> {
  const height = sizeOfWords(brush);
  const boxes = all.flatMap((moving) => {
    if (moving.actor.kind !== "words") return [];
    const { x, y } = brush.stand(moving.from);
    return [{ moving, x, y, width: height * 0.62 * moving.actor.text.length, height }];
  });
  return new Map(apart(boxes).map(([x, y], ix) => [boxes[ix]!.moving, [x - boxes[ix]!.x, y - boxes[ix]!.y]]));
}

/** Where something is before or after it moves: figures among those who stand there. */
function standing(brush: Brush, { actor }: Moving, place: Place): { x: number; y: number; scale: number } {
  const at = brush.stand(place);
  if (actor.kind !== "piece") return at;
  const { way, size } = joining(brush.state.position.pieces, { ...actor.piece, at: place }, brush.state.view.scale);
  const unit = brush.px / 1000;
  return { x: at.x + way[0] * unit, y: at.y + way[1] * unit, scale: at.scale * size };
}

function paintOne(brush: Brush, moving: Moving, [asideX, asideY]: readonly [number, number]): void {
  const { context, drawings, px, ratio, state } = brush;
  const pose = poseAt(moving.motion, state.nowMs - moving.startMs);
  if (pose.opacity < 0.02) return;
  const from = standing(brush, moving, moving.from);
  const window = moving.home?.();
  const to = window ? { x: window[0] * ratio, y: window[1] * ratio, scale: from.scale } : standing(brush, moving, moving.to);
  const [x, y] = [from.x + (to.x - from.x) * pose.along, from.y + (to.y - from.y) * pose.along - (pose.up * px) / 1000];
  const size = (from.scale + (to.scale - from.scale) * pose.along) * pose.scale;
  context.globalAlpha = pose.opacity;
  const { actor } = moving;
  switch (actor.kind) {
    case "tile": {
      const { left, top, turned, id, copy } = brush.seenTile(actor.tile);
      const [cx, cy] = [left + px / 2, top + px / 2 - (pose.up * px) / 1000];
      context.save();
      context.translate(cx, cy);
      context.scale(pose.scale, pose.scale);
      context.fillStyle = `rgba(20, 10, 4, ${0.3 + pose.up / 1600})`;
      const far = px * (0.03 + pose.up / 4000);
      context.fillRect(-px / 2 + far, -px / 2 + far * 1.4, px, px);
      brush.stamp(drawings.ground(id, copy, turned, px), -px / 2, -px / 2);
      brush.stamp(drawings.upright(id, copy, turned, px), -px / 2, -px / 2);
      context.restore();
      return;
    }
    case "piece":
      brush.piece(actor.piece, x, y, size);
      return;
    case "ground":
      for (const place of actor.places) {
        brush.withOutline(place, (outline) => {
          context.globalAlpha = pose.opacity * 0.7;
          context.fillStyle = "#ffe27a";
          context.fill(outline);
          context.globalAlpha = pose.opacity;
          context.lineWidth = 30;
          context.strokeStyle = "#fff2b0";
          context.stroke(outline);
        });
      }
      return;
    case "words": {
      const look = drawings.seats[actor.seat];
      brush.words(actor.text, x + asideX, y + asideY, sizeOfWords(brush) * pose.scale, look?.dark ?? "#2b1d12", "#fff6e0");
      return;
    }
    default:
      brush.stamp(drawings.piece(actor.name, px), x, y, 0, 0, size);
  }
}
