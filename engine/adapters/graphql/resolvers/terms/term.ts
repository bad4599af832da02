import { categoryPath } from '#contract/paths.ts';
import type { ArticleCategory } from '#engine/domain/articles/article.ts';
import type { AttributeTerm } from '#engine/domain/catalog/taxonomies.ts';
import type {
  ArticleCategorySource,
  ArticleTagSource,
  AttributeTermSource,
  ProductCategorySource,
  ProductTagSource,
  TermSource,
} from '../../context/sources.ts';
import { databaseId, globalId } from '../../formats/ids.ts';

/** Type of an attribute's terms: `viscosity` → `PaViscosity`. */
export const attributeTypeName = (attribute: string): string =>
  `Pa${attribute.charAt(0).toUpperCase()}${attribute.slice(1)}`;

const TYPES: Readonly<
  Record<
    string,
    'ProductCategory' | 'ProductTag' | 'Category' | 'Tag' | 'ProductType' | 'ShippingClass' | 'VisibleProduct'
  >
> = {
  product_type: 'ProductType',
  product_shipping_class: 'ShippingClass',
  product_visibility: 'VisibleProduct',
  product_tag: 'ProductTag',
  post_tag: 'Tag',
  product_cat: 'ProductCategory',
  category: 'Category',
};

/** Types of attribute terms are made at start-up, so no generated type knows their names. */
const unlistedType = (taxonomy: string) => attributeTypeName(taxonomy.replace(/^pa_/, '')) as 'ProductCategory';

export const termType = (taxonomy: string) => TYPES[taxonomy] ?? unlistedType(taxonomy);

/** Names that do not follow from the taxonomy's own. */
const ENUMS: Readonly<Record<string, string>> = {
  product_cat: 'PRODUCTCATEGORY',
  product_tag: 'PRODUCTTAG',
  post_tag: 'TAG',
  product_shipping_class: 'SHIPPINGCLASS',
  product_visibility: 'VISIBLEPRODUCT',
};

/** `pa_viscosity` → `PaViscosity`, `PAVISCOSITY`. */
export const taxonomyEnum = ({ taxonomy }: Pick<TermSource, 'taxonomy'>): string =>
  ENUMS[taxonomy] ?? taxonomy.replaceAll('_', '').toUpperCase();

export type IdType = 'DATABASE_ID' | 'ID' | 'NAME' | 'SLUG' | 'URI' | null | undefined;

export interface Named {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

export function findTerm<T extends Named>(terms: readonly T[], id: string, idType: IdType): T | undefined {
  if (idType === 'SLUG') return terms.find(({ slug }) => slug === id);
  if (idType === 'NAME') return terms.find(({ name }) => name === id);
  if (idType === 'URI') return terms.find(({ slug }) => categoryPath(slug) === id.replace(/\/$/, ''));
  return terms.find((term) => term.id === databaseId(id));
}

/** The fields every term has, whatever kind it is. */
export const termFields = {
  databaseId: ({ id }: TermSource) => id,
  id: ({ id }: TermSource) => globalId('term', id),
  name: ({ name }: TermSource) => name,
  slug: ({ slug }: TermSource) => slug,
  taxonomyName: ({ taxonomy }: TermSource) => taxonomy,
  termGroupId: () => 0,
  termTaxonomyId: ({ id }: TermSource) => id,
};

export const productCategory = ({
  id,
  slug,
  name,
}: Omit<ProductCategorySource, 'taxonomy'>): ProductCategorySource => ({
  taxonomy: 'product_cat',
  id,
  slug,
  name,
});

export const attributeTerm = (attribute: string, term: AttributeTerm): AttributeTermSource => ({
  ...term,
  taxonomy: `pa_${attribute}`,
});

export const articleCategory = ({ id, slug, name }: Omit<ArticleCategory, 'count'>): ArticleCategorySource => ({
  taxonomy: 'category',
  id,
  slug,
  name,
});

export const articleTag = ({ id, slug, name }: Omit<ArticleTagSource, 'taxonomy'>): ArticleTagSource => ({
  taxonomy: 'post_tag',
  id,
  slug,
  name,
});

export const productTag = ({ id, slug, name }: Omit<ProductTagSource, 'taxonomy'>): ProductTagSource => ({
  taxonomy: 'product_tag',
  id,
  slug,
  name,
});

/** Ids are unique within a taxonomy only. */
export const termKey = ({ taxonomy, id }: Pick<TermSource, 'taxonomy' | 'id'>): string => `${taxonomy}-${id}`;

interface FindArguments {
  readonly id: string;
  readonly idType?: IdType;
}

/** The term that a query names, as its source; null when there is none. */
export function findSource<T extends Named, Source>(
  terms: readonly T[],
  { id, idType }: FindArguments,
  toSource: (term: T) => Source,
): Source | null {
  const found = findTerm(terms, id, idType);
  return found ? toSource(found) : null;
}

/** How much is filed under the term. */
export const countOf = (terms: readonly { readonly id: number; readonly count: number }[], id: number): number =>
  terms.find((term) => term.id === id)?.count ?? 0;
