import { PageHead, StructuredData } from '../features/navigation/page-head.tsx';
import { ProductCards } from '../features/product-card/product-cards.tsx';
import { PARTS_ID } from '../features/product-page/buy-form.ts';
import { ProductPage } from '../features/product-page/product-page.tsx';
import { productStructuredData } from '../features/product-page/structured-data.ts';
import { useText } from '../i18n/bilingual.ts';
import { PRODUCTS } from '../i18n/messages/products.ts';
import type { Product, ProductCardData } from '../model/product/product.ts';
import { productTitle } from '../model/product/product-title.ts';
import type { ReviewsView } from '../model/product/reviews.ts';
import { useRootData } from '../root-data.ts';
import { RecentlyViewed } from './recently-viewed.tsx';

interface ProductBodyProps {
  readonly product: Product;
  readonly reviews: ReviewsView;
  /** Instead of it when it is sold out. */
  readonly alternative: ProductCardData | null;
  /** What a group is made of; of any other product nothing. */
  readonly parts: readonly ProductCardData[];
  readonly related: readonly ProductCardData[];
}

/** A product's page, with what this browser remembers of others. */
export function ProductBody({ product, reviews, alternative, parts, related }: ProductBodyProps) {
  const texts = useText(PRODUCTS);
  const shop = useRootData();
  return (
    <>
      <PageHead
        title={productTitle(product)}
        description={product.shortDescription}
        kind="product"
        picture={product.picture}
      />
      {shop ? <StructuredData data={productStructuredData(product, { ...shop, texts })} /> : null}
      <ProductPage
        product={product}
        reviews={reviews}
        baseUrl={shop?.baseUrl ?? ''}
        alternative={alternative}
        parts={parts.length > 0 ? <ProductCards labelledBy={PARTS_ID} products={parts} /> : null}
        related={related.length > 0 ? <ProductCards layout="rail" labelledBy="related" products={related} /> : null}
      />
      <RecentlyViewed current={product.id} />
    </>
  );
}
