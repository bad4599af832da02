import { useRef } from 'react';
import { categoryPath } from '#contract/paths.ts';
import { CompareButton } from '../../compare/compare-button.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatDecimal, formatMoney } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import {
  noPriceText,
  PRODUCT,
  priceText,
  ratingText,
  saleBadgeText,
  unitPriceText,
} from '../../i18n/messages/product.ts';
import type { Product, ProductCardData } from '../../model/product/product.ts';
import { soldAtLeast } from '../../model/product/sold-count.ts';
import { useDeliveryTerms } from '../../settings/delivery-terms.ts';
import { useStoreSettings } from '../../settings/store-settings.ts';
import { SaleTag } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Prose } from '../../ui/clean-html.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Price } from '../../ui/price.tsx';
import { Stars } from '../../ui/stars.tsx';
import { UnbrokenName } from '../../ui/unbroken-name.tsx';
import { SaveButton } from '../../wishlist/save-button.tsx';
import { BuyBox } from './buy-box.tsx';
import type { ProductProps } from './buy-form.ts';
import { Options } from './options.tsx';
import styles from './product-info.module.css';
import { Share } from './share.tsx';
import { SoldOut } from './sold-out.tsx';
import { VehicleCheck } from './vehicle-check.tsx';

interface ProductInfoProps extends ProductProps {
  /** The product most like this one that can be bought; null when there is none. */
  readonly alternative: ProductCardData | null;
  /** Of the shop, absolute, without a trailing slash. */
  readonly baseUrl: string;
}

export function ProductInfo({ product, choice, purchase, alternative, baseUrl }: ProductInfoProps) {
  const { categories, name, shortDescriptionHtml } = product;
  const { showProductCategoriesOnSingleProduct } = useStoreSettings();
  const typedEmail = useRef('');
  return (
    <div className={styles.info}>
      {showProductCategoriesOnSingleProduct ? (
        <p className={styles.categories}>
          {categories.map(({ slug, name: category }) => (
            <LocalLink key={slug} to={categoryPath(slug)}>
              {category}
            </LocalLink>
          ))}
        </p>
      ) : null}
      <h1>
        <UnbrokenName name={name} />
      </h1>
      <RatingLine product={product} sku={purchase.sku} />
      <PriceLine type={product.type} purchase={purchase} />
      <Prose className={styles.shortDescription}>{shortDescriptionHtml}</Prose>
      <Options product={product} choice={choice} />
      <VehicleCheck product={product} choice={choice} />
      <BuyBox product={product} purchase={purchase} />
      {purchase.state === 'sold-out' ? (
        <SoldOut
          product={product}
          choice={choice}
          purchase={purchase}
          alternative={alternative}
          typedEmail={typedEmail}
        />
      ) : null}
      <div className={classNames('screenOnly', styles.remember)}>
        <SaveButton product={product} />
        <CompareButton slug={product.slug} />
      </div>
      <SellingPoints product={product} />
      <Share name={name} choice={choice} baseUrl={baseUrl} />
    </div>
  );
}

interface RatingLineProps {
  readonly product: Product;
  readonly sku: string | null;
}

function RatingLine({ product: { rating, reviewCount, totalSales }, sku }: RatingLineProps) {
  const text = useText(PRODUCT);
  const { showReviews, showSKU } = useStoreSettings();
  const language = useLanguage();
  const sold = soldAtLeast(totalSales);
  return (
    <div className={styles.rating}>
      {showReviews && reviewCount > 0 ? (
        <>
          <Stars rating={rating} size={18} label={text.rated(ratingText(rating, language))} />
          <b aria-hidden="true">{ratingText(rating, language)}</b>
          <a href="#reviews">{text.reviews(reviewCount)}</a>
        </>
      ) : null}
      {showReviews && reviewCount === 0 ? <a href="#reviews">{text.noReviews}</a> : null}
      {sold === null ? null : <span>{text.sold(formatDecimal(sold, language))}</span>}
      {sku && showSKU ? <span className={styles.sku}>{`${text.sku} ${sku}`}</span> : null}
    </div>
  );
}

function PriceLine({ type, purchase: { price, unitPrice } }: Pick<ProductProps, 'purchase'> & Pick<Product, 'type'>) {
  const text = useText(PRODUCT);
  const { saleBadge } = useStoreSettings();
  if (!price) return <p className={classNames('muted', styles.price)}>{noPriceText(text, type)}</p>;
  return (
    <div className={styles.price} aria-live="polite">
      <Price size="xl" {...priceText(text, price)} />
      <SaleTag>{saleBadgeText(text, price, saleBadge)}</SaleTag>
      {unitPrice ? <span className={styles.unitPrice}>{unitPriceText(text, unitPrice)}</span> : null}
    </div>
  );
}

/** What reassures: delivery, how to pay, that it is genuine, what if it is not right, and the product's own points. */
function SellingPoints({ product: { type, isVirtual, cardLists } }: { readonly product: Product }) {
  const text = useText(PRODUCT);
  const terms = useDeliveryTerms();
  const freeFrom = terms?.freeFrom ?? null;
  const free = freeFrom === null ? [] : ([['truck-delivery', text.freeShipping(formatMoney(freeFrom))]] as const);
  const cash = terms && terms.cashOnDelivery.countries.length > 0 ? ([['receipt', text.cash]] as const) : [];
  const returns = terms ? ([['arrow-back-up', text.returns]] as const) : [];
  const sent = [...free, ...cash, ['shield-check', text.genuine], ...returns] as const;
  const file = [['file-download', text.download]] as const;
  // How a partner delivers is not ours to promise.
  const ours = type === 'external' ? [] : isVirtual ? file : sent;
  const facts: readonly (readonly [IconName, string])[] = [
    ...ours,
    ...cardLists.map((point) => ['check', point] as const),
  ];
  return (
    <ul className={styles.sellingPoints}>
      {facts.map(([icon, fact]) => (
        <li key={fact}>
          <Icon name={icon} />
          <span>{fact}</span>
        </li>
      ))}
    </ul>
  );
}
