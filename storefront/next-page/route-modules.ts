import { leaveRelease } from './latest-release.ts';
import { loadCode } from './load-code.ts';

interface BuiltRoute {
  readonly id: string;
  readonly module: string;
}

/**
 * Stands in for the router's own function (`scripts/vite-plugins/own-route-modules.ts`), which loads the page anew whenever the code of another page
 * does not come: at the touch of a link, at a word typed into the search, with all that was typed elsewhere. This one waits for the
 * connection, and leaves the page only when the shop has another release.
 */
export async function loadRouteModule({ id, module }: BuiltRoute, loaded: Record<string, object>): Promise<object> {
  const known = loaded[id] ?? loading.get(id);
  if (known) return known;
  const load = loadOrLeave(id, module);
  loading.set(id, load);
  const code = await load;
  loaded[id] = code;
  return code;
}

/**
 * By the id of the route. A touch and the press after it ask for the same code: of two requests one might find it and show the page,
 * while the other leaves the release.
 */
const loading = new Map<string, Promise<object>>();

async function loadOrLeave(id: string, file: string): Promise<object> {
  const code = await loadCode<object>(file);
  loading.delete(id);
  if (code) return code;
  leaveRelease();
  return new Promise(() => undefined);
}
