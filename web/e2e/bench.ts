// Measures the board of the client in a page: how long a first picture takes, a placed tile, a frame of panning.
// `measure.mjs` builds it and runs it in Chromium; pixels are waited for, not only asked for.
import { fit, snapped } from "../src/board/changes";
import { loadPacks } from "../src/board/packs";
import { pixelRatio, Renderer } from "../src/board/render";
import { EMPTY, type BoardState, type Tile } from "../src/board/state";

interface Wanted {
  boxes: string[];
  tiles: Tile[];
  width: number;
  height: number;
}

/** Milliseconds until a state is on the canvas. */
function shown(renderer: Renderer, canvas: HTMLCanvasElement, state: BoardState): number {
  const began = performance.now();
  renderer.draw(state);
  canvas.getContext("2d")!.getImageData(0, 0, 1, 1);
  return performance.now() - began;
}

const median = (list: number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]!;

async function bench({ boxes, tiles, width, height }: Wanted): Promise<Record<string, number>> {
  const canvas = document.createElement("canvas");
  document.body.replaceChildren(canvas);
  const firsts: number[] = [];
  const adds: number[] = [];
  const pans: number[] = [];
  for (let round = 0; round < 5; round++) {
    // Packs of their own have no bitmaps yet.
    const drawings = await loadPacks(boxes, true);
    const renderer = new Renderer(canvas, drawings);
    const begin = tiles.length - 8;
    let state = fit({ ...EMPTY, position: { tiles: tiles.slice(0, begin), pieces: [] }, width, height });
    state = { ...state, view: snapped(state.view, pixelRatio()) };
    firsts.push(shown(renderer, canvas, state));
    for (let n = begin + 1; n <= tiles.length; n++) {
      state = { ...state, position: { tiles: tiles.slice(0, n), pieces: [] } };
      adds.push(shown(renderer, canvas, state));
    }
    for (let n = 0; n < 20; n++) {
      state = { ...state, view: { ...state.view, x: state.view.x + 0.11, y: state.view.y + 0.07 } };
      pans.push(shown(renderer, canvas, state));
    }
  }
  return { first: median(firsts), mostFirst: Math.max(...firsts), add: median(adds), mostAdd: Math.max(...adds), pan: median(pans), mostPan: Math.max(...pans) };
}

/** Lays a first board of all tiles, ready to be painted: for whoever counts processor time instead of waiting. */
async function lay({ boxes, tiles, width, height }: Wanted): Promise<() => number> {
  const canvas = document.createElement("canvas");
  document.body.replaceChildren(canvas);
  const drawings = await loadPacks(boxes, true);
  const renderer = new Renderer(canvas, drawings);
  const state = fit({ ...EMPTY, position: { tiles, pieces: [] }, width, height });
  return () => shown(renderer, canvas, { ...state, view: snapped(state.view, pixelRatio()) });
}

Object.assign(window, { bench, lay });
