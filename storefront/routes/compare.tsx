import { cachedPageHeaders } from '../cached-page.ts';
import { ComparePage } from '../features/compare/compare-page.tsx';
import { PageHead } from '../features/navigation/page-head.tsx';
import { useText } from '../i18n/bilingual.ts';
import { COMPARE } from '../i18n/messages/compare.ts';
import { parseCompared } from '../model/product/compare.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/compare.ts';

/** How many others a product can be added from. */
const MAX_CANDIDATES = 300;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalog } = context.get(shopContext);
  const slugs = parseCompared(url.searchParams);
  const found = await Promise.all(slugs.map((slug) => catalog.product(slug)));
  const products = found.flatMap((details) => (details ? [details.product] : []));
  const category = products[0]?.categories[0]?.slug;
  const isInCategory = (categories: readonly { readonly slug: string }[]) =>
    categories.some(({ slug }) => slug === category);
  const others = (await catalog.products()).filter(({ id }) => products.every((product) => product.id !== id));
  const candidates = others
    .toSorted(
      (a, b) => Number(isInCategory(b.categories)) - Number(isInCategory(a.categories)) || (a.name < b.name ? -1 : 1),
    )
    .slice(0, MAX_CANDIDATES)
    .map(({ slug, name }) => ({ slug, name }));
  return { products, candidates };
}

export const headers: Route.HeadersFunction = () => cachedPageHeaders('catalog');

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  const text = useText(COMPARE);
  return (
    <>
      <PageHead title={text.title} description={text.description} isUnlisted />
      <ComparePage {...loaderData} />
    </>
  );
}
