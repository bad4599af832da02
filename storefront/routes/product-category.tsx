import { categoryPath, guidePath, localPath, PATHS } from '#contract/paths.ts';
import { cachedPageHeaders } from '../cached-page.ts';
import { CatalogPage } from '../catalog-page.tsx';
import { loadCatalogPage } from '../catalog-page-loader.ts';
import { useText } from '../i18n/bilingual.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { PRODUCTS } from '../i18n/messages/products.ts';
import { ancestorCategories, productsInCategory } from '../model/category-tree.ts';
import { pageNotFound } from '../page-errors.ts';
import { useRootData } from '../root-data.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/product-category.ts';

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

export default function ProductCategory({ loaderData: { category, above, guide, ...page } }: Route.ComponentProps) {
  const text = useText(PRODUCTS);
  const localize = useLocalPath();
  return (
    <CatalogPage
      {...page}
      title={category.name}
      description={category.description || text.description}
      lead={category.description}
      guide={guide}
      crumbs={[
        { label: text.home, href: localize(PATHS.home) },
        { label: text.products, href: localize(PATHS.products) },
        ...above.map(({ slug, name }) => ({ label: name, href: localize(categoryPath(slug)) })),
        { label: category.name },
      ]}
      route={{ path: categoryPath(category.slug), isCategory: true }}
      categories={useRootData()?.tiles ?? []}
    />
  );
}
