// Packs of drawings as the server sends them, and bitmaps made of them.
import type { PiecePack, Segment, Tile, TilePack } from "$art/pack";
import { get } from "../net/http";
import { figureDrawing, type Context, type Drawings, type Picture, type SeatLook, type Stand } from "./drawings";
import { paint, strokes, type Stroke } from "./paint";

type Colors = Readonly<Record<string, string>>;

/** Sizes that bitmaps are made in, in device pixels per tile; others are scaled from the next larger one. */
const SIZES = [48, 80, 128, 208, 336];
export const bitmapSize = (px: number): number => SIZES.find((size) => size >= px) ?? SIZES[SIZES.length - 1]!;

const HEAD = "xmlns='http://www.w3.org/2000/svg' stroke-linejoin='round' stroke-linecap='round' fill='none'";
const TOWER = "<use href='#tower-corner' y='12'/>";
const GRASS = "<path d='M0 0h1000v1000h-1000z' fill='var(--field)'/>";

export class Packs implements Drawings {
  readonly seats: readonly SeatLook[];
  private readonly tiles: Record<string, Tile>;
  /** The pack of every tile: what drawings stamp is named in their own pack only. */
  private readonly home = new Map<string, TilePack>();
  private readonly overhang: number;
  private readonly made = new Map<string, Picture>();
  private readonly lists = new Map<string, Stroke[]>();
  private readonly urls = new Map<string, string>();
  private readonly outlines = new Map<string, Path2D>();
  private readonly colors: Colors;
  private probe: OffscreenCanvasRenderingContext2D | undefined;
  readonly grass: string;
  readonly road: string;
  readonly roadEdge: string;

  constructor(
    private readonly packs: readonly TilePack[],
    private readonly pieces: PiecePack,
    theme = "day",
  ) {
    this.tiles = Object.assign({}, ...packs.map((pack) => pack.tiles));
    for (const pack of packs) for (const id of Object.keys(pack.tiles)) this.home.set(id, pack);
    this.overhang = packs[0]?.overhang ?? 200;
    this.colors = pieces.themes[theme] ?? {};
    this.grass = this.colors["field"] ?? "#b2c670";
    this.road = this.colors["road"] ?? "#fbf0d2";
    this.roadEdge = this.colors["road-edge"] ?? "#8d6a41";
    this.seats = pieces.seats.map((seat) => ({
      name: seat.name, color: seat.seat, dark: seat["seat-dark"], mark: seat["seat-mark"],
    }));
  }

  private colored(text: string, own: Colors = {}): string {
    return text.replace(/var\(--([a-z-]+)\)/g, (_, role: string) => own[role] ?? this.colors[role] ?? "#f0f");
  }

  /** Puts a drawing together as a file that stands alone. */
  private file(body: string, box: Picture["box"], px: number, own?: Colors, pack = this.packs[0]): string {
    const [x, y, width, height] = box;
    const used = new Set([...body.matchAll(/href='#([^']+)'/g)].map((found) => found[1]!));
    const defined = [...used].map((name) => `<g id='${name}'>${pack?.stencils[name] ?? this.packs[0]?.stencils[name] ?? ""}</g>`).join("");
    const size = `width='${Math.ceil((width * px) / 1000)}' height='${Math.ceil((height * px) / 1000)}'`;
    const svg = `<svg ${HEAD} ${size} viewBox='${x} ${y} ${width} ${height}'><defs>${defined}</defs>${body}</svg>`;
    return this.colored(svg, own);
  }

  private list(body: string): Stroke[] {
    const known = this.lists.get(body) ?? strokes(body);
    this.lists.set(body, known);
    return known;
  }

  /** Returns a bitmap; the first time it is painted. */
  private bitmap(key: string, box: Picture["box"], size: number, body: () => string, own: Colors = {}, pack = this.packs[0]): Picture {
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const [x, y, width, height] = box;
    const unit = size / 1000;
    const image = new OffscreenCanvas(Math.max(1, Math.ceil(width * unit)), Math.max(1, Math.ceil(height * unit)));
    const context = image.getContext("2d")!;
    context.scale(image.width / width, image.height / height);
    context.translate(-x, -y);
    context.lineJoin = "round";
    const color = (name: string): string => (name.startsWith("var(--") ? own[name.slice(6, -1)] : undefined) ?? this.color(name);
    paint(context, this.list(body()), this.stencil(pack), color);
    const picture = { image, box };
    this.made.set(key, picture);
    return picture;
  }

  private drawing(id: string, copy: number, rotation: number): readonly [string, string] {
    const drawings = this.tiles[id]?.drawings;
    if (!drawings?.length) return ["", ""];
    return drawings[copy % drawings.length]?.[rotation] ?? ["", ""];
  }

  ground(id: string, copy: number, rotation: number, px: number): Picture | undefined {
    const size = bitmapSize(px);
    const box = [0, 0, 1000, 1000] as const;
    return this.bitmap(`g ${id} ${copy} ${rotation} ${size}`, box, size, () => GRASS + this.drawing(id, copy, rotation)[0], {}, this.home.get(id));
  }

  upright(id: string, copy: number, rotation: number, px: number): Picture | undefined {
    const size = bitmapSize(px);
    const over = this.overhang;
    const box = [-over, -over, 1000 + 2 * over, 1000 + 2 * over] as const;
    return this.bitmap(`u ${id} ${copy} ${rotation} ${size}`, box, size, () => this.drawing(id, copy, rotation)[1], {}, this.home.get(id));
  }

  /** Tells whether a tile of that name can be drawn. */
  hasTile(id: string): boolean {
    return Object.hasOwn(this.tiles, id);
  }

  towers(id: string, rotation: number): readonly boolean[] {
    const ends = this.tiles[id]?.towers ?? [0, 0, 0, 0];
    return [0, 1, 2, 3].map((corner) => ends[(corner - rotation + 4) % 4] === 1);
  }

  bows(id: string, rotation: number, isAcross: boolean): "" | "-south" | "-north" | "-east" | "-west" {
    const both = this.tiles[id]?.bows[rotation] ?? 0;
    const way = isAcross ? both & 3 : both >> 2;
    return way === 0 ? "" : isAcross ? (way === 1 ? "-south" : "-north") : way === 1 ? "-east" : "-west";
  }

  paintGround(context: Context, id: string, copy: number, rotation: number, left: number, top: number, px: number, opacity: number): void {
    context.globalAlpha = opacity;
    context.fillStyle = this.grass;
    context.fillRect(left, top, px + 0.5, px + 0.5);
    this.paintAt(context, this.drawing(id, copy, rotation)[0], left, top, px, opacity, this.home.get(id));
  }

  paintUpright(context: Context, id: string, copy: number, rotation: number, left: number, top: number, px: number, opacity: number): void {
    this.paintAt(context, this.drawing(id, copy, rotation)[1], left, top, px, opacity, this.home.get(id));
  }

  paintOverBridge(context: Context, id: string, rotation: number, isAcross: boolean, left: number, top: number, px: number): void {
    const body = this.tiles[id]?.over[rotation]?.[isAcross ? 0 : 1] ?? "";
    if (body !== "") this.paintAt(context, body, left, top, px, 1, this.home.get(id));
  }

  paintTower(context: Context, x: number, y: number, px: number): void {
    this.paintAt(context, TOWER, x, y, px, 1, this.packs[0]);
  }

  private paintAt(context: Context, body: string, left: number, top: number, px: number, opacity: number, pack: TilePack | undefined): void {
    context.save();
    context.translate(left, top);
    context.scale(px / 1000, px / 1000);
    context.lineJoin = "round";
    paint(context, this.list(body), this.stencil(pack), this.color, opacity);
    context.restore();
  }

  private readonly stencil = (pack: TilePack | undefined) => (name: string): readonly Stroke[] => this.list(pack?.stencils[name] ?? "");

  /** The color that a drawing names, or that of a role in the theme. */
  private readonly color = (name: string): string => {
    if (!name.startsWith("var(--")) return name;
    return this.colors[name.slice(6, -1)] ?? "#f0f";
  };

  /** Games may leave out or split segments, so a segment of another kind is not the one that is meant. */
  private segment(id: string, segment: number, kind: string): Segment | undefined {
    const segments = this.tiles[id]?.segments ?? [];
    const found = segments[segment];
    if (found === undefined || (kind !== "" && found.kind !== kind)) {
      return segments.find((other) => other.kind === kind) ?? found;
    }
    return found;
  }

  stand(id: string, rotation: number, segment: number, kind: string): Stand {
    const spot = this.segment(id, segment, kind)?.spots[rotation];
    return spot ? { x: spot[0], y: spot[1], scale: spot[2] } : { x: 500, y: 500, scale: 1 };
  }

  uprightBy(id: string, rotation: number, segment: number, kind: string): number {
    return this.segment(id, segment, kind)?.spots[rotation]?.[4] ?? 0;
  }

  isWestBeside(id: string, rotation: number, segment: number, kind: string, isWide: boolean): boolean {
    return ((this.segment(id, segment, kind)?.spots[rotation]?.[3] ?? 0) & (isWide ? 2 : 1)) !== 0;
  }

  outline(id: string, segment: number, kind: string): Path2D | undefined {
    const data = this.segment(id, segment, kind)?.outline;
    if (data === undefined) return undefined;
    const known = this.outlines.get(data) ?? new Path2D(data);
    this.outlines.set(data, known);
    return known;
  }

  segmentAt(id: string, x: number, y: number): { segment: number; kind: string } | undefined {
    const context = (this.probe ??= new OffscreenCanvas(1, 1).getContext("2d")!);
    const segments = this.tiles[id]?.segments ?? [];
    // What is small lies on what is large: the field is asked last.
    const order = segments.map((_, ix) => ix).sort((a, b) => Number(segments[a]!.kind === "field") - Number(segments[b]!.kind === "field"));
    const found = order.find((ix) => {
      const path = this.outline(id, ix, segments[ix]!.kind);
      return path !== undefined && context.isPointInPath(path, x, y);
    });
    return found === undefined ? undefined : { segment: found, kind: segments[found]!.kind };
  }

  mark(seat: number, px: number): Picture | undefined {
    const look = this.pieces.seats[seat % this.pieces.seats.length];
    const stencil = look && this.pieces.stencils[look.mark];
    if (!look || !stencil) return undefined;
    const size = bitmapSize(px);
    const own = { seat: look.seat, "seat-dark": look["seat-dark"], "seat-mark": look["seat-mark"] };
    return this.bitmap(`m ${seat} ${size}`, stencil.box, size, () => stencil.body, own);
  }

  private figureBody(name: string, seat: number): { body: string; own: Record<string, string>; box: Picture["box"] } {
    const figure = this.pieces.figures[name] ?? this.pieces.figures["follower"];
    const look = this.pieces.seats[seat % this.pieces.seats.length];
    if (!figure || !look) return { body: "", own: {}, box: [0, 0, 1, 1] };
    const [x, y, scale] = figure.mark;
    const mark = this.pieces.stencils[look.mark]?.body ?? "";
    return {
      body: `${figure.body}<g transform='translate(${x} ${y})scale(${scale})'>${mark}</g>`,
      own: { seat: look.seat, "seat-dark": look["seat-dark"], "seat-mark": look["seat-mark"] },
      box: figure.box,
    };
  }

  figure(name: string, seat: number, lies: boolean, px: number): Picture | undefined {
    const drawn = figureDrawing(name, lies);
    const size = bitmapSize(px);
    const { body, own, box } = this.figureBody(drawn, seat);
    return this.bitmap(`f ${drawn} ${seat} ${size}`, box, size, () => body, own);
  }

  piece(name: string, px: number): Picture | undefined {
    const stencil = this.pieces.stencils[name];
    if (!stencil) return undefined;
    const size = bitmapSize(px);
    return this.bitmap(`p ${name} ${size}`, stencil.box, size, () => stencil.body);
  }

  private url(key: string, svg: () => string): string {
    const known = this.urls.get(key) ?? `data:image/svg+xml,${encodeURIComponent(svg())}`;
    this.urls.set(key, known);
    return known;
  }

  figureUrl(name: string, seat: number, lies = false): string {
    const drawn = figureDrawing(name, lies);
    const { body, own, box } = this.figureBody(drawn, seat);
    return this.url(`f ${drawn} ${seat}`, () => this.file(body, box, 200, own));
  }

  pieceUrl(name: string): string {
    const stencil = this.pieces.stencils[name];
    return stencil ? this.url(`p ${name}`, () => this.file(stencil.body, stencil.box, 200)) : "";
  }

  tileUrl(id: string, rotation: number): string {
    const [ground, upright] = this.drawing(id, 0, rotation);
    const corners = ([[0, 0], [1000, 0], [1000, 1000], [0, 1000]] as const).filter((_, ix) => this.towers(id, rotation)[ix]);
    const towers = corners.map(([x, y]) => `<use href='#tower-corner' x='${x}' y='${y + 12}'/>`).join("");
    return this.url(`t ${id} ${rotation}`, () => this.file(GRASS + ground + upright + towers, [0, -60, 1000, 1060], 160, undefined, this.home.get(id)));
  }
}

const loaded = new Map<string, Promise<unknown>>();

/** Asks for a file once; a file that did not come is asked for again. */
function load<T>(path: string): Promise<T> {
  const known = loaded.get(path) ?? get<T>(path);
  loaded.set(path, known);
  known.catch(() => loaded.delete(path));
  return known as Promise<T>;
}

/** Drawings that are in use, by what they are made of: tables with the same boxes share their bitmaps. */
let used: { key: string; packs: Packs } | undefined;

/** Loads the drawings that a game needs: those of its boxes, each a file that browsers keep. `isFresh`: without any bitmaps. */
export async function loadPacks(boxes: readonly string[], isFresh = false): Promise<Packs> {
  const names = [...new Set(["base", ...boxes.map((name) => name.split(":")[0]!)])];
  const tiles = Promise.all(names.map((name) => load<TilePack>(`/art/tiles/${name}.json`)));
  const pieces = load<PiecePack>("/art/pieces.json");
  const isDark = typeof matchMedia === "function" && matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = isDark ? "night" : "day";
  const key = [theme, ...names].join();
  if (used?.key !== key || isFresh) used = { key, packs: new Packs(await tiles, await pieces, theme) };
  return used.packs;
}

/** The drawings of one box as they are sent, for those who look what is in it. */
export const loadBox = (box: string): Promise<TilePack> => load<TilePack>(`/art/tiles/${box}.json`);
