import { LIMITS } from '#contract/limits.ts';
import { cachedPageHeaders } from '../cached-page.ts';
import { pickFeatured } from '../features/home/pick-featured.ts';
import { toProductCard } from '../model/catalog/product-card.ts';
import { shopContext } from '../shop-context.ts';
import { later } from '../ui/hydration/later.tsx';
import type { Route } from './+types/home.ts';

const HomeBody = later(
  () => import('../pages/home-body.tsx'),
  (module) => module.HomeBody,
);

const FEATURED = 8;

export async function loader({ context }: Route.LoaderArgs) {
  const { catalog, content } = context.get(shopContext);
  const [products, articles] = await Promise.all([catalog.products(), catalog.articles(LIMITS.articles)]);
  const { headline, lead } = content.about;
  return { products: pickFeatured(products, FEATURED).map(toProductCard), articles, about: { headline, lead } };
}

export const headers: Route.HeadersFunction = () => cachedPageHeaders('catalog', 'articles');

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeBody {...loaderData} />;
}
