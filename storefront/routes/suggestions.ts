import { data } from 'react-router';
import { cachedPageHeaders } from '../cached-page.ts';
import type { Catalog } from '../gateway/catalog/catalog.ts';
import { EMPTY_QUERY } from '../model/catalog/catalog-query.ts';
import { catalogView } from '../model/catalog/catalog-view.ts';
import { offersSearched } from '../model/catalog/offer-search.ts';
import { EMPTY_SEARCH_RESULT, type SearchResult, searchResult } from '../model/search/search.ts';
import { popularCategories, type Suggestions, suggestedProducts, suggestedText } from '../model/search/suggestions.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/suggestions.ts';

/** For the search field, while somebody types. The same for every visitor. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalog } = context.get(shopContext);
  const text = suggestedText(url.searchParams);
  const found = await findProducts(catalog, text);
  const suggestions: Suggestions = {
    text,
    products: suggestedProducts(await catalog.productsById(), found),
    categories: text === '' ? popularCategories(await catalog.products()) : [],
    isNearest: found.isNearest,
    missedWords: found.missedWords,
  };
  return data(suggestions, { headers: cachedPageHeaders('catalog') });
}

async function findProducts(catalog: Catalog, text: string): Promise<SearchResult> {
  if (text === '') return EMPTY_SEARCH_RESULT;
  const offers = offersSearched({ ...EMPTY_QUERY, search: text });
  if (!offers) return catalog.search(text);
  return searchResult(catalogView(await catalog.products(), offers).cards.map(({ id }) => id));
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Without a response nothing is suggested: the search itself still works. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<Suggestions | null> =>
  serverLoader().catch(() => null);

export const shouldRevalidate = () => false;
