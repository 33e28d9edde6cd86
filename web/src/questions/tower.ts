// Towers: they capture a figure in range, and prisoners are exchanged.
import type { WireEvent } from "$protocol";
import type { Cell } from "../board/state";
import { pieceIcon, pieceLook } from "./look";
import type { Interaction } from "./registry";

/** The tower that was built last: it captures. */
export function lastTower(events: readonly WireEvent[]): Cell | undefined {
  const built = events.filter((event) => event.kind === "token-placed").filter(({ token }) => token === "floor");
  return built[built.length - 1]?.spot.cell;
}

export const capture: Interaction = {
  look: pieceLook,
  about: ({ events }) => {
    const cell = lastTower(events);
    return cell ? [{ cell, segment: undefined, kind: "" }] : [];
  },
};

export const exchange: Interaction = { look: pieceLook, icon: pieceIcon };
