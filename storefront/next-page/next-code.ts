import type { RouteId } from '#contract/routes.ts';
import { idle, savesData } from '../ui/hydration/later.tsx';
import { addStyles } from './page-styles.tsx';

/** The pages that most visits go on to. */
const NEXT: readonly RouteId[] = ['products', 'product'];

/** What the router knows of a page's code. */
interface BuiltRoute {
  readonly module: string;
  readonly css?: readonly string[];
}

declare global {
  /** Written by the router into every page; its types do not name them. */
  var __reactRouterRouteModules: Readonly<Record<string, object>>;
  var __reactRouterManifest: { readonly version: string; readonly routes: Readonly<Record<string, BuiltRoute>> };
}

/** Loads the code of the next pages, so that a tap waits for their data alone. Not for a reader who saves data. */
export async function loadNextCode(): Promise<void> {
  if (savesData()) return;
  for (const id of NEXT) {
    await idle();
    const route = globalThis.__reactRouterManifest.routes[id];
    if (route) await loadRoute(route);
  }
}

async function loadRoute({ module, css = [] }: BuiltRoute): Promise<void> {
  addStyles(css);
  await import(/* @vite-ignore */ module);
}
