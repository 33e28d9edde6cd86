// Pointers on a board: drags pan, two fingers pinch, wheels zoom; a press that does not move is left to what it hits.
import { pan, zoomAt } from "./changes";
import type { BoardState } from "./state";

/** How far a pointer moves before a press becomes a drag, in pixels. */
export const DRAG_FROM = 6;

type Point = readonly [x: number, y: number];

export class Pointers {
  private readonly down = new Map<number, Point>();
  private start: Point = [0, 0];
  private isDrag = false;

  constructor(private readonly change: (by: (state: BoardState) => BoardState) => void) {}

  /** Whether the press that just ended was a drag, so that it chooses nothing. */
  get wasDrag(): boolean {
    return this.isDrag;
  }

  press(id: number, at: Point): void {
    if (this.down.size === 0) {
      this.isDrag = false;
      this.start = at;
    } else {
      this.isDrag = true;
    }
    this.down.set(id, at);
  }

  /** Returns whether the pointer is dragging. */
  move(id: number, at: Point): boolean {
    const before = this.down.get(id);
    if (before === undefined) return false;
    if (!this.isDrag && Math.hypot(at[0] - this.start[0], at[1] - this.start[1]) < DRAG_FROM) return false;
    this.isDrag = true;
    const others = [...this.down].filter(([other]) => other !== id);
    this.down.set(id, at);
    const other = others[0]?.[1];
    if (other === undefined) {
      this.change((state) => pan(state, [at[0] - before[0], at[1] - before[1]]));
      return true;
    }
    const distance = (a: Point): number => Math.max(1, Math.hypot(a[0] - other[0], a[1] - other[1]));
    const middle: Point = [(at[0] + other[0]) / 2, (at[1] + other[1]) / 2];
    const moved: Point = [(at[0] - before[0]) / 2, (at[1] - before[1]) / 2];
    this.change((state) => zoomAt(pan(state, moved), middle, distance(at) / distance(before)));
    return true;
  }

  release(id: number): void {
    this.down.delete(id);
  }

  wheel(at: Point, delta: number): void {
    this.change((state) => zoomAt(state, at, Math.exp(-delta * 0.0015)));
  }
}
