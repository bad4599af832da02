import { LIMITS } from '#contract/limits.ts';
import { cachedPageHeaders } from '../cached-page.ts';
import { PageHead, StructuredData } from '../features/navigation/page-head.tsx';
import { ProductCard } from '../features/product-card/product-card.tsx';
import { ProductGrid } from '../features/product-card/product-grid.tsx';
import { ProductPage } from '../features/product-page/product-page.tsx';
import { productStructuredData } from '../features/product-page/structured-data.ts';
import { useText } from '../i18n/bilingual.ts';
import { PRODUCTS } from '../i18n/messages/products.ts';
import { toProductCard } from '../model/product.ts';
import { pageNotFound } from '../page-errors.ts';
import { unlessOnlyTheQueryChanged } from '../revalidation.ts';
import { useRootData } from '../root-data.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/product.ts';

const RELATED_SIZES = '(width >= 64rem) 13rem, 44vw';

export async function loader({ params, context }: Route.LoaderArgs) {
  const details = await context.get(shopContext).catalog.product(params.slug);
  if (!details) throw pageNotFound();
  const related = details.related.slice(0, LIMITS.relatedProducts).map(toProductCard);
  return { product: details.product, related };
}

export const headers: Route.HeadersFunction = () => cachedPageHeaders('catalog');

export const shouldRevalidate = unlessOnlyTheQueryChanged;

export default function ProductRoute({ loaderData: { product, related } }: Route.ComponentProps) {
  const texts = useText(PRODUCTS);
  const shop = useRootData();
  return (
    <>
      <PageHead title={product.name} description={product.shortDescription} />
      {shop ? <StructuredData data={productStructuredData(product, { ...shop, texts })} /> : null}
      <ProductPage
        product={product}
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
    </>
  );
}
