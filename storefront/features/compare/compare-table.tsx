import type { ReactNode } from 'react';
import { productPath } from '#contract/paths.ts';
import { useIsAdding } from '../../cart/cart-controller.ts';
import { CartForm } from '../../cart/cart-form.tsx';
import { useCompared } from '../../compare/use-compared.ts';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { LocalLink, useLocalPath } from '../../i18n/local-link.tsx';
import { COMPARE } from '../../i18n/messages/compare.ts';
import { noPriceText, PRODUCT, priceText, ratingText, stockText, unitPriceText } from '../../i18n/messages/product.ts';
import { PLACEHOLDER, pictureSet } from '../../model/picture.ts';
import { comparedRows, comparePath } from '../../model/product/compare.ts';
import type { Product } from '../../model/product/product.ts';
import { canBeBought, isSoldOut, stockLevel } from '../../model/stock.ts';
import { useStoreSettings } from '../../settings/store-settings.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Price } from '../../ui/price.tsx';
import { Stars } from '../../ui/stars.tsx';
import { StockIndicator } from '../../ui/stock-indicator.tsx';
import { UnbrokenName } from '../../ui/unbroken-name.tsx';
import styles from './compare-table.module.css';

interface CompareTableProps {
  readonly products: readonly Product[];
}

/** One column a product, one row a property. On phones it scrolls sideways under the names of the properties. */
export function CompareTable({ products }: CompareTableProps) {
  const text = useText(COMPARE);
  const { showReviews } = useStoreSettings();
  const { different, same } = comparedRows(products);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className={styles.frame} aria-label={text.title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visuallyHidden">{text.property}</span>
              </th>
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <ProductHead product={product} products={products} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label={text.price} products={products} cell={(product) => <PriceCell product={product} />} />
            <Row label={text.stock} products={products} cell={(product) => <StockCell product={product} />} />
            {showReviews ? (
              <Row label={text.rating} products={products} cell={(product) => <RatingCell product={product} />} />
            ) : null}
            {different.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {products.map(({ id }, index) => (
                  <td key={id}>
                    <Value value={values[index]} />
                  </td>
                ))}
              </tr>
            ))}
            <Row label={text.buy} products={products} cell={(product) => <BuyCell product={product} />} />
          </tbody>
        </table>
      </section>
      {same.length > 0 ? (
        <details className={styles.same}>
          <summary>{text.same(same.length)}</summary>
          <table className={styles.table}>
            <tbody>
              {same.map(({ label, values }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>
                    <Value value={values[0]} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ) : null}
    </>
  );
}

interface RowProps extends CompareTableProps {
  readonly label: string;
  readonly cell: (product: Product) => ReactNode;
}

const Row = ({ label, products, cell }: RowProps) => (
  <tr>
    <th scope="row">{label}</th>
    {products.map((product) => (
      <td key={product.id}>{cell(product)}</td>
    ))}
  </tr>
);

const Value = ({ value }: { readonly value: string | null | undefined }) =>
  value === null || value === undefined ? <NoValue /> : <UnbrokenName name={value} />;

function NoValue() {
  const text = useText(COMPARE);
  return (
    <span className="muted">
      <span aria-hidden="true">–</span>
      <span className="visuallyHidden">{text.noValue}</span>
    </span>
  );
}

interface CellProps {
  readonly product: Product;
}

function ProductHead({ product: { slug, name, picture }, products }: CellProps & CompareTableProps) {
  const text = useText(COMPARE);
  const localize = useLocalPath();
  const { set } = useCompared();
  const others = products.map((product) => product.slug).filter((other) => other !== slug);
  return (
    <div className={styles.head}>
      <img {...pictureSet(picture ?? PLACEHOLDER)} sizes="9rem" width={144} height={144} alt="" loading="lazy" />
      <LocalLink to={productPath(slug)}>{name}</LocalLink>
      <Link
        leadsTo="view"
        className={iconButtonClass('bare', `screenOnly ${styles.remove}`)}
        href={localize(comparePath(others))}
        aria-label={text.remove(name)}
        onClick={() => set(others)}
      >
        <Icon name="x" size={18} />
      </Link>
    </div>
  );
}

function PriceCell({ product: { price, type, unitPrice } }: CellProps) {
  const text = useText(PRODUCT);
  if (!price) return noPriceText(text, type);
  return (
    <>
      <Price {...priceText(text, price)} />
      {unitPrice ? <p className="small muted tabular">{unitPriceText(text, unitPrice)}</p> : null}
    </>
  );
}

function StockCell({ product: { stock } }: CellProps) {
  const text = useText(PRODUCT);
  const level = stockLevel(stock);
  return <StockIndicator level={level.kind}>{stockText(text, level)}</StockIndicator>;
}

function RatingCell({ product: { rating, reviewCount } }: CellProps) {
  const text = useText(PRODUCT);
  const language = useLanguage();
  if (reviewCount === 0) return <NoValue />;
  return (
    <span className={styles.rating}>
      <Stars rating={rating} label={text.rated(ratingText(rating, language))} />
      <span className="small tabular">
        <span aria-hidden="true">{ratingText(rating, language)}</span> <span className="muted">({reviewCount})</span>
      </span>
    </span>
  );
}

/** Straight into the cart, or to the page where its options are chosen. */
function BuyCell({ product }: CellProps) {
  const { id, slug, name, type, stock } = product;
  const text = useText(PRODUCT);
  const localize = useLocalPath();
  const isBusy = useIsAdding(id);
  if (type === 'simple' && canBeBought(product)) {
    const add = stock.status === 'on-backorder' ? text.orderNow : text.add;
    return (
      <CartForm intent="add" isBusy={isBusy}>
        <input type="hidden" name="productId" value={id} />
        <Button type="submit" variant="solid" isBusy={isBusy} busyLabel={text.adding} aria-label={`${add}: ${name}`}>
          {add}
        </Button>
      </CartForm>
    );
  }
  const isChoice = type === 'variable' && !isSoldOut(product);
  return (
    <LinkButton
      variant="line"
      href={localize(productPath(slug))}
      aria-label={isChoice ? text.chooseOptionsOf(name) : text.viewProduct(name)}
    >
      {isChoice ? text.chooseOptions : text.view}
    </LinkButton>
  );
}
