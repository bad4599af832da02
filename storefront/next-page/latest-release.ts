import { LATEST_BUILD } from '#contract/builds.ts';
import { matchRoute } from '#contract/match-route.ts';
import { savesData } from '../ui/later.tsx';
import { loadCode } from './load-code.ts';

const MINUTE_MS = 60_000;
const CHECK_MS = 60 * MINUTE_MS;
/** A tab that was left for so long may come back to another release. */
const AWAY_MS = 10 * MINUTE_MS;
/** Of all tabs that were opened in the same minute not all ask in the same minute. */
const SPREAD_MS = 10 * MINUTE_MS;
/** A page is not loaded anew more often, whatever goes wrong. */
const RELOAD_GUARD_MS = 10_000;
const RELOADED_AT = 'release.reloaded-at';

let isOutdated = false;
let checkedAt = performance.now();

async function check(): Promise<void> {
  checkedAt = performance.now();
  const response = await fetch(LATEST_BUILD, { cache: 'no-store' });
  if (!response.ok) return;
  const { id } = await response.json();
  isOutdated = typeof id === 'string' && id !== globalThis.__reactRouterManifest.version;
}

/** Asks now and then whether the shop has a newer release, only while somebody looks at the page, and not for a reader who saves data. */
export function watchRelease(): void {
  const checkAfter = (wait: number) => {
    const isDue = document.visibilityState === 'visible' && performance.now() - checkedAt >= wait && !savesData();
    if (isDue) check().catch(() => undefined);
  };
  setInterval(() => checkAfter(CHECK_MS), CHECK_MS + Math.random() * SPREAD_MS);
  addEventListener('visibilitychange', () => checkAfter(AWAY_MS));
  // Code of this release is not there any more, or the connection is lost.
  addEventListener('vite:preloadError', () => check().catch(() => undefined));
}

/** False for a page that was loaded anew a moment ago: the server may answer with both releases, or with neither. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - last < RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds that a press waits to learn that code is missing. */
const CODE_PATIENCE = 150;

/**
 * False when the code of a page is not there any more: the router would load this page anew instead of the wanted one. Without a
 * connection it is not known before there is one.
 */
async function hasCode(path: string): Promise<boolean> {
  const { id } = matchRoute(path);
  const route = globalThis.__reactRouterManifest.routes[id];
  if (!route || !navigator.onLine || id in globalThis.__reactRouterRouteModules) return true;
  return (await loadCode(route.module)) !== null;
}

function openAnew(path: string): boolean {
  if (document.querySelector('[aria-busy="true"]') || !mayReload()) return false;
  window.location.assign(path);
  return true;
}

/** The last press, and where it was. */
let pressed: { readonly path: string; readonly href: string } | null = null;

/** Opens the page that was pressed as a whole, or this one anew: the code of its release is not there any more. */
export function leaveRelease(): void {
  if (pressed?.href === window.location.href) window.location.assign(pressed.path);
  else window.location.reload();
}

/**
 * Opens the next page as a whole if the shop has a newer release by now, or its code cannot be loaded. Not while something is being
 * sent, which a new page would cut off.
 * @returns whether it does; else the router loads the code, and leaves the release should it prove missing
 */
export async function openInNewRelease(path: string): Promise<boolean> {
  pressed = { path, href: window.location.href };
  if (isOutdated) return openAnew(path);
  const code = hasCode(path);
  const isThere = await Promise.race([code, new Promise<null>((resolve) => setTimeout(resolve, CODE_PATIENCE, null))]);
  return isThere === false && openAnew(path);
}
