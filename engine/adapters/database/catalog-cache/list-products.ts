import type { Product } from '#engine/domain/catalog/product.ts';
import { termCounter } from '#engine/domain/catalog/product-counts.ts';
import type { Attribute, Category } from '#engine/domain/catalog/taxonomies.ts';
import { ancestryOf } from '#engine/domain/search/category-ancestry.ts';
import { type ProductListing, toListing } from '#engine/domain/search/listing.ts';
import type { InSteps } from '#engine/domain/search/posting-lists.ts';
import type { CatalogIndex } from './catalog-index.ts';

interface Taxonomies {
  readonly categories: readonly Category[];
  readonly attributes: readonly Attribute[];
}

type ListProducts = (products: readonly Product[]) => InSteps<readonly ProductListing[]>;

/** Products that are the same objects as before keep their listings: taking thousands of texts apart takes its time. */
export function productLister({ categories, attributes }: Taxonomies, before: CatalogIndex | null): ListProducts {
  const reusable = before && isSameTree(before.categories, categories) ? before.listings : null;
  const [ancestry, withCounts] = [ancestryOf(categories), termCounter(attributes)];
  return function* list(products) {
    const listings: ProductListing[] = [];
    for (const read of products) {
      const product = withCounts(read);
      const listing = reusable?.get(product.id);
      listings.push(listing?.product === product ? listing : toListing(product, ancestry));
      yield;
    }
    return listings;
  };
}

const isSameTree = (before: readonly Category[], now: readonly Category[]): boolean =>
  before.length === now.length &&
  before.every(({ id, slug, parentId }, place) => {
    const other = now[place];
    return other?.id === id && other.slug === slug && other.parentId === parentId;
  });
