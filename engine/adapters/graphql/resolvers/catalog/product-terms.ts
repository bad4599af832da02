import type { Product } from '#engine/domain/catalog/product.ts';
import { listConnection } from '../../connections/connection.ts';
import type { Context } from '../../context.ts';
import type { TermSource } from '../../sources.ts';
import { derivedTerms } from './derived-terms.ts';
import { filterTerms, type TermFacts, type TermWhere } from './terms/term-filter.ts';
import { ownTermPage, type TermArguments } from './terms/term-page.ts';
import { attributeTerm, productCategory, productTag, termKey } from './terms/term-sources.ts';
import { taxonomyEnum } from './terms/term-types.ts';

/** The categories of a product, the main one first unless another order is asked for. */
export const productCategories = ({ categories }: Product, args: TermArguments, { reads }: Context) =>
  ownTermPage({ terms: categories, all: () => reads.categories(), toSource: productCategory }, args);

/** The tags of a product, in the merchant's order unless another one is asked for. */
export const productTags = ({ tags }: Product, args: TermArguments, { reads }: Context) =>
  ownTermPage({ terms: tags, all: () => reads.productTags(), toSource: productTag }, args);

type Taxonomies = { readonly taxonomies?: readonly (string | null | undefined)[] | null | undefined };

/** Categories, tags and attribute terms of a product in one list. */
export function productTerms(product: Product, args: TermArguments<TermWhere & Taxonomies>, { reads }: Context) {
  const { where } = args;
  const terms: readonly (TermSource & TermFacts)[] = [...product.tags.map(productTag), ...attributeTerms(product)];
  if (!where)
    return listConnection<TermSource>([...product.categories.map(productCategory), ...terms], args, { keyOf: termKey });
  const ids = product.categories.map(({ id }) => id);
  return reads.categories().then((all) => {
    const categories = all
      .filter(({ id }) => ids.includes(id))
      .map((one) => ({ ...one, taxonomy: 'product_cat' as const }));
    const { taxonomies } = where;
    const derived = taxonomies ? derivedTerms(product) : [];
    const named = [...categories, ...terms, ...derived].filter(
      (term) => taxonomies?.includes(taxonomyEnum(term)) ?? true,
    );
    return listConnection<TermSource>(filterTerms(named, where), args, { keyOf: termKey });
  });
}

const attributeTerms = ({ attributes }: Product) =>
  attributes.flatMap(({ slug, terms }) => terms.map((term) => attributeTerm(slug, term)));
