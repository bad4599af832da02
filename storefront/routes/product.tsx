import { LIMITS } from '#contract/limits.ts';
import { sharedPage } from '../caching.ts';
import { PageHead } from '../features/navigation/page-head.tsx';
import { Ledger } from '../features/product-card/ledger.tsx';
import { ProductCard } from '../features/product-card/product-card.tsx';
import { ProductPage } from '../features/product-page/product-page.tsx';
import { productStructuredData } from '../features/product-page/structured-data.ts';
import { useText } from '../i18n/bilingual.ts';
import { PRODUCTS } from '../i18n/messages/products.ts';
import { listed } from '../model/product.ts';
import { pageNotFound } from '../page-not-found.ts';
import { unlessOnlyTheQueryChanged } from '../revalidation.ts';
import { useRootData } from '../root-data.ts';
import { shopContext } from '../shop-context.ts';
import { StructuredData } from '../ui/structured-data.tsx';
import type { Route } from './+types/product.ts';

const RELATED_SIZES = '(width >= 64rem) 13rem, 44vw';

export async function loader({ params, context }: Route.LoaderArgs) {
  const product = await context.get(shopContext).catalogue.product(params.slug);
  if (!product) throw pageNotFound();
  const { related, terms: _terms, ...shown } = product;
  return { product: shown, related: related.slice(0, LIMITS.relatedProducts).map(listed) };
}

export const headers: Route.HeadersFunction = () => sharedPage('catalogue');

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
            <Ledger layout="rail" labelledBy="related">
              {related.map((card) => (
                <ProductCard key={card.id} product={card} headingLevel={3} sizes={RELATED_SIZES} />
              ))}
            </Ledger>
          ) : null
        }
      />
    </>
  );
}
