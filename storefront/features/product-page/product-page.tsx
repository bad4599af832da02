import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { categoryPath, PATHS } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { PRODUCT } from '../../i18n/messages/product.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { purchaseOf, readChoice } from '../../model/choice.ts';
import type { Picture } from '../../model/picture.ts';
import type { Product } from '../../model/product.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SectionHeader } from '../../ui/section-header.tsx';
import { BuyBar } from './buy-bar.tsx';
import { Details } from './details.tsx';
import { Gallery } from './gallery.tsx';
import { ProductInfo } from './product-info.tsx';
import styles from './product-page.module.css';
import { Reviews } from './reviews.tsx';

interface ProductPageProps {
  readonly product: Product;
  /** Cards of related products; null when there are none. */
  readonly related: ReactNode;
}

export function ProductPage({ product, related }: ProductPageProps) {
  const text = useText(PRODUCT);
  const choice = readChoice(product, useSearchParams()[0]);
  const purchase = purchaseOf(product, choice);
  return (
    <div className="container">
      {SITE.storeSettings.showBreadcrumbOnSingleProduct ? <ProductBreadcrumbs product={product} /> : null}
      <div className={styles.columns}>
        <Gallery key={purchase.picture?.src} pictures={picturesOf(product, purchase.picture)} price={purchase.price} />
        <ProductInfo product={product} choice={choice} purchase={purchase} />
      </div>
      <Details product={product} purchase={purchase} />
      {SITE.storeSettings.showReviews ? <Reviews product={product} /> : null}
      {related && SITE.storeSettings.showRelatedProducts ? (
        <section className={classNames('section', styles.related)} aria-labelledby="related">
          <SectionHeader id="related" title={text.related} />
          {related}
        </section>
      ) : null}
      <BuyBar product={product} choice={choice} purchase={purchase} />
    </div>
  );
}

/** The chosen variation's picture first, then the rest, each once. */
function picturesOf({ picture, gallery }: Product, chosen: Picture | null): readonly Picture[] {
  const all = [chosen, picture, ...gallery].filter((known) => known !== null);
  return all.filter(({ src }, index) => all.findIndex((other) => other.src === src) === index);
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
