import { redirect } from 'react-router';
import { bestSellers } from './model/catalogue-sorts.ts';
import { parseCatalogueQuery, parsePageNumber, printCatalogueQuery } from './model/catalogue-url.ts';
import { type CatalogueView, viewCatalogue } from './model/catalogue-view.ts';
import { type Found, NOTHING_FOUND } from './model/found.ts';
import { type ListedProduct, listed, type ProductCard } from './model/product.ts';
import { pageNotFound } from './page-not-found.ts';

const BEST_SELLERS = 4;

export interface CataloguePageData {
  readonly view: CatalogueView;
  /** What others buy, for a list that is empty. */
  readonly bestSellers: readonly ListedProduct[];
}

interface CataloguePageRequest {
  readonly url: string;
  readonly pageNumber: string | undefined;
  /** Localised address of the list's first page. */
  readonly listPath: string;
  /** Where to look for best sellers when the list is empty. */
  readonly others: readonly ProductCard[];
  search(text: string): Promise<Found>;
}

/** One page of a list. @throws a 404 beyond its end, and a redirect from `…/page/1` to the list itself */
export async function loadCataloguePage(
  products: readonly ProductCard[],
  request: CataloguePageRequest,
): Promise<CataloguePageData> {
  const page = parsePageNumber(request.pageNumber);
  if (page === null) throw pageNotFound();
  const query = parseCatalogueQuery(new URL(request.url).searchParams, page);
  const found = query.search === '' ? NOTHING_FOUND : await request.search(query.search);
  const view = viewCatalogue(products, query, found);
  if (page > view.pageCount) throw pageNotFound();
  if (page === 1 && request.pageNumber !== undefined)
    throw redirect(request.listPath + printCatalogueQuery(view.query), 301);
  return { view, bestSellers: view.total > 0 ? [] : bestSellers(request.others, BEST_SELLERS).map(listed) };
}
