// What tiles show in vain in the game that is shown: signs that do nothing in it are not told.

class Played {
  /** By the names in `$tiles`. */
  idle = $state.raw<readonly string[]>([]);
}

export const played = new Played();
