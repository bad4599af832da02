import { LIMITS } from '#contract/limits.ts';
import { PATHS } from '#contract/paths.ts';
import { mayBeSlug } from '../address-slug.ts';
import type { Product } from './product.ts';

/** The query parameter of compared products, and so the field of forms that add one. */
export const COMPARED = 'products';

/** Slugs of products side by side: none twice, and no more than fit. */
export const comparedSlugs = (slugs: readonly string[]): readonly string[] =>
  [...new Set(slugs)].filter((slug) => mayBeSlug(slug)).slice(0, LIMITS.comparedProducts);

/** A form repeats the parameter for each product, an address has them comma-separated. */
export const parseCompared = (parameters: URLSearchParams): readonly string[] =>
  comparedSlugs(parameters.getAll(COMPARED).flatMap((value) => value.split(',')));

/** `''` or `?products=a,b`. */
export const printCompared = (slugs: readonly string[]): string =>
  slugs.length > 0 ? `?${COMPARED}=${slugs.map(encodeURIComponent).join(',')}` : '';

export const comparePath = (slugs: readonly string[]): string => PATHS.compare + printCompared(slugs);

/** One property of all compared products, in their order; null where a product does not have it. */
export interface ComparedRow {
  readonly label: string;
  readonly values: readonly (string | null)[];
}

type Compared = Pick<Product, 'attributes' | 'specifications'>;

const propertiesOf = ({ attributes, specifications }: Compared): ReadonlyMap<string, string> =>
  new Map([
    ...attributes
      .filter(({ options }) => options.length > 0)
      .map(({ label, options }) => [label, options.map(({ name }) => name).join(', ')] as const),
    ...specifications,
  ]);

/** Grades, sizes, standards and all other properties: those that differ, and those that are the same of all. */
export function comparedRows(products: readonly Compared[]): {
  readonly different: readonly ComparedRow[];
  readonly same: readonly ComparedRow[];
} {
  const properties = products.map(propertiesOf);
  const labels = [...new Set(properties.flatMap((own) => [...own.keys()]))];
  const rows = labels.map((label) => ({ label, values: properties.map((own) => own.get(label) ?? null) }));
  const isSame = ({ values }: ComparedRow) => products.length > 1 && new Set(values).size === 1;
  return { different: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) };
}
