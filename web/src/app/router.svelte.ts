// Which page is shown: the address decides, and links inside the table do not load anything anew.

export type Route =
  | { page: "start" }
  | { page: "new" }
  | { page: "games" }
  | { page: "puzzles" }
  | { page: "puzzle"; id: string }
  | { page: "game"; id: string }
  | { page: "replay"; id: string; at: number | undefined }
  | { page: "nothing" };

export function routeOf(path: string): Route {
  if (path === "/" || path === "") return { page: "start" };
  if (path === "/new") return { page: "new" };
  if (path === "/games") return { page: "games" };
  if (path === "/puzzles") return { page: "puzzles" };
  const puzzle = /^\/puzzle\/([a-z0-9-]+)\/?$/.exec(path);
  if (puzzle) return { page: "puzzle", id: puzzle[1]! };
  const replay = /^\/game\/([a-z0-9]+)\/replay(?:\/(\d{1,6}))?\/?$/.exec(path);
  if (replay) return { page: "replay", id: replay[1]!, at: replay[2] === undefined ? undefined : Number(replay[2]) };
  const game = /^\/game\/([a-z0-9]+)\/?$/.exec(path);
  return game ? { page: "game", id: game[1]! } : { page: "nothing" };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  go(path: string): void {
    history.pushState(null, "", path);
    this.look();
  }

  /** Shows what the address says now. */
  look = (): void => {
    this.route = routeOf(location.pathname);
    scrollTo(0, 0);
  };
}

export const router = new Router();

/** Follows links to our own pages without loading them. */
export function onLink(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || link.target || routeOf(url.pathname).page === "nothing") return;
  event.preventDefault();
  router.go(url.pathname + url.search + url.hash);
}
