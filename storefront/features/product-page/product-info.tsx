import { categoryPath } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { PRODUCT } from '../../i18n/messages/product.ts';
import { priceWords, ratingWords, saleBadge, unitPriceWords } from '../../i18n/product-words.ts';
import type { ShownProduct } from '../../model/product.ts';
import { Price } from '../../ui/price.tsx';
import { Stars } from '../../ui/stars.tsx';
import { BuyBox } from './buy-box.tsx';
import { Facts } from './facts.tsx';
import { Options } from './options.tsx';
import type { ProductProps } from './product-props.ts';

export function ProductInfo({ product, choice, purchase }: ProductProps) {
  const { categories, name, shortDescription } = product;
  return (
    <div className="pd-info">
      {SITE.storeSettings.showProductCategoriesOnSingleProduct ? (
        <p className="pd-cats">
          {categories.map(({ slug, name: category }) => (
            <LocalLink key={slug} to={categoryPath(slug)}>
              {category}
            </LocalLink>
          ))}
        </p>
      ) : null}
      <h1>{name}</h1>
      <RatingLine product={product} sku={purchase.sku} />
      <PriceLine purchase={purchase} />
      <p className="pd-short">{shortDescription}</p>
      <Options product={product} choice={choice} />
      <BuyBox product={product} purchase={purchase} />
      <Facts product={product} />
    </div>
  );
}

interface RatingLineProps {
  readonly product: ShownProduct;
  readonly sku: string | null;
}

function RatingLine({ product: { rating, reviewCount }, sku }: RatingLineProps) {
  const text = useText(PRODUCT);
  return (
    <div className="pd-rate">
      {reviewCount > 0 ? (
        <>
          <Stars rating={rating} size={18} label={text.rated(ratingWords(rating))} />
          <b aria-hidden="true">{ratingWords(rating)}</b>
          <a href="#reviews">{text.reviews(reviewCount)}</a>
        </>
      ) : (
        <span className="muted">{text.noReviews}</span>
      )}
      {sku && SITE.storeSettings.showSKU ? (
        <span className="pd-sku">
          {text.sku} {sku}
        </span>
      ) : null}
    </div>
  );
}

function PriceLine({ purchase: { price, unitPrice } }: Pick<ProductProps, 'purchase'>) {
  const text = useText(PRODUCT);
  if (!price) return <p className="pd-price muted">{text.noPrice}</p>;
  return (
    <div className="pd-price" aria-live="polite">
      <Price size="xl" {...priceWords(text, price)} />
      {price.percentOff > 0 ? <span className="tag">{saleBadge(price.percentOff)}</span> : null}
      {unitPrice ? <span className="pd-unit">{unitPriceWords(text, unitPrice)}</span> : null}
    </div>
  );
}
