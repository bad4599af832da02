import { type MouseEvent, memo, use } from 'react';
import { CARD_FORM, cardButton } from '#contract/inputs/card-button.ts';
import { PATHS, productPath } from '#contract/paths.ts';
import { useIsAdding, useSendToCart } from '../../cart/cart-controller.ts';
import { addForm } from '../../cart/cart-form.tsx';
import { CompareIconButton } from '../../compare/compare-button.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { LocalLink, useLocalPath } from '../../i18n/local-link.tsx';
import {
  noPriceText,
  PRODUCT,
  priceText,
  ratingText,
  saleBadgeText,
  stockText,
  unitPriceText,
} from '../../i18n/messages/product.ts';
import { minorUnits } from '../../model/money.ts';
import { PLACEHOLDER, pictureSet } from '../../model/picture.ts';
import type { ProductCardData } from '../../model/product/product.ts';
import { useStoreSettings } from '../../settings/store-settings.ts';
import { SaleTag } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx';
import { Price } from '../../ui/price.tsx';
import { Stars } from '../../ui/stars.tsx';
import { StockIndicator } from '../../ui/stock-indicator.tsx';
import { UnbrokenName } from '../../ui/unbroken-name.tsx';
import { SaveIconButton } from '../../wishlist/save-button.tsx';
import { placed } from './card-place.tsx';
import styles from './product-card.module.css';
import { PictureSizesContext } from './product-grid.tsx';

/** Prices of a currency without minor digits have two or three digits more, and a dot or two. */
const PRICE_SIZE = minorUnits() === 1 ? 'long' : 'md';

interface ProductCardProps {
  readonly product: ProductCardData;
  /** One below the heading over the list. */
  readonly headingLevel?: 2 | 3;
  /** In sight when the page opens: its picture is fetched at once. */
  readonly isFirst?: boolean;
  /** On the page of the wishlist: its heart is filled from the start. */
  readonly isSaved?: boolean;
}

/**
 * One cell of the grid. Its link covers the whole cell; the button stands above it. The router renders a page twice on its way to
 * the next: cards of the same products are left as they are.
 */
const Card = memo(function Card({ product, headingLevel = 2, isFirst = false, isSaved }: ProductCardProps) {
  const text = useText(PRODUCT);
  const Heading = `h${headingLevel}` as const;
  const { saleBadge } = useStoreSettings();
  const { slug, name, price, stock } = product;
  return (
    <li className={classNames('laidOutLater', styles.card, stock.kind === 'out' && styles.isSoldOut)}>
      <span className={styles.picture} data-card-picture="">
        <CardPicture product={product} isFirst={isFirst} />
      </span>
      <SaleTag className={styles.saleTag}>{price && saleBadgeText(text, price, saleBadge)}</SaleTag>
      <div className={styles.body}>
        <p className={styles.category}>{product.category}</p>
        <Heading className={styles.name}>
          <LocalLink to={productPath(slug) + product.choice}>
            <UnbrokenName name={name} />
          </LocalLink>
        </Heading>
        {product.benefit ? (
          <p className={styles.benefit}>
            <UnbrokenName name={product.benefit} />
          </p>
        ) : null}
        <CardMeta product={product} />
        <div className={styles.buy}>
          <div data-card-price="">
            {price ? (
              <Price isStacked size={PRICE_SIZE} {...priceText(text, price)} />
            ) : (
              <p className="muted small">{noPriceText(text, product.type)}</p>
            )}
            {product.unitPrice ? <p className={styles.unitPrice}>{unitPriceText(text, product.unitPrice)}</p> : null}
          </div>
          <CardAction product={product} />
        </div>
      </div>
      <SaveIconButton product={product} isSaved={isSaved} className={styles.save} />
      <CompareIconButton product={product} className={styles.compare} />
    </li>
  );
});

export const ProductCard = import.meta.env.SSR ? placed(Card) : Card;

type CardPictureProps = Required<Pick<ProductCardProps, 'product' | 'isFirst'>>;

/** The name is beside it, so the picture says nothing of its own. */
function CardPicture({ product, isFirst }: CardPictureProps) {
  return (
    <img
      {...(product.picture ?? pictureSet(PLACEHOLDER))}
      sizes={use(PictureSizesContext)}
      width={320}
      height={320}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? 'auto' : 'async'}
    />
  );
}

function CardMeta({ product: { rating, reviewCount, stock } }: Pick<ProductCardProps, 'product'>) {
  const text = useText(PRODUCT);
  const { showReviews } = useStoreSettings();
  const language = useLanguage();
  return (
    <>
      {showReviews && reviewCount > 0 ? (
        <p className={styles.rating}>
          <Stars rating={rating} label={text.ratedBy(ratingText(rating, language), reviewCount)} />
          <span aria-hidden="true">{ratingText(rating, language)}</span>
          <span aria-hidden="true" className="muted">
            ({reviewCount})
          </span>
        </p>
      ) : null}
      {stock.kind === 'in' ? null : (
        <p className={styles.stock}>
          <StockIndicator level={stock.kind}>{stockText(text, stock)}</StockIndicator>
        </p>
      )}
    </>
  );
}

/** What a shopper can do from the list: put a simple product in the cart, choose options, or only look. */
function CardAction({ product }: { readonly product: ProductCardData }) {
  const text = useText(PRODUCT);
  const { slug, name, type, stock, price } = product;
  const canBuy = stock.kind !== 'out' && price !== null;
  if (canBuy && type === 'simple') return <QuickAdd product={product} />;
  if (canBuy && type === 'variable') {
    return (
      <LocalLink
        className={iconButtonClass('solid', styles.action)}
        to={productPath(slug) + product.choice}
        aria-label={text.chooseOptionsOf(name)}
      >
        <Icon name="adjustments-horizontal" size={22} />
      </LocalLink>
    );
  }
  return (
    <LocalLink
      className={iconButtonClass('line', styles.action)}
      to={productPath(slug) + product.choice}
      aria-label={text.viewProduct(name)}
    >
      <Icon name="arrow-right" size={22} />
    </LocalLink>
  );
}

function QuickAdd({ product: { id, name } }: { readonly product: ProductCardData }) {
  const text = useText(PRODUCT);
  const isBusy = useIsAdding(id);
  const send = useSendToCart();
  const cartPath = useLocalPath()(PATHS.cart);
  const add = (event: MouseEvent) => {
    if (!send) return;
    event.preventDefault();
    if (!isBusy) send(addForm(id));
  };
  return (
    <IconButton
      type="submit"
      form={CARD_FORM}
      formAction={cartPath}
      name={cardButton('add')}
      value={id}
      onClick={add}
      className={styles.action}
      icon="shopping-cart-plus"
      label={text.quickAdd(name)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
    />
  );
}
