import { CACHES } from './caches.ts';

export interface KeptPage {
  /** Path and query. */
  readonly address: string;
  readonly title: string;
}

const TITLE = /<title>([^<]*)<\/title>/;
const MAX_LISTED = 20;

const read = (html: string): string =>
  new DOMParser().parseFromString(TITLE.exec(html)?.[1] ?? '', 'text/html').documentElement.textContent;

/** The visited pages that this browser keeps, the last visited first. */
export async function listKeptPages(): Promise<readonly KeptPage[]> {
  if (!('caches' in window)) return [];
  const pages = await caches.open(CACHES.pages.name);
  const requests = [...(await pages.keys())].reverse().slice(0, MAX_LISTED);
  const listed = await Promise.all(
    requests.map(async (request): Promise<KeptPage> => {
      const { pathname, search } = new URL(request.url);
      return { address: pathname + search, title: read((await (await pages.match(request))?.text()) ?? '') };
    }),
  );
  return listed.filter(({ title }) => title !== '');
}

/** @param address as `keptAddress` names a page */
export const isKept = async (address: string): Promise<boolean> =>
  'caches' in window && (await (await caches.open(CACHES.pages.name)).match(address)) !== undefined;

/** Where somebody has visited is nobody else's business: for when a customer logs out. */
export async function forgetPages(): Promise<void> {
  if (!('caches' in window)) return;
  for (const { name } of [CACHES.pages, CACHES.pictures]) await caches.delete(name);
}
