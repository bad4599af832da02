import { localPath, PATHS } from '#contract/paths.ts';
import { cachedPageHeaders } from '../cached-page.ts';
import { CatalogPage } from '../catalog-page.tsx';
import { loadCatalogPage } from '../catalog-page-loader.ts';
import { useText } from '../i18n/bilingual.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { PRODUCTS } from '../i18n/messages/products.ts';
import { useRootData } from '../root-data.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/products.ts';

const LIST_ROUTE = { path: PATHS.products, isCategory: false } as const;

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
  const text = useText(PRODUCTS);
  const localize = useLocalPath();
  const { search } = loaderData.view.query;
  return (
    <CatalogPage
      {...loaderData}
      title={search ? text.searchTitle(search) : text.allProducts}
      description={text.description}
      crumbs={[{ label: text.home, href: localize(PATHS.home) }, { label: text.products }]}
      route={LIST_ROUTE}
      categories={useRootData()?.tiles ?? []}
    />
  );
}
