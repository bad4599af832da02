import type { Product } from '#engine/domain/catalog/product.ts';
import { termCounter } from '#engine/domain/catalog/product-counts.ts';
import type { Attribute, Category } from '#engine/domain/catalog/taxonomies.ts';
import type { Translated } from '#engine/domain/language.ts';
import { ancestryOf } from '#engine/domain/search/category-ancestry.ts';
import { type ProductListing, toListing } from '#engine/domain/search/listing.ts';
import type { InSteps } from '#engine/domain/search/postings/posting-lists.ts';
import type { WordNumbers } from '#engine/domain/search/words/word-numbers.ts';
import type { CatalogIndex } from './catalog-index.ts';

interface Taxonomies {
  readonly categories: readonly Category[];
  readonly attributes: readonly Attribute[];
}

type ListProducts = (products: Translated<readonly Product[]>) => InSteps<Translated<readonly ProductListing[]>>;

/** The same products in both languages, in the same order, share what has no language. */
export function productLister(
  taxonomies: Translated<Taxonomies>,
  { before, numbers }: { readonly before: Translated<CatalogIndex> | null; readonly numbers: WordNumbers },
): ListProducts {
  const inIndonesian = lister({ ...taxonomies.id, numbers }, before?.id);
  const inEnglish = lister({ ...taxonomies.en, numbers }, before?.en);
  return function* list(products) {
    const id: ProductListing[] = [];
    for (const product of products.id) {
      id.push(inIndonesian(product));
      yield;
    }
    const en: ProductListing[] = [];
    for (const [place, product] of products.en.entries()) {
      en.push(inEnglish(product, id[place]));
      yield;
    }
    return { id, en };
  };
}

/** A product that is the same object as before keeps its listing: taking thousands of texts apart takes its time. */
function lister(
  { categories, attributes, numbers }: Taxonomies & { readonly numbers: WordNumbers },
  before: CatalogIndex | undefined,
) {
  const reusable = before && isSameTree(before.categories, categories) ? before.listings : null;
  const [ancestry, withCounts] = [ancestryOf(categories), termCounter(attributes)];
  return (read: Product, twin?: ProductListing): ProductListing => {
    const product = withCounts(read);
    const listing = reusable?.get(product.id);
    return listing?.product === product ? listing : toListing(product, { numbers, ancestry, twin });
  };
}

const isSameTree = (before: readonly Category[], now: readonly Category[]): boolean =>
  before.length === now.length &&
  before.every(({ id, slug, parentId }, place) => {
    const other = now[place];
    return other?.id === id && other.slug === slug && other.parentId === parentId;
  });
