import { leaveRelease } from './latest-release.ts';
import { loadCode } from './load-code.ts';

interface BuiltRoute {
  readonly id: string;
  readonly module: string;
}

/**
 * Stands in for the router's own function (`scripts/own-route-modules.ts`), which loads the page anew whenever the code of another page
 * does not come: at the touch of a link, at a word typed into the search, with all that was typed elsewhere. This one waits for the
 * connection, and leaves the page only when the shop has another release.
 */
export async function loadRouteModule(route: BuiltRoute, loaded: Record<string, object>): Promise<object> {
  const module = loaded[route.id] ?? (await loadCode<object>(route.module));
  if (module === null) {
    leaveRelease();
    return new Promise(() => undefined);
  }
  loaded[route.id] = module;
  return module;
}
