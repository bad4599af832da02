import { productPath } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { PRODUCT } from '../../i18n/messages/product.ts';
import { priceWords, ratingWords, saleBadge, stockWords, unbroken, unitPriceWords } from '../../i18n/product-words.ts';
import { PLACEHOLDER, pictureSet } from '../../model/picture.ts';
import type { ListedProduct } from '../../model/product.ts';
import { classNames } from '../../ui/class-names.ts';
import { Price } from '../../ui/price.tsx';
import { Stars } from '../../ui/stars.tsx';
import { StockMark } from '../../ui/stock-mark.tsx';
import { CardAction } from './card-action.tsx';

interface ProductCardProps {
  readonly product: ListedProduct;
  /** One below the heading over the list. */
  readonly headingLevel?: 2 | 3;
  /** How wide it is shown, as `sizes` of its picture. */
  readonly sizes?: string;
  /** In sight when the page opens: its picture is fetched at once. */
  readonly isFirst?: boolean;
}

const LIST_SIZES = '(width >= 64rem) 20rem, (width >= 48rem) 33vw, 50vw';

/** One cell of the ledger. Its link covers the whole cell; the button stands above it. */
export function ProductCard({ product, headingLevel = 2, sizes = LIST_SIZES, isFirst = false }: ProductCardProps) {
  const text = useText(PRODUCT);
  const Heading = `h${headingLevel}` as const;
  const { slug, name, price, stock } = product;
  return (
    <li className={classNames('card', stock.kind === 'out' && 'is-soldout')}>
      <span className="card-img">
        <CardPicture product={product} sizes={sizes} isFirst={isFirst} />
      </span>
      {price && price.percentOff > 0 ? <span className="tag">{saleBadge(price.percentOff)}</span> : null}
      <div className="card-body">
        <p className="card-cat">{product.category}</p>
        <Heading className="card-name">
          <LocalLink to={productPath(slug)}>{unbroken(name)}</LocalLink>
        </Heading>
        <CardMeta product={product} />
        <div className="card-buy">
          <div>
            {price ? <Price {...priceWords(text, price)} /> : <p className="muted sm">{text.noPrice}</p>}
            {product.unitPrice ? <p className="card-unit">{unitPriceWords(text, product.unitPrice)}</p> : null}
          </div>
          <CardAction product={product} />
        </div>
      </div>
    </li>
  );
}

type CardPictureProps = Required<Pick<ProductCardProps, 'product' | 'sizes' | 'isFirst'>>;

/** The name is beside it, so the picture says nothing of its own. */
function CardPicture({ product, sizes, isFirst }: CardPictureProps) {
  return (
    <img
      {...(product.picture ?? pictureSet(PLACEHOLDER))}
      sizes={sizes}
      width={320}
      height={320}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

function CardMeta({ product: { rating, reviewCount, stock } }: Pick<ProductCardProps, 'product'>) {
  const text = useText(PRODUCT);
  return (
    <>
      {reviewCount > 0 ? (
        <p className="card-meta">
          <Stars rating={rating} label={text.rated(ratingWords(rating))} />
          <span aria-hidden="true">{ratingWords(rating)}</span>
          <span className="muted">({reviewCount})</span>
        </p>
      ) : null}
      {stock.kind === 'in' ? null : (
        <p className="card-stk">
          <StockMark level={stock.kind}>{stockWords(text, stock)}</StockMark>
        </p>
      )}
    </>
  );
}
