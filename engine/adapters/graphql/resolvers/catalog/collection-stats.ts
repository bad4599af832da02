import type { Product } from '#engine/domain/catalog/product.ts';
import { priceRange } from '#engine/domain/catalog/product-prices.ts';
import { globalAttributes } from '#engine/domain/catalog/taxonomies.ts';
import { shownPrice } from '#engine/domain/pricing/shown-price.ts';
import { productStockStatus } from '#engine/domain/stock/stock.ts';
import { MAX_CATALOG_PAGE_SIZE } from '../../connections/page-arguments.ts';
import type { Context } from '../../context/context.ts';
import type { CollectionSource, TermSource } from '../../context/sources.ts';
import { amountText, type PriceStyle } from '../../formats/money.ts';
import type {
  ProductTaxonomyEnum,
  Resolvers,
  RootQueryCollectionStatsArgs,
} from '../../generated/resolvers.generated.ts';
import { valuesOf } from '../inputs/input-values.ts';
import { attributeTerm, productCategory, productTag } from '../terms/term.ts';
import { productFilter } from './product-filter.ts';
import { STOCK_STATUSES } from './product-stock.ts';

/** All products of a list, and which statistics are requested of them. */
async function collectionOf(args: RootQueryCollectionStatsArgs, context: Context): Promise<CollectionSource> {
  const { rows } = await context.catalog.products({
    language: context.language,
    filter: await productFilter(args.where ?? {}, context, {}),
    order: [],
    page: { first: MAX_CATALOG_PAGE_SIZE },
  });
  return {
    products: rows,
    requested: {
      prices: args.calculatePriceRange ?? false,
      stars: args.calculateRatingCounts ?? false,
      stock: args.calculateStockStatusCounts ?? false,
    },
    taxonomies: valuesOf(args.taxonomies)?.map(({ taxonomy }) => taxonomy) ?? null,
  };
}

/** How often each value occurs, in the order of the values. */
function counted<T extends string | number>(values: readonly T[]): readonly (readonly [value: T, count: number])[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}

function extreme(which: 'min' | 'max') {
  return (
    { products, requested }: CollectionSource,
    { format }: { readonly format?: PriceStyle },
    { at, money, settings }: Context,
  ): string | null => {
    if (!requested.prices) return null;
    const prices = products.flatMap((product) => {
      const price = priceRange(product, at)?.[which];
      return price === undefined ? [] : shownPrice(price, product, settings);
    });
    return prices.length === 0 ? null : amountText(Math[which](...prices), format, money);
  };
}

interface Terms {
  readonly label: string;
  readonly of: (product: Product) => readonly TermSource[];
}

/** The terms of products in a taxonomy that shoppers filter by. */
function termsOf(taxonomy: string, labels: ReadonlyMap<string, string>): Terms | null {
  if (taxonomy === 'product_cat') return { label: 'Category', of: ({ categories }) => categories.map(productCategory) };
  if (taxonomy === 'product_tag') return { label: 'Tag', of: ({ tags }) => tags.map(productTag) };
  const slug = /^pa_(.+)$/.exec(taxonomy)?.[1];
  const label = slug === undefined ? undefined : labels.get(slug);
  if (slug === undefined || label === undefined) return null;
  const of = (product: Product) =>
    (globalAttributes(product).find((attribute) => attribute.slug === slug)?.terms ?? []).map((term) =>
      attributeTerm(slug, term),
    );
  return { label, of };
}

function countsOf(products: readonly Product[], taxonomy: ProductTaxonomyEnum, labels: ReadonlyMap<string, string>) {
  const name = taxonomy.toLowerCase();
  const terms = termsOf(name, labels);
  if (!terms) return [];
  const all = products.flatMap(terms.of);
  const byId = new Map(all.map((term) => [term.id, term]));
  const counts = counted(all.map(({ id }) => id)).flatMap(([id, count]) => {
    const node = byId.get(id);
    return node ? [{ termId: String(id), count, node }] : [];
  });
  return [{ label: terms.label, name, slug: taxonomy, terms: counts }];
}

export const collectionQueries: Pick<NonNullable<Resolvers['RootQuery']>, 'collectionStats'> = {
  collectionStats: (_root, args, context) => collectionOf(args, context),
};

export const collectionResolvers: Pick<Resolvers, 'CollectionStats'> = {
  CollectionStats: {
    attributeCounts: async ({ products, taxonomies }, _args, { loaders }) => {
      const labels = new Map((await loaders.attributes()).map(({ slug, label }) => [slug, label]));
      return taxonomies?.flatMap((taxonomy) => countsOf(products, taxonomy, labels)) ?? null;
    },
    maxPrice: extreme('max'),
    minPrice: extreme('min'),
    ratingCounts: ({ products, requested }) => {
      if (!requested.stars) return null;
      const stars = products.filter(({ reviewCount }) => reviewCount > 0).map(({ averageRating }) => averageRating);
      return counted(stars.map(Math.round)).map(([rating, count]) => ({ rating, count }));
    },
    stockStatusCounts: ({ products, requested }) => {
      if (!requested.stock) return null;
      const words = products.map((product) => STOCK_STATUSES[productStockStatus(product)]);
      return counted(words).map(([status, count]) => ({ status, count }));
    },
  },
};
