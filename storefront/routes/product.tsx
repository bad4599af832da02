import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { cachedPageHeaders } from '../cached-page.ts';
import type { ProductDetails } from '../gateway/catalog/catalog.ts';
import { toProductCard } from '../model/catalog/product-card.ts';
import { alternativeTo, isUnavailable } from '../model/product/alternatives.ts';
import { parseReviewQuery, reviewsView, withReviewQuery } from '../model/product/reviews.ts';
import { pageNotFound } from '../page-errors.ts';
import { unlessOnlyTheQueryChanged } from '../revalidation.ts';
import { shopContext } from '../shop-context.ts';
import { later } from '../ui/hydration/later.tsx';
import type { Route } from './+types/product.ts';

const ProductBody = later(
  () => import('../pages/product-body.tsx'),
  (module) => module.ProductBody,
);

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { catalog, storeSettings } = context.get(shopContext);
  const details = await catalog.product(params.slug);
  if (!details) throw pageNotFound();
  const query = parseReviewQuery(url.searchParams);
  const { product, reviews } = storeSettings.showReviews ? details : withoutReviews(details);
  const alternative = isUnavailable(product) ? alternativeTo(product.id, await catalog.products()) : null;
  const related = details.related.slice(0, LIMITS.relatedProducts).map(toProductCard);
  const parts = details.parts.map(toProductCard);
  return {
    product,
    reviews: reviewsView(reviews, query),
    alternative: alternative && toProductCard(alternative),
    parts,
    related,
  };
}

/** Search engines want no rating that the page does not show. */
const withoutReviews = ({ product }: ProductDetails) => ({
  product: { ...product, rating: 0, reviewCount: 0 },
  reviews: [],
});

export const headers: Route.HeadersFunction = () => cachedPageHeaders('catalog');

const reviewsIn = ({ searchParams }: URL) => withReviewQuery(new URLSearchParams(), parseReviewQuery(searchParams));

/** What is chosen of the product is all there already; other reviews are not. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  unlessOnlyTheQueryChanged(change) || String(reviewsIn(change.currentUrl)) !== String(reviewsIn(change.nextUrl));

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductBody {...loaderData} />;
}
