import { categoryPath } from '#contract/paths.ts';
import type { Category } from '#engine/domain/catalog/category.ts';
import type { TaxonomyCondition } from '#engine/domain/search/product-query.ts';
import { listConnection } from '../../connections/connection.ts';
import type { Context } from '../../context.ts';
import { databaseId, globalId } from '../../formats/global-id.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import type { ArticleCategorySource, DerivedTermSource, ProductCategorySource, TermSource } from '../../sources.ts';
import { postsPage } from '../articles/post-list.ts';
import { derivedTermsOfShop } from './derived-terms.ts';
import { productsPage } from './product-list.ts';
import {
  articleCategory,
  articleTag,
  attributeTerm,
  filterTerms,
  productCategory,
  productTag,
  type TermFacts,
  taxonomyEnum,
  termKey,
} from './terms.ts';

/** Type of an attribute's terms: `viscosity` → `PaViscosity`. */
export const attributeTypeName = (attribute: string): string =>
  `Pa${attribute.charAt(0).toUpperCase()}${attribute.slice(1)}`;

const keyOf = ({ id }: { readonly id: number }) => id;

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

const derivedTermFields = {
  ...termFields,
  count: async ({ slug, taxonomy }: DerivedTermSource, _args: unknown, context: Context) =>
    (await derivedTermsOfShop(context)).find((term) => term.slug === slug && term.taxonomy === taxonomy)?.count ?? 0,
  description: () => null,
  link: () => null,
  uri: () => null,
};

const categoryOf = ({ id }: ProductCategorySource, { reads }: Context) => reads.category(id);

const countIn = (terms: readonly { readonly id: number; readonly count: number }[], id: number): number =>
  terms.find((term) => term.id === id)?.count ?? 0;

async function parentOf(source: ProductCategorySource, context: Context): Promise<Category | null> {
  const category = await categoryOf(source, context);
  return category?.parentId ? context.reads.category(category.parentId) : null;
}

async function ancestorsOf(source: ProductCategorySource, context: Context): Promise<readonly ProductCategorySource[]> {
  const parent = await parentOf(source, context);
  return parent ? [productCategory(parent), ...(await ancestorsOf(productCategory(parent), context))] : [];
}

export const termResolvers: Pick<
  Resolvers,
  | 'TermNode'
  | 'ProductCategory'
  | 'Category'
  | 'Tag'
  | 'ProductTag'
  | 'ProductType'
  | 'ShippingClass'
  | 'VisibleProduct'
> = {
  TermNode: {
    __resolveType: ({ taxonomy }) => termType(taxonomy),
  },
  ProductCategory: {
    ...termFields,
    ancestors: async (source, args, context) => listConnection(await ancestorsOf(source, context), args, { keyOf }),
    children: async ({ id }, args, { reads }) => {
      const children = (await reads.categories()).filter(({ parentId }) => parentId === id);
      return listConnection(filterTerms(children, args.where ?? {}).map(productCategory), args, { keyOf });
    },
    count: async (source, _args, context) => (await categoryOf(source, context))?.count ?? 0,
    description: async (source, _args, context) => (await categoryOf(source, context))?.description || null,
    display: () => 'DEFAULT',
    image: async (source, _args, context) => (await categoryOf(source, context))?.picture ?? null,
    link: ({ slug }, _args, { site }) => site.baseUrl + categoryPath(slug),
    menuOrder: async (source, _args, context) => (await categoryOf(source, context))?.order ?? null,
    parent: async (source, _args, context) => {
      const parent = await parentOf(source, context);
      return parent && { cursor: null, node: productCategory(parent) };
    },
    parentDatabaseId: async (source, _args, context) => (await categoryOf(source, context))?.parentId ?? null,
    parentId: async (source, _args, context) => {
      const parent = await parentOf(source, context);
      return parent && globalId('term', parent.id);
    },
    products: ({ slug }, args, context) => productsPage(args, context, { taxonomy: filedUnder('product_cat', slug) }),
    uri: ({ slug }) => categoryPath(slug),
  },
  Category: {
    ...termFields,
    children: (_source, args) => listConnection<ArticleCategorySource>([], args),
    count: async ({ id }, _args, { reads }) => countIn(await reads.articleCategories(), id),
    description: () => null,
    link: () => null,
    parent: () => null,
    parentDatabaseId: () => null,
    parentId: () => null,
    posts: ({ slug }, args, context) => postsPage(args, context, { categories: [slug] }),
    uri: () => null,
  },
  Tag: {
    ...termFields,
    count: async ({ id }, _args, { reads }) => countIn(await reads.articleTags(), id),
    description: () => null,
    link: () => null,
    posts: ({ slug }, args, context) => postsPage(args, context, { tags: [slug] }),
    uri: () => null,
  },
  ProductType: derivedTermFields,
  ShippingClass: derivedTermFields,
  VisibleProduct: derivedTermFields,
  ProductTag: {
    ...termFields,
    count: async ({ id }, _args, { reads }) => countIn(await reads.productTags(), id),
    description: () => null,
    link: () => null,
    products: ({ slug }, args, context) => productsPage(args, context, { taxonomy: filedUnder('product_tag', slug) }),
    uri: () => null,
  },
};

const filedUnder = (taxonomy: string, slug: string): TaxonomyCondition => ({ taxonomy, operator: 'in', terms: [slug] });

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

export const termQueries: Pick<
  NonNullable<Resolvers['RootQuery']>,
  | 'productCategories'
  | 'productCategory'
  | 'productTags'
  | 'productTag'
  | 'categories'
  | 'category'
  | 'tags'
  | 'tag'
  | 'terms'
> = {
  productCategories: async (_root, args, { reads }) =>
    listConnection(filterTerms(await reads.categories(), args.where ?? {}).map(productCategory), args, { keyOf }),
  productCategory: async (_root, { id, idType }, { reads }) => {
    const found = findTerm(await reads.categories(), id, idType);
    return found ? productCategory(found) : null;
  },
  categories: async (_root, args, { reads }) =>
    listConnection(filterTerms(await reads.articleCategories(), args.where ?? {}).map(articleCategory), args, {
      keyOf,
    }),
  category: async (_root, { id, idType }, { reads }) => {
    const found = findTerm(await reads.articleCategories(), id, idType);
    return found ? articleCategory(found) : null;
  },
  productTags: async (_root, args, { reads }) =>
    listConnection(filterTerms(await reads.productTags(), args.where ?? {}).map(productTag), args, { keyOf }),
  productTag: async (_root, { id, idType }, { reads }) => {
    const found = findTerm(await reads.productTags(), id, idType);
    return found ? productTag(found) : null;
  },
  tags: async (_root, args, { reads }) =>
    listConnection(filterTerms(await reads.articleTags(), args.where ?? {}).map(articleTag), args, { keyOf }),
  tag: async (_root, { id, idType }, { reads }) => {
    const found = findTerm(await reads.articleTags(), id, idType);
    return found ? articleTag(found) : null;
  },
  terms: async (_root, args, context) =>
    listConnection<TermSource>(filterTerms(await termsOf(args.where?.taxonomies, context), args.where ?? {}), args, {
      keyOf: termKey,
    }),
};

type IdType = 'DATABASE_ID' | 'ID' | 'NAME' | 'SLUG' | 'URI' | null | undefined;

interface Named {
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

const DERIVED: readonly string[] = ['PRODUCTTYPE', 'SHIPPINGCLASS', 'VISIBLEPRODUCT'];

/** Terms of these taxonomies, of all when none is named. */
async function termsOf(
  taxonomies: readonly (string | null | undefined)[] | null | undefined,
  context: Context,
): Promise<readonly (TermSource & TermFacts)[]> {
  const { reads } = context;
  const [shelves, tags, articles, articleTags, attributes] = await Promise.all([
    reads.categories(),
    reads.productTags(),
    reads.articleCategories(),
    reads.articleTags(),
    reads.attributes(),
  ]);
  const all: readonly (TermSource & TermFacts)[] = [
    ...shelves.map((category) => ({ ...category, taxonomy: 'product_cat' as const })),
    ...tags.map((tag) => ({ ...tag, taxonomy: 'product_tag' as const })),
    ...articles.map((category) => ({ ...category, taxonomy: 'category' as const })),
    ...articleTags.map((tag) => ({ ...tag, taxonomy: 'post_tag' as const })),
    ...attributes.flatMap(({ slug, terms }) => terms.map((term) => attributeTerm(slug, term))),
  ];
  if (!taxonomies) return all;
  const derived = taxonomies.some((name) => DERIVED.includes(name ?? '')) ? await derivedTermsOfShop(context) : [];
  return [...all, ...derived].filter((term) => taxonomies.includes(taxonomyEnum(term)));
}
