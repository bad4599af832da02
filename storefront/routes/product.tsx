import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { cachedPageHeaders } from '../cached-page.ts';
import { PageHead, StructuredData } from '../features/navigation/page-head.tsx';
import { ProductCard } from '../features/product-card/product-card.tsx';
import { ProductGrid } from '../features/product-card/product-grid.tsx';
import { ProductPage } from '../features/product-page/product-page.tsx';
import { productStructuredData } from '../features/product-page/structured-data.ts';
import { useText } from '../i18n/bilingual.ts';
import { PRODUCTS } from '../i18n/messages/products.ts';
import { alternativeTo } from '../model/alternatives.ts';
import { toProductCard } from '../model/product-card.ts';
import { parseReviewQuery, reviewsView, withReviewQuery } from '../model/reviews.ts';
import { pageNotFound } from '../page-errors.ts';
import { RecentlyViewed } from '../recently-viewed.tsx';
import { unlessOnlyTheQueryChanged } from '../revalidation.ts';
import { useRootData } from '../root-data.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/product.ts';

const RELATED_SIZES = '(width >= 64rem) 13rem, 44vw';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { catalog, storeSettings } = context.get(shopContext);
  const [details, products] = await Promise.all([catalog.product(params.slug), catalog.products()]);
  if (!details) throw pageNotFound();
  const query = parseReviewQuery(new URL(request.url).searchParams);
  const reviews = reviewsView(storeSettings.showReviews ? details.reviews : [], query);
  const summary = products.find(({ id }) => id === details.product.id);
  const alternative = summary ? alternativeTo(summary, products) : null;
  const related = details.related.slice(0, LIMITS.relatedProducts).map(toProductCard);
  return { product: details.product, reviews, alternative: alternative && toProductCard(alternative), related };
}

export const headers: Route.HeadersFunction = () => cachedPageHeaders('catalog');

const reviewsIn = ({ searchParams }: URL) => withReviewQuery(new URLSearchParams(), parseReviewQuery(searchParams));

/** What is chosen of the product is all there already; other reviews are not. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  unlessOnlyTheQueryChanged(change) || String(reviewsIn(change.currentUrl)) !== String(reviewsIn(change.nextUrl));

export default function ProductRoute({ loaderData: { product, reviews, alternative, related } }: Route.ComponentProps) {
  const texts = useText(PRODUCTS);
  const shop = useRootData();
  return (
    <>
      <PageHead title={product.name} description={product.shortDescription} />
      {shop ? <StructuredData data={productStructuredData(product, { ...shop, texts })} /> : null}
      <ProductPage
        product={product}
        reviews={reviews}
        baseUrl={shop?.baseUrl ?? ''}
        alternative={alternative}
        related={
          related.length > 0 ? (
            <ProductGrid layout="rail" labelledBy="related">
              {related.map((card) => (
                <ProductCard key={card.id} product={card} headingLevel={3} sizes={RELATED_SIZES} />
              ))}
            </ProductGrid>
          ) : null
        }
      />
      <RecentlyViewed current={product.id} />
    </>
  );
}
