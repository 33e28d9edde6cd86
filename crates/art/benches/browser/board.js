// A board of 150 tiles, drawn in several ways from the same packs.

const BOXES = ["base", "inns-and-cathedrals", "traders-and-builders", "princess-and-dragon"];
const load = async (name) => (await fetch(`${name}.json`)).json();
const [packs, pieces, tiles] = await Promise.all([Promise.all(BOXES.map(load)), load("pieces"), load("board")]);
const kinds = Object.assign({}, ...packs.map((pack) => pack.tiles));
const stencils = Object.assign({}, ...packs.map((pack) => pack.stencils));
const overhang = packs[0].overhang;
const colors = pieces.themes.day;
tiles.sort((a, b) => a.y - b.y || a.x - b.x);

const HEAD = "xmlns='http://www.w3.org/2000/svg' stroke-linejoin='round' stroke-linecap='round' fill='none'";
const colored = (text) => text.replace(/var\(--([a-z-]+)\)/g, (_, role) => colors[role]);
const fixed = new Map();
const stencil = (name) => {
  if (!fixed.has(name)) fixed.set(name, colored(stencils[name]));
  return fixed.get(name);
};
const grass = `<path d='M0 0h1000v1000h-1000z' fill='${colors.field}'/>`;
const drawing = (tile) => kinds[tile.kind].drawings[tile.copy % kinds[tile.kind].drawings.length][tile.rotation];
const ground = (tile) => grass + colored(drawing(tile)[0]);
const upright = (tile) => colored(drawing(tile)[1]);

/** The definitions of the stencils that a drawing uses. */
function definitions(body) {
  const used = new Set([...body.matchAll(/href='#([^']+)'/g)].map((found) => found[1]));
  return `<defs>${[...used].map((name) => `<g id='${name}'>${stencil(name)}</g>`).join("")}</defs>`;
}

/** A drawing as a file that stands alone: a part of the plane at a size in device pixels. */
function svg(body, [x, y, width, height], scale) {
  const size = `width='${Math.round(width * scale)}' height='${Math.round(height * scale)}'`;
  return `<svg ${HEAD} ${size} viewBox='${x} ${y} ${width} ${height}'>${definitions(body)}${body}</svg>`;
}

async function picture(text) {
  const url = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = url;
  await image.decode();
  URL.revokeObjectURL(url);
  return image;
}

const bitmap = async (text) => createImageBitmap(await picture(text));

/** The corners where walls end, each once, as "x,y" of the grid, from the north. */
function towers(among) {
  const found = new Map();
  for (const tile of among) {
    const ends = kinds[tile.kind].towers;
    const corners = [[0, 0], [1, 0], [1, 1], [0, 1]];
    for (let ix = 0; ix < 4; ix++) {
      if (!ends[(ix - tile.rotation + 4) % 4]) continue;
      const [x, y] = [tile.x + corners[ix][0], tile.y + corners[ix][1]];
      found.set(`${x},${y}`, { x, y });
    }
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** All tiles as one body in units of a tile: grounds, then what stands row by row, then towers of the row. */
function body(among) {
  const at = (tile, inside) => `<g transform='translate(${tile.x * 1000} ${tile.y * 1000})'>${inside}</g>`;
  let text = among.map((tile) => at(tile, ground(tile))).join("");
  const ends = towers(among);
  for (const item of [...among.map((tile) => ({ tile, y: tile.y + 0.5 })), ...ends.map((tower) => ({ tower, y: tower.y + 0.6 }))].sort((a, b) => a.y - b.y)) {
    text += item.tile ? at(item.tile, upright(item.tile)) : `<use href='#tower-corner' x='${item.tower.x * 1000}' y='${item.tower.y * 1000 + 12}'/>`;
  }
  return text;
}

const xs = tiles.map((tile) => tile.x);
const ys = tiles.map((tile) => tile.y);
const west = Math.min(...xs);
const north = Math.min(...ys);
const wide = Math.max(...xs) - west + 1;
const high = Math.max(...ys) - north + 1;
const frame = () => new Promise(requestAnimationFrame);
const host = document.getElementById("board");

function surface(width, height, ratio) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.style.width = `${width / ratio}px`;
  canvas.style.height = `${height / ratio}px`;
  return canvas;
}

/** Waits until pixels are really there. */
const flush = (context) => context.getImageData(0, 0, 1, 1);

/** One live SVG in the page. */
async function inline(shown, added, px) {
  const view = [west * 1000, north * 1000, wide * 1000, high * 1000];
  host.innerHTML = svg(body(shown), view, px / 1000 / devicePixelRatio);
  await frame();
  await frame();
  return async () => {
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.innerHTML = definitions(ground(added) + upright(added)) + `<g transform='translate(${added.x * 1000} ${added.y * 1000})'>${ground(added)}${upright(added)}</g>`;
    host.firstChild.append(group);
    await frame();
    await frame();
  };
}

/** The canvas of a whole board. */
async function onCanvas(px) {
  const canvas = surface(wide * px, high * px, devicePixelRatio);
  host.append(canvas);
  return { context: canvas.getContext("2d") };
}

/** A picture for each part of each different tile, laid on one canvas. */
async function bitmaps(shown, added, px) {
  const kept = new Map();
  const over = (overhang * px) / 1000;
  const { context } = await onCanvas(px);
  const key = (tile) => `${tile.kind} ${tile.copy} ${tile.rotation}`;
  const make = async (tile) => {
    if (kept.has(key(tile))) return;
    kept.set(key(tile), null);
    const around = 1000 + 2 * overhang;
    kept.set(key(tile), await Promise.all([
      bitmap(svg(ground(tile), [0, 0, 1000, 1000], px / 1000)),
      bitmap(svg(upright(tile), [-overhang, -overhang, around, around], px / 1000)),
    ]));
  };
  let tower;
  const paint = (among) => {
    for (const tile of among) context.drawImage(kept.get(key(tile))[0], (tile.x - west) * px, (tile.y - north) * px);
    const rows = [...among.map((tile) => ({ tile, y: tile.y + 0.5 })), ...towers(among).map((end) => ({ end, y: end.y + 0.6 }))];
    for (const { tile, end } of rows.sort((a, b) => a.y - b.y)) {
      if (tile) context.drawImage(kept.get(key(tile))[1], (tile.x - west) * px - over, (tile.y - north) * px - over);
      else context.drawImage(tower, (end.x - west) * px - over, (end.y - north) * px - over);
    }
  };
  tower = await bitmap(svg("<use href='#tower-corner' y='12'/>", [-overhang, -overhang, 2 * overhang, 2 * overhang], px / 1000));
  await Promise.all(shown.map(make));
  paint(shown);
  flush(context);
  return async () => {
    await make(added);
    near(context, added, px, () => paint([...shown, added].filter((tile) => Math.abs(tile.x - added.x) <= 1 && Math.abs(tile.y - added.y) <= 1).sort((a, b) => a.y - b.y || a.x - b.x)));
    flush(context);
  };
}

/** Paints only around one tile. */
function near(context, tile, px, paint, x = west, y = north) {
  const over = (overhang * px) / 1000;
  context.save();
  context.beginPath();
  context.rect((tile.x - x) * px - over, (tile.y - y) * px - over, px + 2 * over, px + 2 * over);
  context.clip();
  paint();
  context.restore();
}

/** A picture for each square of four by four tiles; neighbors come along because they overhang. */
async function chunks(shown, added, px) {
  const N = 4;
  const make = async (x, y, among) => {
    const touched = among.filter((tile) => tile.x >= x - 1 && tile.x <= x + N && tile.y >= y - 1 && tile.y <= y + N);
    if (!touched.length) return;
    const image = await picture(svg(body(touched), [x * 1000, y * 1000, N * 1000, N * 1000], px / 1000));
    const canvas = surface(N * px, N * px, devicePixelRatio);
    canvas.style.cssText += `;position:absolute;left:${((x - west) * px) / devicePixelRatio}px;top:${((y - north) * px) / devicePixelRatio}px`;
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    flush(context);
    host.append(canvas);
  };
  const all = [];
  for (let y = north; y < north + high; y += N) for (let x = west; x < west + wide; x += N) all.push(make(x, y, shown));
  await Promise.all(all);
  return async () => {
    const [x, y] = [added.x - ((added.x - west) % N), added.y - ((added.y - north) % N)];
    await make(x, y, [...shown, added].sort((a, b) => a.y - b.y || a.x - b.x));
  };
}

/** One picture of the whole board. */
async function whole(shown, added, px) {
  const { context } = await onCanvas(px);
  const draw = async (among) => {
    const view = [west * 1000, north * 1000, wide * 1000, high * 1000];
    context.drawImage(await picture(svg(body(among), view, px / 1000)), 0, 0);
    flush(context);
  };
  await draw(shown);
  return () => draw([...shown, added].sort((a, b) => a.y - b.y || a.x - b.x));
}

/** Elements read once into a list of what a canvas does, and painted without pictures. */
const lists = new Map();
function listed(text) {
  if (lists.has(text)) return lists.get(text);
  const list = [];
  for (const [, end, name, rest] of text.matchAll(/<(\/?)([a-z]+)([^>]*?)\/?>/g)) {
    if (end) {
      list.push({ pop: true });
      continue;
    }
    const a = Object.fromEntries([...rest.matchAll(/([a-z-]+)='([^']*)'/g)].map((found) => [found[1], found[2]]));
    const moved = /translate\(([^ )]+)[ ,]?([^)]*)\)/.exec(a.transform ?? "");
    const scaled = /scale\(([^)]+)\)/.exec(a.transform ?? "");
    const item = { x: Number(a.x ?? moved?.[1] ?? 0), y: Number(a.y ?? (moved?.[2] || 0)), scale: Number(scaled?.[1] ?? 1), opacity: Number(a.opacity ?? a["fill-opacity"] ?? a["stroke-opacity"] ?? 1) };
    if (name === "use") list.push({ ...item, use: a.href.slice(1) });
    else if (name === "g" || name === "svg") list.push({ ...item, push: true });
    else {
      const path = new Path2D(a.d);
      if (name === "ellipse") path.ellipse(Number(a.cx ?? 0), Number(a.cy ?? 0), Number(a.rx), Number(a.ry), 0, 0, 2 * Math.PI);
      list.push({ path, fill: a.fill, stroke: a.stroke, width: Number(a["stroke-width"]), blunt: a["stroke-linecap"] === "butt", opacity: item.opacity });
    }
  }
  lists.set(text, list);
  return list;
}

function play(context, list) {
  for (const item of list) {
    if (item.pop) context.restore();
    else if (item.path) {
      if (item.opacity !== 1) context.globalAlpha = item.opacity;
      if (item.fill) {
        context.fillStyle = item.fill;
        context.fill(item.path);
      }
      if (item.stroke) {
        context.strokeStyle = item.stroke;
        context.lineWidth = item.width;
        if (item.blunt) context.lineCap = "butt";
        context.stroke(item.path);
        if (item.blunt) context.lineCap = "round";
      }
      if (item.opacity !== 1) context.globalAlpha = 1;
    } else {
      context.save();
      context.translate(item.x, item.y);
      if (item.scale !== 1) context.scale(item.scale, item.scale);
      if (item.use) {
        play(context, listed(stencil(item.use)));
        context.restore();
      }
    }
  }
}

async function paths(shown, added, px) {
  const { context } = await onCanvas(px);
  paintAll(context, shown, px, west, north);
  flush(context);
  return async () => {
    const around = [...shown, added].filter((tile) => Math.abs(tile.x - added.x) <= 1 && Math.abs(tile.y - added.y) <= 1);
    around.sort((a, b) => a.y - b.y || a.x - b.x);
    near(context, added, px, () => paintAll(context, around, px, west, north));
    flush(context);
  };
}

/** Canvases of four by four tiles, each painted from lists; only those in sight are needed. */
async function tiled(shown, added, px) {
  const N = 4;
  const made = new Map();
  const make = (x, y, among) => {
    const touched = among.filter((tile) => tile.x >= x - 1 && tile.x <= x + N && tile.y >= y - 1 && tile.y <= y + N);
    if (!touched.some((tile) => tile.x >= x && tile.x < x + N && tile.y >= y && tile.y < y + N)) return;
    const canvas = surface(N * px, N * px, devicePixelRatio);
    canvas.style.cssText += `;position:absolute;left:${((x - west) * px) / devicePixelRatio}px;top:${((y - north) * px) / devicePixelRatio}px`;
    const context = canvas.getContext("2d");
    made.set(`${x},${y}`, context);
    paintAll(context, touched, px, x, y);
    flush(context);
    host.append(canvas);
  };
  for (let y = north; y < north + high; y += N) for (let x = west; x < west + wide; x += N) make(x, y, shown);
  return async () => {
    const around = [...shown, added].filter((tile) => Math.abs(tile.x - added.x) <= 1 && Math.abs(tile.y - added.y) <= 1);
    around.sort((a, b) => a.y - b.y || a.x - b.x);
    for (const [key, context] of made) {
      const [x, y] = key.split(",").map(Number);
      if (added.x < x - 1 || added.x > x + N || added.y < y - 1 || added.y > y + N) continue;
      near(context, added, px, () => paintAll(context, around, px, x, y), x, y);
      flush(context);
    }
  };
}

/** Paints tiles from lists, with a cell at the corner of the canvas. */
function paintAll(context, among, px, x, y) {
  context.save();
  context.scale(px / 1000, px / 1000);
  context.translate(-x * 1000, -y * 1000);
  context.lineJoin = context.lineCap = "round";
  const inTile = (tile, list) => {
    context.save();
    context.translate(tile.x * 1000, tile.y * 1000);
    play(context, list);
    context.restore();
  };
  for (const tile of among) inTile(tile, listed(ground(tile)));
  const rows = [...among.map((tile) => ({ tile, y: tile.y + 0.5 })), ...towers(among).map((end) => ({ end, y: end.y + 0.6 }))];
  for (const { tile, end } of rows.sort((a, b) => a.y - b.y)) {
    if (tile) inTile(tile, listed(upright(tile)));
    else inTile({ x: end.x, y: end.y + 0.012 }, listed(stencil("tower-corner")));
  }
  context.restore();
}

const ways = { inline, bitmaps, chunks, whole, paths, tiled };
let add;

/** Draws the board in one way; the tile in its middle is left out. Returns milliseconds, as do the others. */
window.first = async (way, tilePx) => {
  const px = Math.round(tilePx * devicePixelRatio);
  const added = tiles[Math.floor(tiles.length / 2)];
  const begin = performance.now();
  add = await ways[way](tiles.filter((tile) => tile !== added), added, px);
  return performance.now() - begin;
};

/** Adds the tile. */
window.added = async () => {
  const begin = performance.now();
  await add();
  return performance.now() - begin;
};

/** Pans in a circle of 120 steps; returns the times between frames, shortest first. */
window.pan = async (tilePx) => {
  const times = [];
  const [x, y] = [(innerWidth - wide * tilePx) / 2, (innerHeight - high * tilePx) / 2];
  let last = await frame();
  for (let step = 0; step < 120; step++) {
    const angle = (step / 120) * 2 * Math.PI;
    host.style.transform = `translate(${x + Math.cos(angle) * 150}px, ${y + Math.sin(angle) * 150}px)`;
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times.sort((a, b) => a - b);
};
