import { categoryPath } from '#contract/paths.ts';
import type { Category } from '#engine/domain/catalog/taxonomies.ts';
import { listConnection } from '../../connections/connection.ts';
import type { Context } from '../../context/context.ts';
import type { ProductCategorySource } from '../../context/sources.ts';
import { globalId } from '../../formats/ids.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import { productCategory, termFields } from '../terms/term.ts';
import { termPage } from '../terms/term-list.ts';
import { productsPage } from './product-list.ts';

const keyOf = ({ id }: { readonly id: number }) => id;

const categoryOf = ({ id }: ProductCategorySource, { loaders }: Context) => loaders.category(id);

async function parentOf(source: ProductCategorySource, context: Context): Promise<Category | null> {
  const category = await categoryOf(source, context);
  return category?.parentId ? context.loaders.category(category.parentId) : null;
}

async function ancestorsOf(source: ProductCategorySource, context: Context): Promise<readonly ProductCategorySource[]> {
  const parent = await parentOf(source, context);
  return parent ? [productCategory(parent), ...(await ancestorsOf(productCategory(parent), context))] : [];
}

export const productCategoryFields: NonNullable<Resolvers['ProductCategory']> = {
  ...termFields,
  ancestors: async (source, args, context) => listConnection(await ancestorsOf(source, context), args, { keyOf }),
  children: async ({ id }, args, { loaders }) => {
    const children = (await loaders.categories()).filter(({ parentId }) => parentId === id);
    return termPage(children, args, productCategory);
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
  products: ({ slug }, args, context) =>
    productsPage(args, context, { taxonomy: { taxonomy: 'product_cat', operator: 'in', terms: [slug] } }),
  uri: ({ slug }) => categoryPath(slug),
};
