import { LANGUAGES, type Language } from '#engine/domain/language.ts';
import type { Catalog } from '#storefront/gateway/catalog/catalog.ts';

interface Lists<Parts extends keyof Catalog> {
  catalog(language: Language): Pick<Catalog, Parts>;
}

/** Any text: the first search makes the index of words. */
const ANY_SEARCH = 'a';

/** Loads the lists and makes what searches need, so that no visitor waits for it. */
export async function prepareLists(shop: Lists<'products' | 'search'>): Promise<void> {
  for (const language of LANGUAGES) {
    const catalog = shop.catalog(language);
    await catalog.products();
    await catalog.search(ANY_SEARCH);
  }
}

/** True when there is a list in each language. Another backend's lists are loaded by the first call that gets an answer. */
export const areListsLoaded = (shop: Lists<'products'>): Promise<boolean> =>
  Promise.all(LANGUAGES.map((language) => shop.catalog(language).products())).then(
    () => true,
    () => false,
  );
