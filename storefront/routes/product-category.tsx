import { categoryPath, guidePath, localPath } from '#contract/paths.ts';
import { cachedPageHeaders } from '../cached-page.ts';
import { ancestorCategories, productsInCategory } from '../model/catalog/category-tree.ts';
import { pageNotFound } from '../page-errors.ts';
import { loadCatalogPage } from '../pages/catalog-page-loader.ts';
import { shopContext } from '../shop-context.ts';
import { later } from '../ui/hydration/later.tsx';
import type { Route } from './+types/product-category.ts';

const CategoryProducts = later(
  () => import('../pages/catalog-body.tsx'),
  (module) => module.CategoryProducts,
);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { catalog, content, prefix } = context.get(shopContext);
  const { categorySlug, pageNumber } = params;
  const [categories, products] = await Promise.all([catalog.categories(), catalog.products()]);
  const category = categories.find(({ slug }) => slug === categorySlug);
  if (!category) throw pageNotFound();
  const own = productsInCategory(products, category, categories);
  const listPath = localPath(categoryPath(categorySlug), prefix);
  const above = ancestorCategories(categories, category).map(({ slug, name }) => ({ slug, name }));
  const { search } = catalog;
  const page = await loadCatalogPage(own, { url: request.url, pageNumber, listPath, others: products, search });
  const guide = content.guides.some(({ slug }) => slug === category.slug) ? guidePath(category.slug) : undefined;
  return { category, above, guide, ...page };
}

export const headers: Route.HeadersFunction = () => cachedPageHeaders('catalog');

export default function ProductCategory({ loaderData }: Route.ComponentProps) {
  return <CategoryProducts {...loaderData} />;
}
