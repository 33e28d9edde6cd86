// Where seats are in the window: figures that go home walk there.

/** Returns the middle of a seat's picture, or nothing where it is not in sight. */
export function homeOf(seat: number): readonly [x: number, y: number] | undefined {
  const box = document.querySelector(`[data-seat="${seat}"] img`)?.getBoundingClientRect();
  return box && [box.left + box.width / 2, box.top + box.height / 2];
}
