import { cachedPageHeaders } from '../cached-page.ts';
import { AboutPage } from '../features/about/about-page.tsx';
import { ShopByCategory } from '../features/home/shop-by-category.tsx';
import { PageHead } from '../features/navigation/page-head.tsx';
import { PageCrumbs } from '../features/navigation/page-header.tsx';
import { useRootData } from '../root-data.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/about.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ page: context.get(shopContext).content.about });

export const headers: Route.HeadersFunction = () => cachedPageHeaders('catalog');

export default function About({ loaderData: { page } }: Route.ComponentProps) {
  const shop = useRootData();
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <AboutPage
        page={page}
        crumbs={<PageCrumbs baseUrl={shop?.baseUrl} crumbs={[{ label: page.title }]} />}
        categories={<ShopByCategory items={shop?.tiles ?? []} />}
      />
    </>
  );
}
