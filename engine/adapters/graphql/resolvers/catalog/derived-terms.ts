import type { Product } from '#engine/domain/catalog/product.ts';
import { listConnection } from '../../connections/connection.ts';
import { type PageArguments, WHOLE_CATALOGUE } from '../../connections/page-arguments.ts';
import type { Context } from '../../context.ts';
import { slugNumber } from '../../formats/slug-number.ts';
import type { DerivedTermSource } from '../../sources.ts';

type Taxonomy = DerivedTermSource['taxonomy'];

const TAXONOMIES = {
  product_type: ({ kind }: Product) => [kind],
  product_shipping_class: ({ shippingClass }: Product) => (shippingClass === null ? [] : [shippingClass]),
  /** Where a product is hidden from is the shop's own business. */
  product_visibility: ({ featured, averageRating }: Product) => [
    ...(featured ? ['featured'] : []),
    ...(averageRating > 0 ? [`rated-${Math.round(averageRating)}`] : []),
  ],
} as const satisfies Record<Taxonomy, (product: Product) => readonly string[]>;

const NAMES = Object.keys(TAXONOMIES) as Taxonomy[];

const termOf = (taxonomy: Taxonomy, slug: string): DerivedTermSource => ({
  taxonomy,
  id: slugNumber(slug),
  slug,
  name: slug,
});

/** What a product is filed under by what it is. */
export const derivedTerms = (product: Product): readonly DerivedTermSource[] =>
  NAMES.flatMap((taxonomy) => TAXONOMIES[taxonomy](product).map((slug) => termOf(taxonomy, slug)));

const page = (taxonomy: Taxonomy) => (product: Product, args: PageArguments) =>
  listConnection(
    TAXONOMIES[taxonomy](product).map((slug) => termOf(taxonomy, slug)),
    args,
    { keyOf: ({ id }) => id },
  );

export const derivedTermLists = {
  productTypes: page('product_type'),
  shippingClasses: page('product_shipping_class'),
  visibleProducts: page('product_visibility'),
};

/** Those of all published products, with how many are filed under each. */
export async function derivedTermsOfShop({ catalog, language }: Context): Promise<readonly DerivedTermSource[]> {
  const { rows } = await catalog.products({
    language,
    filter: {},
    order: [{ by: 'date', direction: 'ascending' }],
    page: { first: WHOLE_CATALOGUE },
  });
  const filed = Map.groupBy(rows.flatMap(derivedTerms), ({ taxonomy, slug }) => `${taxonomy}:${slug}`);
  return [...filed.values()].flatMap((same) => same.slice(0, 1).map((term) => ({ ...term, count: same.length })));
}
