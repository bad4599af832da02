import { productPath } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { PRODUCT, priceText, withUnbrokenPackSize } from '../../i18n/messages/product.ts';
import { STOCK_ALERTS } from '../../i18n/messages/stock-alerts.ts';
import { alternativeVariation } from '../../model/alternatives.ts';
import { type Choice, printChoice } from '../../model/choice.ts';
import type { Price as PriceFacts } from '../../model/money.ts';
import { type PictureSet, pictureSet } from '../../model/picture.ts';
import type { Product, ProductCardData, Variation } from '../../model/product.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link, type LinkProps } from '../../ui/link.tsx';
import { Price } from '../../ui/price.tsx';
import type { ProductProps } from './buy-form.ts';
import styles from './sold-out.module.css';
import { StockAlertForm } from './stock-alert-form.tsx';

interface SoldOutProps extends ProductProps {
  readonly alternative: ProductCardData | null;
}

/** What can be had instead, and an e-mail once it is back. */
export function SoldOut({ product, choice, purchase: { variation }, alternative }: SoldOutProps) {
  const text = useText(STOCK_ALERTS);
  return (
    <>
      <Alternative product={product} choice={choice} alternative={alternative} />
      {product.takesStockAlerts ? (
        <section className={styles.alert} aria-labelledby="stock-alert">
          <h2 id="stock-alert" className="h3">
            {text.title}
          </h2>
          <StockAlertForm key={variation?.id} slug={product.slug} variationId={variation?.id ?? null} />
        </section>
      ) : null}
    </>
  );
}

/** Another pack of the same, or else the product most like it. */
function Alternative({ product, choice, alternative }: Omit<SoldOutProps, 'purchase'>) {
  const localize = useLocalPath();
  const variation = alternativeVariation(product, choice);
  const path = localize(productPath(product.slug));
  if (variation) return <OtherPack product={product} choice={choice} variation={variation} path={path} />;
  if (!alternative) return null;
  return (
    <Instead
      href={localize(productPath(alternative.slug))}
      picture={alternative.picture}
      price={alternative.price}
      name={alternative.name}
    />
  );
}

interface OtherPackProps {
  readonly product: Product;
  readonly choice: Choice;
  readonly variation: Variation;
  readonly path: string;
}

function OtherPack({ product, choice, variation, path }: OtherPackProps) {
  const picture = variation.picture ?? product.picture;
  const options = variation.choices.filter(({ value }) => value !== '');
  const next = { ...choice, ...Object.fromEntries(options.map(({ attribute, value }) => [attribute, value])) };
  const names = options.map(
    ({ attribute, value }) =>
      product.attributes.find(({ name }) => name === attribute)?.options.find(({ slug }) => slug === value)?.name ??
      value,
  );
  return (
    <Instead
      href={`${path}?${printChoice(next)}`}
      leadsTo="view"
      picture={picture && pictureSet(picture)}
      price={variation.price}
      name={`${product.name}, ${names.join(', ')}`}
    />
  );
}

interface InsteadProps extends Pick<LinkProps, 'href' | 'leadsTo'> {
  readonly picture: PictureSet | null;
  readonly price: PriceFacts | null;
  readonly name: string;
}

/** One row that leads to it as a whole. */
function Instead({ href, leadsTo = 'page', picture, price, name }: InsteadProps) {
  const text = useText(PRODUCT);
  return (
    <div className={styles.alternative}>
      <p className="small">{text.alternative}</p>
      <Link href={href} leadsTo={leadsTo} className={styles.link}>
        {picture ? <img {...picture} sizes="4rem" width={64} height={64} alt="" loading="lazy" /> : null}
        <span>
          <b>{withUnbrokenPackSize(name)}</b>
          {price ? <Price as="span" {...priceText(text, price)} /> : null}
        </span>
        <Icon name="arrow-right" size={22} />
      </Link>
    </div>
  );
}
