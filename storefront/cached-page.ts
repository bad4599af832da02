import { choiceAttribute } from '#contract/inputs/cart-form.ts';
import { parseCatalogueQuery, printCatalogueQuery } from './model/catalogue-query.ts';
import { printChoice } from './model/choice.ts';

/**
 * Headers of a page that is the same for every visitor. The server keeps it ready-made and drops it when one of its
 * tags changes; `Surrogate-Key` carries them so far and no further. A page without these headers is never kept.
 */
export const cachedPageHeaders = (...tags: readonly string[]): Headers =>
  new Headers({
    'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    'Surrogate-Key': tags.join(' '),
  });

/** `4l`, `sae-5w-30`: what an option of a product is called in an address. */
const SLUG = /^[\p{Letter}\p{Number}_-]{1,100}$/u;
const MAX_OPTIONS = 6;
/** What advertisements hang on to an address; no attribute is called so. */
const TRACKING_PARAMETER = /^(?:utm_\w*|mc_[ce]id|_g[al]|(?:g|d|fb|tt|tw|y)clid|msclkid|[gw]braid|igshi?d|srsltid)$/;

/** Of a buy form that asks for an address: the options under their own names. */
const postedOptions = (parameters: URLSearchParams): readonly (readonly [name: string, value: string])[] =>
  [...parameters].flatMap(([field, value]) => {
    const attribute = choiceAttribute(field);
    return attribute === null ? [] : [[attribute, value] as const];
  });

function optionsQuery(parameters: URLSearchParams): string {
  const posted = postedOptions(parameters);
  const options = (posted.length > 0 ? [...posted] : [...parameters])
    .filter(([name, value]) => SLUG.test(name) && SLUG.test(value) && !TRACKING_PARAMETER.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MAX_OPTIONS);
  return options.length > 0 ? `?${printChoice(Object.fromEntries(options))}` : '';
}

const listQuery = (parameters: URLSearchParams): string => printCatalogueQuery(parseCatalogueQuery(parameters));

/** Of the pages that show something else for another query; what is not here is the same for every query. */
const QUERY_READERS: readonly (readonly [RegExp, (parameters: URLSearchParams) => string])[] = [
  [/^(?:\/(?:id|en))?\/(?:products|product-category\/[^/]+)(?:\/page\/\d+)?\/?$/, listQuery],
  [/^(?:\/(?:id|en))?\/product\/[^/]+\/?$/, optionsQuery],
];

/** Which parts of a page its script asks for. */
const ROUTER_PARAMETERS = ['_routes', 'index'];

function withRouters(query: string, parameters: URLSearchParams): string {
  const own = ROUTER_PARAMETERS.flatMap((name) =>
    parameters.getAll(name).map((value) => `${name}=${encodeURIComponent(value)}`),
  );
  return own.length > 0 ? `${query === '' ? '?' : `${query}&`}${own.join('&')}` : query;
}

/**
 * The address of a page that is the same for everybody: two addresses that show the same become one, whatever order their
 * parameters stand in and whatever others have hung on to them.
 */
export function cachedPageAddress(target: string): string {
  const start = target.indexOf('?');
  if (start < 0) return target;
  const path = target.slice(0, start);
  const parameters = new URLSearchParams(target.slice(start));
  const isData = path.endsWith('.data');
  const page = isData ? path.slice(0, -'.data'.length) : path;
  const query = QUERY_READERS.find(([pages]) => pages.test(page))?.[1](parameters) ?? '';
  return path + (isData ? withRouters(query, parameters) : query);
}
