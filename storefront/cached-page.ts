import { choiceAttribute } from '#contract/inputs/cart-form.ts';
import { matchRoute } from '#contract/match-route.ts';
import type { RouteId } from '#contract/routes.ts';
import { parseCardIds, printCardIds } from './model/catalog/card-ids.ts';
import { parseCatalogQuery, printCatalogQuery } from './model/catalog/catalog-query.ts';
import { printArticleQuery, readArticleQuery } from './model/content/article-query.ts';
import { QUESTION_SEARCH, readQuestionSearch } from './model/content/find-questions.ts';
import { printChoice } from './model/product/choice.ts';
import { parseCompared, printCompared } from './model/product/compare.ts';
import { DOSE_PARAMETERS, doseParameters } from './model/product/dose.ts';
import { parseReviewQuery, REVIEW_PARAMETERS, withReviewQuery } from './model/product/reviews.ts';
import { suggestedText } from './model/search/suggestions.ts';

/**
 * Headers of a page that is the same for every visitor. The server caches it and drops it when one of its tags changes.
 * `Surrogate-Key` carries the tags to the page cache, not to the browser. A page without these headers is never cached.
 */
export const cachedPageHeaders = (...tags: readonly string[]): Headers =>
  new Headers({
    'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    'Surrogate-Key': tags.join(' '),
  });

const MAX_OPTIONS = 6;
/** Names and options of an attribute that a merchant typed into one product are no slugs: `Colour`, `Blue Sky`. */
const OPTION_TEXT = /^[^\p{Cc}\p{Cs}<>]{1,100}$/u;
/** Parameters of a product's page that are no options. */
const OTHERS: readonly string[] = [...Object.values(DOSE_PARAMETERS), ...Object.values(REVIEW_PARAMETERS)];
/** Parameters that advertisements, newsletters and links shared from an app add; no attribute has such a name. */
const TRACKING_PARAMETER =
  /^(?:utm_\w*|gad_\w*|_hs\w*|mc_[ce]id|_g[al]|_kx|_[rt]|(?:g|d|fb|tt|tw|y)clid|msclkid|[gw]braid|igsh(?:id)?|mibextid|srsltid|epik|ScCid|li_fat_id)$/;

/** Options of a buy form that was sent by GET, under the names of their attributes. */
const postedOptions = (parameters: URLSearchParams): readonly (readonly [name: string, value: string])[] =>
  [...parameters].flatMap(([field, value]) => {
    const attribute = choiceAttribute(field);
    return attribute === null ? [] : [[attribute, value] as const];
  });

/** The chosen options, and the habits that the dose helper counts with. */
function optionsQuery(parameters: URLSearchParams): string {
  const posted = postedOptions(parameters);
  const options = (posted.length > 0 ? [...posted] : [...parameters])
    .filter(([name, value]) => OPTION_TEXT.test(name) && OPTION_TEXT.test(value) && !TRACKING_PARAMETER.test(name))
    .filter(([name]) => !OTHERS.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MAX_OPTIONS);
  const all = [...options, ...doseParameters(parameters)];
  return all.length > 0 ? `?${printChoice(Object.fromEntries(all))}` : '';
}

/** A page of a product: what is chosen of it, and which of its reviews are shown. */
function productQuery(parameters: URLSearchParams): string {
  const query = withReviewQuery(new URLSearchParams(optionsQuery(parameters)), parseReviewQuery(parameters));
  return query.size > 0 ? `?${query}` : '';
}

const listQuery = (parameters: URLSearchParams): string => printCatalogQuery(parseCatalogQuery(parameters));

const articleQuery = (parameters: URLSearchParams): string => printArticleQuery(readArticleQuery(parameters));

function questionQuery(parameters: URLSearchParams): string {
  const search = readQuestionSearch(parameters.get(QUESTION_SEARCH));
  return search === '' ? '' : `?${new URLSearchParams({ [QUESTION_SEARCH]: search })}`;
}

const suggestionsQuery = (parameters: URLSearchParams): string => {
  const text = suggestedText(parameters);
  return text === '' ? '' : `?q=${encodeURIComponent(text)}`;
};

/** Of pages that depend on their query. All others ignore it. */
const QUERY_READERS: Partial<Readonly<Record<RouteId, (parameters: URLSearchParams) => string>>> = {
  products: listQuery,
  productsPage: listQuery,
  category: listQuery,
  categoryPage: listQuery,
  articles: articleQuery,
  faq: questionQuery,
  suggestions: suggestionsQuery,
  productCards: (parameters) => printCardIds(parseCardIds(parameters)),
  compare: (parameters) => printCompared(parseCompared(parameters)),
  product: productQuery,
};

/** Name the parts of a page that the router's script loads. */
export const ROUTER_PARAMETERS = ['_routes', 'index'];

function withRouterParameters(query: string, parameters: URLSearchParams): string {
  const own = ROUTER_PARAMETERS.flatMap((name) =>
    parameters.getAll(name).map((value) => `${name}=${encodeURIComponent(value)}`),
  );
  return own.length > 0 ? `${query === '' ? '?' : `${query}&`}${own.join('&')}` : query;
}

/**
 * The cache key of a page that is the same for everybody. Addresses that show the same become one, whatever the order of
 * their parameters and whatever parameters others have added.
 */
export function cachedPageAddress(target: string): string {
  const start = target.indexOf('?');
  if (start < 0) return target;
  const path = target.slice(0, start);
  const parameters = new URLSearchParams(target.slice(start));
  const isData = path.endsWith('.data');
  const query = QUERY_READERS[matchRoute(path).id]?.(parameters) ?? '';
  return path + (isData ? withRouterParameters(query, parameters) : query);
}
