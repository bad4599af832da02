import { LANGUAGES, type Language } from '#engine/domain/language.ts';
import type { Catalog } from '#storefront/gateway/catalog/catalog.ts';

interface Lists {
  catalog(language: Language): Pick<Catalog, 'products' | 'search'>;
}

/** Any text: the first search makes the index of words. */
const ANY_SEARCH = 'a';

/** Loads the lists and makes what searches need, so that no visitor waits for it. */
export async function prepareLists(shop: Lists): Promise<void> {
  for (const language of LANGUAGES) {
    const catalog = shop.catalog(language);
    await catalog.products();
    await catalog.search(ANY_SEARCH);
  }
}
