import type { Product } from '#engine/domain/catalog/product.ts';
import { listConnection } from '../../connections/connection.ts';
import type { PageArguments } from '../../connections/page-arguments.ts';
import type { Context } from '../../context.ts';
import type { TermSource } from '../../sources.ts';
import { derivedTerms } from './derived-terms.ts';
import {
  attributeTerm,
  filterTerms,
  productCategory,
  productTag,
  type TermFacts,
  type TermWhere,
  taxonomyEnum,
  termKey,
} from './terms.ts';

const keyOf = ({ id }: { readonly id: number }) => id;

type TermArguments<W> = PageArguments & { readonly where?: W | null | undefined };

/** The categories of a product, the main one first unless another order is asked for. */
export function productShelves(product: Product, args: TermArguments<TermWhere>, { reads }: Context) {
  const { where } = args;
  if (!where) return listConnection(product.categories.map(productCategory), args, { keyOf });
  const ids = product.categories.map(({ id }) => id);
  return reads
    .categories()
    .then((all) => all.filter(({ id }) => ids.includes(id)))
    .then((own) => listConnection(filterTerms(own, where).map(productCategory), args, { keyOf }));
}

/** The tags of a product, in the merchant's order unless another one is asked for. */
export async function productTags(product: Product, args: TermArguments<TermWhere>, { reads }: Context) {
  const { where } = args;
  const own = where ? await countedTags(product, reads) : product.tags;
  return listConnection((where ? filterTerms(own, where) : own).map(productTag), args, { keyOf });
}

async function countedTags({ tags }: Product, reads: Context['reads']) {
  const ids = tags.map(({ id }) => id);
  return (await reads.productTags()).filter(({ id }) => ids.includes(id));
}

type Taxonomies = { readonly taxonomies?: readonly (string | null | undefined)[] | null | undefined };

/** Categories, tags and attribute terms of a product in one list. */
export function productTerms(product: Product, args: TermArguments<TermWhere & Taxonomies>, { reads }: Context) {
  const { where } = args;
  const terms: readonly (TermSource & TermFacts)[] = [...product.tags.map(productTag), ...attributeTerms(product)];
  if (!where)
    return listConnection<TermSource>([...product.categories.map(productCategory), ...terms], args, { keyOf: termKey });
  const ids = product.categories.map(({ id }) => id);
  return reads.categories().then((all) => {
    const shelves = all
      .filter(({ id }) => ids.includes(id))
      .map((one) => ({ ...one, taxonomy: 'product_cat' as const }));
    const { taxonomies } = where;
    const derived = taxonomies ? derivedTerms(product) : [];
    const named = [...shelves, ...terms, ...derived].filter((term) => taxonomies?.includes(taxonomyEnum(term)) ?? true);
    return listConnection<TermSource>(filterTerms(named, where), args, { keyOf: termKey });
  });
}

const attributeTerms = ({ attributes }: Product) =>
  attributes.flatMap(({ slug, terms }) => terms.map((term) => attributeTerm(slug, term)));
