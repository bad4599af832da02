import { cachedPageHeaders } from '../cached-page.ts';
import { PageHead } from '../features/navigation/page-head.tsx';
import { PageCrumbs } from '../features/navigation/page-header.tsx';
import { ProductCards } from '../features/product-card/product-cards.tsx';
import { RacingPage } from '../features/racing/racing-page.tsx';
import { useText } from '../i18n/bilingual.ts';
import { ABOUT } from '../i18n/messages/about.ts';
import { toProductCard } from '../model/catalog/product-card.ts';
import { pageNotFound } from '../page-errors.ts';
import { useRootData } from '../root-data.ts';
import { shopContext } from '../shop-context.ts';
import { SectionHeader } from '../ui/section-header.tsx';
import type { Route } from './+types/racing.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { catalog, content } = context.get(shopContext);
  const page = content.racing.find(({ slug }) => slug === params.slug);
  if (!page) throw pageNotFound();
  const products = await catalog.products();
  return {
    page,
    pages: content.racing.map(({ slug, title }) => ({ slug, title })),
    products: page.products
      .flatMap((slug) => products.find((product) => product.slug === slug) ?? [])
      .map(toProductCard),
  };
}

export const headers: Route.HeadersFunction = () => cachedPageHeaders('catalog');

export default function Racing({ loaderData: { page, pages, products } }: Route.ComponentProps) {
  const text = useText(ABOUT);
  const crumbs = [{ label: text.racing }, { label: page.title }];
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <RacingPage
        page={page}
        pages={pages}
        crumbs={<PageCrumbs baseUrl={useRootData()?.baseUrl} crumbs={crumbs} />}
        products={
          products.length > 0 ? (
            <section className="section" aria-labelledby="from-track">
              <SectionHeader id="from-track" title={text.fromTrack} />
              <ProductCards labelledBy="from-track" products={products} />
            </section>
          ) : null
        }
      />
    </>
  );
}
