import { localPath, PATHS } from '#contract/paths.ts';
import { cachedPageHeaders } from '../cached-page.ts';
import { loadCatalogPage } from '../pages/catalog-page-loader.ts';
import { shopContext } from '../shop-context.ts';
import { later } from '../ui/hydration/later.tsx';
import type { Route } from './+types/products.ts';

const AllProducts = later(
  () => import('../pages/catalog-body.tsx'),
  (module) => module.AllProducts,
);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { catalog, prefix } = context.get(shopContext);
  const { pageNumber } = params;
  const listPath = localPath(PATHS.products, prefix);
  const products = await catalog.products();
  return loadCatalogPage(products, {
    url: request.url,
    pageNumber,
    listPath,
    others: products,
    search: catalog.search,
  });
}

export const headers: Route.HeadersFunction = () => cachedPageHeaders('catalog');

export default function Products({ loaderData }: Route.ComponentProps) {
  return <AllProducts {...loaderData} />;
}
