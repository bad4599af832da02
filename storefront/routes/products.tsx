import { localPath, PATHS } from '#contract/paths.ts';
import { cachedPageHeaders } from '../cached-page.ts';
import { CataloguePage } from '../catalogue-page.tsx';
import { loadCataloguePage } from '../catalogue-page-loader.ts';
import { useText } from '../i18n/bilingual.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { PRODUCTS } from '../i18n/messages/products.ts';
import { useRootData } from '../root-data.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/products.ts';

const LIST_ROUTE = { path: PATHS.products, isCategory: false } as const;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { catalogue, prefix } = context.get(shopContext);
  const { pageNumber } = params;
  const listPath = localPath(PATHS.products, prefix);
  const products = await catalogue.products();
  return loadCataloguePage(products, {
    url: request.url,
    pageNumber,
    listPath,
    others: products,
    search: catalogue.search,
  });
}

export const headers: Route.HeadersFunction = () => cachedPageHeaders('catalogue');

export default function Products({ loaderData }: Route.ComponentProps) {
  const text = useText(PRODUCTS);
  const localize = useLocalPath();
  const { search } = loaderData.view.query;
  return (
    <CataloguePage
      {...loaderData}
      title={search ? text.searchTitle(search) : text.allProducts}
      description={text.description}
      crumbs={[{ label: text.home, href: localize(PATHS.home) }, { label: text.products }]}
      route={LIST_ROUTE}
      categories={useRootData()?.tiles ?? []}
    />
  );
}
