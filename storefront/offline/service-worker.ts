import { isLanguage, LANGUAGE_CODES, type Language, preferredLanguage } from '#contract/languages.ts';
import { localPath, splitLanguage } from '#contract/paths.ts';
import { BACKEND_PICTURES_PATH, UPLOADS_PATH } from '#contract/pictures.ts';
import { ROUTES } from '#contract/routes.ts';
import { keep, keepMissing } from './bounded-cache.ts';
import { CACHES } from './caches.ts';
import { keptAddress } from './kept-address.ts';
import { freshOrKept, keptOrFresh, matchIn } from './kept-file.ts';
import { filesOf, keptResponse, mayKeep, preloadedPage } from './page-response.ts';
import { isVisit, type Visit } from './visit.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

declare global {
  /** Put in by the build: another one with every release. */
  var RELEASE: string;
}

const worker = globalThis as unknown as WorkerScope;

/** The pages that say that there is no connection, in this release's words. */
const OFFLINE_PAGES = { name: `offline-${RELEASE}`, most: 2, mostBytes: 2 * 1024 * 1024 } as const;

/** Milliseconds until a page that is kept is shown as it was. */
const PATIENCE = 6000;

const SERVER_ERROR = 500;

/** As Chromium asks for pictures: the server sends another format to each. */
const PICTURES_ACCEPTED = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** Where it is stored in which language the visitor reads. */
const LANGUAGE_READ = '/language-read';

async function languageRead(): Promise<Language> {
  const kept = await (await matchIn(CACHES.visitor, LANGUAGE_READ))?.text();
  // Nothing is kept only before the first page has told its language. The brand's order of languages is not known here.
  return isLanguage(kept) ? kept : preferredLanguage(navigator.language, 'en');
}

/**
 * The page without a connection, in the language of another one. It always names its language: where an address names none, the
 * page would be in the language of the day on which it was fetched.
 */
const offlinePath = async (pathname: string): Promise<string> =>
  localPath(ROUTES.offline.path, splitLanguage(pathname).language ?? (await languageRead()));

async function fetchOfflinePages(): Promise<void> {
  for (const language of LANGUAGE_CODES) {
    const address = localPath(ROUTES.offline.path, language);
    const page = await fetch(address, { cache: 'reload' });
    if (!mayKeep(page)) throw new Error(`${address} answered ${page.status}`);
    await keepMissing(CACHES.files, filesOf(await page.clone().text()));
    await keep(OFFLINE_PAGES, address, page);
  }
}

async function dropOthers(): Promise<void> {
  const names: readonly string[] = [...Object.values(CACHES), OFFLINE_PAGES].map(({ name }) => name);
  for (const name of await caches.keys()) if (!names.includes(name)) await caches.delete(name);
}

/** The page from the shop, which is kept for later even if that takes longer than the visitor waits. */
function freshPage(event: FetchEvent, address: string | null): Promise<Response> {
  const response = event.preloadResponse.then((preloaded) => preloadedPage(preloaded) ?? fetch(event.request));
  const kept = response.then((page) => {
    if (address && mayKeep(page)) return keep(CACHES.pages, address, page.clone());
  });
  event.waitUntil(kept.catch(() => undefined));
  return response;
}

async function keptPage(address: string | null): Promise<Response | null> {
  const kept = address && (await matchIn(CACHES.pages, address));
  return kept ? keptResponse(kept) : null;
}

/** Settled after a while with the page as it was kept; never when it is not. */
async function keptPageLater(address: string | null): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return (await keptPage(address)) ?? new Promise(() => {});
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const address = keptAddress(pathname + search);
  try {
    const page = await Promise.race([freshPage(event, address), keptPageLater(address)]);
    return page.status < SERVER_ERROR ? page : ((await keptPage(address)) ?? page);
  } catch {
    const kept = await keptPage(address);
    if (kept) return kept;
    const path = await offlinePath(pathname);
    if (pathname === path) return (await matchIn(OFFLINE_PAGES, path)) ?? Response.error();
    if (splitLanguage(pathname).path === ROUTES.offline.path) return Response.redirect(path);
    // A redirect, because the router expects to be at the page's own address. The fragment says where the visitor was going.
    return Response.redirect(`${path}#${pathname}${search}`);
  }
}

worker.addEventListener('install', (event) => {
  event.waitUntil(fetchOfflinePages().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const begin = async () => {
    await dropOthers();
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(begin());
});

/** Everything else goes to the shop as if no worker were there: forms, the API, data of pages, carts, accounts. */
worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== worker.location.origin) return;
  const isIn = (folder: string) => pathname.startsWith(`${folder}/`);
  if (mode === 'navigate') event.respondWith(answerPage(event));
  else if (isIn('/assets')) event.respondWith(keptOrFresh(event.request, CACHES.files));
  else if (isIn(UPLOADS_PATH)) event.respondWith(keptOrFresh(event.request, CACHES.pictures));
  else if (isIn(BACKEND_PICTURES_PATH)) event.respondWith(freshOrKept(event.request, CACHES.pictures));
});

async function keepVisit({ language, page, files, pictures }: Visit): Promise<void> {
  // A page that was on its way when the worker began is not the worker's yet. One that has been replaced since cannot claim it.
  await worker.clients.claim().catch(() => undefined);
  if (isLanguage(language)) await keep(CACHES.visitor, LANGUAGE_READ, new Response(language));
  const address = page && keptAddress(page);
  if (address) {
    const response = await fetch(page);
    if (mayKeep(response)) await keep(CACHES.pages, address, response);
  }
  await keepMissing(CACHES.files, files);
  await keepMissing(CACHES.pictures, pictures, PICTURES_ACCEPTED);
}

worker.addEventListener('message', (event) => {
  if (isVisit(event.data)) event.waitUntil(keepVisit(event.data));
});
