import { redirect } from 'react-router';
import { parseCatalogQuery, parsePageNumber, printCatalogQuery } from '../model/catalog/catalog-query.ts';
import { bestSellers } from '../model/catalog/catalog-sorts.ts';
import { type CatalogView, catalogView } from '../model/catalog/catalog-view.ts';
import { offersSearched } from '../model/catalog/offer-search.ts';
import { toProductCard } from '../model/catalog/product-card.ts';
import type { ProductCardData, ProductSummary } from '../model/product/product.ts';
import { EMPTY_SEARCH_RESULT, type SearchResult } from '../model/search/search.ts';
import { pageNotFound } from '../page-errors.ts';

const BEST_SELLERS = 4;

export interface CatalogPageData {
  readonly view: CatalogView;
  /** For an empty list. */
  readonly bestSellers: readonly ProductCardData[];
}

interface CatalogPageRequest {
  readonly url: string;
  readonly pageNumber: string | undefined;
  /** Localised address of the list's first page. */
  readonly listPath: string;
  /** Products among which the best sellers for an empty list are found. */
  readonly others: readonly ProductSummary[];
  search(text: string): Promise<SearchResult>;
}

/**
 * One page of a list.
 *
 * @throws a 404 beyond its end, and redirects: from `…/page/1` to the list itself, from a search for offers to the list of them
 */
export async function loadCatalogPage(
  products: readonly ProductSummary[],
  request: CatalogPageRequest,
): Promise<CatalogPageData> {
  const page = parsePageNumber(request.pageNumber);
  if (page === null) throw pageNotFound();
  const query = parseCatalogQuery(new URL(request.url).searchParams, page);
  const offers = offersSearched(query);
  if (offers) throw redirect(request.listPath + printCatalogQuery(offers));
  const result = query.search === '' ? EMPTY_SEARCH_RESULT : await request.search(query.search);
  const view = catalogView(products, query, result);
  if (page > view.pageCount) throw pageNotFound();
  if (page === 1 && request.pageNumber !== undefined)
    throw redirect(request.listPath + printCatalogQuery(view.query), 301);
  return { view, bestSellers: view.total > 0 ? [] : bestSellers(request.others, BEST_SELLERS).map(toProductCard) };
}
