import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { categoryPath, PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { PRODUCT } from '../../i18n/messages/product.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { purchaseOf, readChoice } from '../../model/product/choice.ts';
import type { Product, ProductCardData } from '../../model/product/product.ts';
import { picturesFor } from '../../model/product/product-pictures.ts';
import type { ReviewsView } from '../../model/product/reviews.ts';
import { useStoreSettings } from '../../settings/store-settings.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useRestOfPage } from '../../ui/hydration/later.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { BuyBar } from './buy-bar.tsx';
import { PARTS_ID } from './buy-form.ts';
import { Details, Specifications } from './details.tsx';
import { DoseHelper } from './dose-helper.tsx';
import { Gallery } from './gallery.tsx';
import { ProductInfo } from './product-info.tsx';
import styles from './product-page.module.css';
import { Reviews } from './reviews.tsx';

interface ProductPageProps {
  readonly product: Product;
  readonly reviews: ReviewsView;
  /** Instead of it when it is sold out. */
  readonly alternative: ProductCardData | null;
  /** Cards of what a group is made of; null for any other product. */
  readonly parts: ReactNode;
  /** Cards of related products; null when there are none. */
  readonly related: ReactNode;
  /** Of the shop, absolute, without a trailing slash. */
  readonly baseUrl: string;
}

export function ProductPage({ product, reviews, alternative, parts, related, baseUrl }: ProductPageProps) {
  const text = useText(PRODUCT);
  const { showBreadcrumbOnSingleProduct, showReviews, showRelatedProducts } = useStoreSettings();
  const choice = readChoice(product, useSearchParams()[0]);
  const purchase = purchaseOf(product, choice);
  const pictures = picturesFor(product, purchase.variation);
  const hasRest = useRestOfPage();
  return (
    <div className="container">
      {showBreadcrumbOnSingleProduct ? <ProductBreadcrumbs product={product} /> : null}
      <div className={styles.columns}>
        <Gallery key={pictures[0]?.src} name={product.name} pictures={pictures} price={purchase.price} />
        <div className={styles.info}>
          <ProductInfo
            product={product}
            choice={choice}
            purchase={purchase}
            alternative={alternative}
            baseUrl={baseUrl}
          />
        </div>
        {hasRest ? (
          <>
            <div className={styles.details}>
              <Details product={product} />
            </div>
            <div className={classNames('laidOutLater', styles.figures)}>
              <Specifications product={product} purchase={purchase} />
            </div>
          </>
        ) : null}
      </div>
      {parts ? (
        <section className={classNames('section', styles.related)} aria-labelledby={PARTS_ID}>
          <SectionHeader id={PARTS_ID} title={text.parts} />
          {parts}
        </section>
      ) : null}
      {hasRest ? (
        <>
          <DoseHelper product={product} choice={choice} purchase={purchase} />
          {showReviews ? <Reviews product={product} reviews={reviews} /> : null}
          {related && showRelatedProducts ? (
            <section className={classNames('section screenOnly', styles.related)} aria-labelledby="related">
              <SectionHeader id="related" title={text.related} />
              {related}
            </section>
          ) : null}
        </>
      ) : null}
      <BuyBar product={product} choice={choice} purchase={purchase} />
    </div>
  );
}

function ProductBreadcrumbs({ product: { categories, name } }: Pick<ProductPageProps, 'product'>) {
  const text = useText(PRODUCTS);
  const localize = useLocalPath();
  const [category] = categories;
  return (
    <Breadcrumbs
      label={text.breadcrumbs}
      items={[
        { label: text.home, href: localize(PATHS.home) },
        { label: text.products, href: localize(PATHS.products) },
        ...(category ? [{ label: category.name, href: localize(categoryPath(category.slug)) }] : []),
        { label: name },
      ]}
    />
  );
}
