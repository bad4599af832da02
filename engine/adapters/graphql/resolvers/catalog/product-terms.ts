import type { Product } from '#engine/domain/catalog/product.ts';
import { globalAttributes } from '#engine/domain/catalog/taxonomies.ts';
import { listConnection } from '../../connections/connection.ts';
import { MAX_CATALOG_PAGE_SIZE } from '../../connections/page-arguments.ts';
import type { Context } from '../../context/context.ts';
import type { DerivedTermSource, TermSource } from '../../context/sources.ts';
import { slugNumber } from '../../formats/ids.ts';
import { type Many, valuesOf } from '../inputs/input-values.ts';
import { attributeTerm, productCategory, productTag, taxonomyEnum, termKey } from '../terms/term.ts';
import { filterTerms, type TermArguments, type TermFacts, type TermWhere, termsOfOwner } from '../terms/term-list.ts';

/** The categories of a product, the main one first unless another order is requested. */
export const productCategories = ({ categories }: Product, args: TermArguments, { loaders }: Context) =>
  termsOfOwner({ terms: categories, all: () => loaders.categories(), toSource: productCategory }, args);

/** The tags of a product, in the merchant's order unless another one is requested. */
export const productTags = ({ tags }: Product, args: TermArguments, { loaders }: Context) =>
  termsOfOwner({ terms: tags, all: () => loaders.productTags(), toSource: productTag }, args);

type Taxonomies = { readonly taxonomies?: Many<string> };

/** Categories, tags and attribute terms of a product in one list. */
export function productTerms(product: Product, args: TermArguments<TermWhere & Taxonomies>, { loaders }: Context) {
  const { where } = args;
  const terms: readonly (TermSource & TermFacts)[] = [...product.tags.map(productTag), ...attributeTerms(product)];
  if (!where)
    return listConnection<TermSource>([...product.categories.map(productCategory), ...terms], args, { keyOf: termKey });
  const ids = product.categories.map(({ id }) => id);
  return loaders.categories().then((all) => {
    const categories = all
      .filter(({ id }) => ids.includes(id))
      .map((one) => ({ ...one, taxonomy: 'product_cat' as const }));
    const taxonomies = valuesOf(where.taxonomies);
    const derived = taxonomies ? derivedTerms(product) : [];
    const named = [...categories, ...terms, ...derived].filter(
      (term) => taxonomies?.includes(taxonomyEnum(term)) ?? true,
    );
    return listConnection<TermSource>(filterTerms(named, where), args, { keyOf: termKey });
  });
}

const attributeTerms = (product: Product) =>
  globalAttributes(product).flatMap(({ slug, terms }) => terms.map((term) => attributeTerm(slug, term)));

type Taxonomy = DerivedTermSource['taxonomy'];

const TAXONOMIES = {
  product_type: ({ kind }: Product) => [kind],
  product_shipping_class: ({ shippingClass }: Product) => (shippingClass === null ? [] : [shippingClass]),
  /** Without where it is hidden from, which is not public. */
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

/** Terms that follow from the product itself: its type, shipping class and visibility. */
const derivedTerms = (product: Product): readonly DerivedTermSource[] =>
  NAMES.flatMap((taxonomy) => TAXONOMIES[taxonomy](product).map((slug) => termOf(taxonomy, slug)));

const page = (taxonomy: Taxonomy) => (product: Product, args: TermArguments) => {
  const terms = TAXONOMIES[taxonomy](product).map((slug) => termOf(taxonomy, slug));
  // None is empty: the product has it.
  const matching = args.where ? filterTerms(terms, { ...args.where, hideEmpty: false }) : terms;
  return listConnection(matching, args, { keyOf: ({ id }) => id });
};

export const derivedTermLists = {
  productTypes: page('product_type'),
  shippingClasses: page('product_shipping_class'),
  visibleProducts: page('product_visibility'),
};

const known = new WeakMap<Context, Promise<readonly DerivedTermSource[]>>();

/** Those of all published products, with how many have each. An operation counts once, however many terms it lists. */
export function derivedTermsOfShop(context: Context): Promise<readonly DerivedTermSource[]> {
  const terms = known.get(context) ?? countDerivedTerms(context);
  known.set(context, terms);
  return terms;
}

async function countDerivedTerms({ catalog, language }: Context): Promise<readonly DerivedTermSource[]> {
  const { rows } = await catalog.products({
    language,
    filter: {},
    order: [{ by: 'date', direction: 'ascending' }],
    page: { first: MAX_CATALOG_PAGE_SIZE },
  });
  const filed = Map.groupBy(rows.flatMap(derivedTerms), ({ taxonomy, slug }) => `${taxonomy}:${slug}`);
  return [...filed.values()].flatMap((same) => same.slice(0, 1).map((term) => ({ ...term, count: same.length })));
}
