import { LATEST_BUILD } from '#contract/builds.ts';
import { savesData } from '../ui/hydration/later.tsx';

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
  noticeRelease(typeof id === 'string' ? id : null);
}

/**
 * @param id of the release that has responded; null when it does not say
 * @returns whether it is another one than this tab's
 */
export function noticeRelease(id: string | null): boolean {
  isOutdated = id !== null && id !== globalThis.__reactRouterManifest.version;
  return isOutdated;
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

function openAnew(path: string): boolean {
  if (document.querySelector('[aria-busy="true"]') || !mayReload()) return false;
  window.location.assign(path);
  return true;
}

/** Where the last press leads, and where it was. */
let lastPress: { readonly path: string; readonly href: string } | null = null;

/**
 * Opens the next page as a whole if the shop has a newer release by now. Not while something is being sent, which a new page would cut off.
 * @returns whether it does
 */
export function openInNewRelease(path: string): boolean {
  lastPress = { path, href: window.location.href };
  return isOutdated && openAnew(path);
}

/** The code of this release is not there any more: opens the page that was pressed as a whole, or without a press this one anew. */
export function leaveRelease(): void {
  if (lastPress?.href === window.location.href) window.location.assign(lastPress.path);
  else if (mayReload()) window.location.reload();
}
