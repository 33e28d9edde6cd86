// Drawings for boards: bitmaps painted on demand from packs of vector drawings (`crates/art`), and where things stand on them.
// The board knows only this interface, so that packs can change without it.

/** A point in thousandths of a tile from its north-western corner, and the size of a figure that stands there. */
export interface Stand {
  x: number;
  y: number;
  scale: number;
}

/** The drawings of figures have names of their own where a figure stands or lies. */
const STANDING: Record<string, string> = { meeple: "follower", large: "large-follower" };
const LYING: Record<string, string> = { meeple: "farmer", large: "large-farmer" };

/** The name of the drawing of a figure. */
export const figureDrawing = (name: string, lies: boolean): string => (lies ? LYING : STANDING)[name] ?? name;

/** A bitmap and the part of the plane that it covers, in thousandths of a tile around its origin. */
export interface Picture {
  image: CanvasImageSource;
  box: readonly [x: number, y: number, width: number, height: number];
}

/** What a seat looks like. */
export interface SeatLook {
  name: string;
  color: string;
  dark: string;
  mark: string;
}

/** Any canvas that can be painted on. */
export type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

export interface Drawings {
  /** Paints what lies flat on a turned tile, with its corner at a point, so many pixels wide. */
  paintGround(context: Context, id: string, copy: number, rotation: number, left: number, top: number, px: number, opacity: number): void;
  /** Paints what stands on it. */
  paintUpright(context: Context, id: string, copy: number, rotation: number, left: number, top: number, px: number, opacity: number): void;
  /** Paints a tower where walls end. */
  paintTower(context: Context, x: number, y: number, px: number): void;
  /** What lies flat on a tile, and what stands on it, as bitmaps for what moves. */
  ground(id: string, copy: number, rotation: number, px: number): Picture | undefined;
  upright(id: string, copy: number, rotation: number, px: number): Picture | undefined;
  /** Whether walls end at the corners of a turned tile, clockwise from the north-west. */
  towers(id: string, rotation: number): readonly boolean[];
  /** On which side of the middle a bridge over a turned tile, from west to east or from north to south, passes what stands
   * there, as the name of its drawing ends. */
  bows(id: string, rotation: number, isAcross: boolean): "" | "-south" | "-north" | "-east" | "-west";
  /** Paints what counts on a turned tile once more, above a bridge from west to east or from north to south. */
  paintOverBridge(context: Context, id: string, rotation: number, isAcross: boolean, left: number, top: number, px: number): void;
  /** Where a figure stands on a segment of a turned tile. */
  stand(id: string, rotation: number, segment: number, kind: string): Stand;
  /** How much farther south somebody stands upright on a segment where others lie. */
  uprightBy(id: string, rotation: number, segment: number, kind: string): number;
  /** Whether who stands beside a figure on a segment, a wide one or not, does so in the west. */
  isWestBeside(id: string, rotation: number, segment: number, kind: string, isWide: boolean): boolean;
  /** The outline of a segment on the tile in rotation 0. */
  outline(id: string, segment: number, kind: string): Path2D | undefined;
  figure(name: string, seat: number, lies: boolean, px: number): Picture | undefined;
  /** Anything else that stands on boards, by the name of its drawing. */
  piece(name: string, px: number): Picture | undefined;
  /** The mark of a seat alone, around its origin. */
  mark(seat: number, px: number): Picture | undefined;
  /** Which segment of a tile in rotation 0 is at a point, in thousandths of the tile. */
  segmentAt(id: string, x: number, y: number): { segment: number; kind: string } | undefined;
  /** The colors of the ground of tiles, of roads and of their edges. */
  readonly grass: string;
  readonly road: string;
  readonly roadEdge: string;
  /** The same as a picture for pages. */
  figureUrl(name: string, seat: number, lies?: boolean): string;
  pieceUrl(name: string): string;
  tileUrl(id: string, rotation: number): string;
  readonly seats: readonly SeatLook[];
}
