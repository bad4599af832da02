import type { Product } from '#engine/domain/catalog/product.ts';
import type { Context } from '../context/context.ts';
import type { FoundSource, ProductSource, TermSource } from '../context/sources.ts';
import { databaseId, typeInId } from '../formats/ids.ts';
import type { Resolvers } from '../generated/resolvers.generated.ts';
import { PRODUCT_TYPES } from './catalog/product.ts';
import { variationWith } from './catalog/variations.ts';
import { articleCategory, articleTag, attributeTerm, productCategory, productTag, termType } from './terms/term.ts';

type Find = (id: number, context: Context) => Promise<FoundSource | null>;

/** How the page of a path is found, by the first part of the path. */
const PAGES: Readonly<Record<string, (slug: string, context: Context) => Promise<FoundSource | null>>> = {
  product: (slug, { catalog, language }) => catalog.product({ slug }, language),
  article: (slug, { catalog, language }) => catalog.article({ slug }, language),
  'product-category': async (slug, { loaders }) => {
    const found = (await loaders.categories()).find((one) => one.slug === slug);
    return found ? productCategory(found) : null;
  },
};

async function productOrVariation(id: number, { catalog, language }: Context): Promise<ProductSource | null> {
  const [family]: readonly (Product | undefined)[] = await catalog.productsByIds([id], language);
  if (!family || family.id === id) return family ?? null;
  const found = variationWith(family, id);
  return found?.variation.published ? found : null;
}

async function termOf(id: number, { loaders }: Context): Promise<TermSource | null> {
  const is = (term: { readonly id: number }) => term.id === id;
  const [category, tag] = [(await loaders.categories()).find(is), (await loaders.productTags()).find(is)];
  if (category || tag) return category ? productCategory(category) : tag ? productTag(tag) : null;
  for (const { slug, terms } of await loaders.attributes()) {
    const term = terms.find(is);
    if (term) return attributeTerm(slug, term);
  }
  const [articleCategoryFound, articleTagFound] = [
    (await loaders.articleCategories()).find(is),
    (await loaders.articleTags()).find(is),
  ];
  if (articleCategoryFound) return articleCategory(articleCategoryFound);
  return articleTagFound ? articleTag(articleTagFound) : null;
}

/** Orders are found by their own query only, which checks who may read them. */
const FINDERS: Readonly<Record<string, Find>> = {
  post: async (id, context) =>
    (await productOrVariation(id, context)) ?? context.catalog.article({ id }, context.language),
  term: termOf,
  comment: (id, { catalog }) => catalog.review(id),
  user: async (id, { session }) => {
    const customer = await session.customer();
    return customer?.id === id ? { customer } : null;
  },
};

export const nodeQueries: Pick<NonNullable<Resolvers['RootQuery']>, 'node' | 'nodeByUri'> = {
  node: (_root, { id }, context) => {
    const kind = typeInId(id);
    const number = databaseId(id);
    return number !== null && Object.hasOwn(FINDERS, kind) ? (FINDERS[kind]?.(number, context) ?? null) : null;
  },
  nodeByUri: (_root, { uri }, context) => {
    const [page = '', slug = '', ...rest] =
      uri
        .replace(/^https?:\/\/[^/]+/, '')
        .split(/[?#]/)[0]
        ?.split('/')
        .filter(Boolean) ?? [];
    return rest.length === 0 && Object.hasOwn(PAGES, page) ? (PAGES[page]?.(decoded(slug), context) ?? null) : null;
  },
};

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function typeOf(found: FoundSource) {
  if ('kind' in found) return PRODUCT_TYPES[found.kind];
  if ('taxonomy' in found) return termType(found.taxonomy);
  if ('customer' in found) return 'User';
  return 'rating' in found ? 'Comment' : 'Post';
}

/** Only nodes with a page of their own are found by their path. */
const pageTypeOf = (found: FoundSource) => typeOf(found) as Exclude<ReturnType<typeof typeOf>, 'Comment' | 'User'>;

export const nodeResolvers: Pick<Resolvers, 'Node' | 'UniformResourceIdentifiable'> = {
  Node: { __resolveType: typeOf },
  UniformResourceIdentifiable: { __resolveType: pageTypeOf },
};
