import { CACHES } from './caches.ts';

export interface KeptPage {
  /** Path and query. */
  readonly address: string;
  /** Without the name of the site. */
  readonly title: string;
  /** As the page names it: "id-ID". */
  readonly language: string;
}

const TITLE = /<title>([^<]*)<\/title>/;
const LANGUAGE = /<html[^>]* lang="([^"]*)"/;
/** As the head of every page names the site behind its title. */
const SITE_NAME = / \| [^|]*$/;
const MAX_LISTED = 20;

const decode = (text: string): string => new DOMParser().parseFromString(text, 'text/html').documentElement.textContent;

const read = (html: string): Omit<KeptPage, 'address'> => ({
  title: decode(TITLE.exec(html)?.[1] ?? '').replace(SITE_NAME, ''),
  language: LANGUAGE.exec(html)?.[1] ?? '',
});

/** The visited pages that this browser keeps: first those in the given language, and of them the last visited. */
export async function listKeptPages(language: string): Promise<readonly KeptPage[]> {
  if (!('caches' in window)) return [];
  const pages = await caches.open(CACHES.pages.name);
  const requests = [...(await pages.keys())].reverse();
  const listed = await Promise.all(
    requests.map(async (request): Promise<KeptPage> => {
      const { pathname, search } = new URL(request.url);
      return { address: pathname + search, ...read((await (await pages.match(request))?.text()) ?? '') };
    }),
  );
  const [own, others] = [true, false].map((isOwn) => listed.filter((page) => (page.language === language) === isOwn));
  return [...(own ?? []), ...(others ?? [])].filter(({ title }) => title !== '').slice(0, MAX_LISTED);
}

/** @param address as `keptAddress` names a page */
export const isKept = async (address: string): Promise<boolean> =>
  'caches' in window && (await (await caches.open(CACHES.pages.name)).match(address)) !== undefined;

/** Where somebody has visited is nobody else's business: for when a customer logs out. */
export async function forgetPages(): Promise<void> {
  if (!('caches' in window)) return;
  for (const { name } of [CACHES.pages, CACHES.pictures]) await caches.delete(name);
}
