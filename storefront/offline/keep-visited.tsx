import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { SERVICE_WORKER } from '#contract/builds.ts';
import { BACKEND_PICTURES_PATH, UPLOADS_PATH } from '#contract/pictures.ts';
import { idle, savesData } from '../ui/hydration/later.tsx';
import { KEPT_AT } from './page-response.ts';
import type { Visit } from './visit.ts';

const isOurs = ({ origin }: URL) => origin === window.location.origin;

/** Paths of the addresses that are in one of these folders of the shop, each once. */
const pathsOf = (addresses: readonly string[], folders: readonly string[]): readonly string[] => {
  const urls = addresses.map((address) => new URL(address, window.location.href));
  const paths = urls.filter(isOurs).map(({ pathname, search }) => pathname + search);
  return [...new Set(paths)].filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)));
};

const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name);

/** Those further down are loaded only when somebody scrolls there. */
const isInSight = ({ loading }: HTMLImageElement) => loading !== 'lazy';

const shownPictures = () =>
  Array.from(document.images, (image) => (image.complete || isInSight(image) ? image.currentSrc : ''));

/** On their way, and so perhaps without an address yet: which of its sizes a picture takes, the browser decides a moment later. */
const comingPictures = () => Array.from(document.images).filter((image) => !image.complete && isInSight(image));

const visitOf = (page: string | null): Visit => ({
  kind: 'visit',
  language: document.documentElement.lang.slice(0, 2),
  page,
  files: pathsOf(loadedFiles(), ['/assets']),
  pictures: pathsOf(shownPictures(), [UPLOADS_PATH, BACKEND_PICTURES_PATH]),
});

/** Keeps the pages of this visit for the time without a connection, when the browser has nothing else to do. */
export function KeepVisited() {
  const { key, pathname, search } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    const isFirst = first.current === key;
    // Another page came from the shop, so what is shown is not of an earlier day any more.
    if (!isFirst) document.documentElement.removeAttribute(KEPT_AT);
    tellWorker(isFirst, pathname + search).catch(() => undefined);
  }, [key, pathname, search]);
  return null;
}

/** Whether the worker saw how this page was loaded. It may have begun since, and then it has not kept the page. */
function cameByWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.workerStart > 0;
}

async function tellWorker(isFirst: boolean, page: string): Promise<void> {
  await idle();
  if (isFirst) await navigator.serviceWorker.register(SERVICE_WORKER);
  const { active } = await navigator.serviceWorker.ready;
  // The worker has seen a page that was loaded as a whole; a page opened by script would be loaded once more.
  const hasPage = isFirst ? cameByWorker() : savesData();
  active?.postMessage(visitOf(hasPage || !navigator.onLine ? null : page));
  const coming = comingPictures();
  await Promise.allSettled(coming.map((picture) => picture.decode()));
  if (coming.length > 0) active?.postMessage(visitOf(null));
}
