import type { ReactNode, RefObject } from 'react';
import { productPath } from '#contract/paths.ts';
import { useIsAdding } from '../../cart/cart-controller.ts';
import { CartForm } from '../../cart/cart-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { PRODUCT, priceText } from '../../i18n/messages/product.ts';
import { STOCK_ALERTS } from '../../i18n/messages/stock-alerts.ts';
import type { Price as PriceFacts } from '../../model/money.ts';
import { type PictureSet, pictureSet } from '../../model/picture.ts';
import { alternativeVariation } from '../../model/product/alternatives.ts';
import { type Choice, printChoice } from '../../model/product/choice.ts';
import type { Product, ProductCardData, Variation } from '../../model/product/product.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { LinkProps } from '../../ui/link.tsx';
import { PictureRow } from '../../ui/picture-row.tsx';
import { Price } from '../../ui/price.tsx';
import { UnbrokenName } from '../../ui/unbroken-name.tsx';
import type { ProductProps } from './buy-form.ts';
import styles from './sold-out.module.css';
import { StockAlertForm } from './stock-alert-form.tsx';

interface SoldOutProps extends ProductProps {
  readonly alternative: ProductCardData | null;
  /** Kept while other variations are looked at. */
  readonly typedEmail: RefObject<string>;
}

/** What can be had instead, and an email once it is back. */
export function SoldOut({ product, choice, purchase: { variation }, alternative, typedEmail }: SoldOutProps) {
  const text = useText(STOCK_ALERTS);
  return (
    <>
      <Alternative product={product} choice={choice} alternative={alternative} />
      {product.takesStockAlerts ? (
        <section className={classNames('screenOnly', styles.alert)} aria-labelledby="stock-alert">
          <h2 id="stock-alert" className="h3">
            {text.title}
          </h2>
          <StockAlertForm
            key={variation?.id}
            slug={product.slug}
            variationId={variation?.id ?? null}
            typedEmail={typedEmail}
          />
        </section>
      ) : null}
    </>
  );
}

/** Another pack of the same, or else the product most like it. */
function Alternative({ product, choice, alternative }: Omit<SoldOutProps, 'purchase' | 'typedEmail'>) {
  const localize = useLocalPath();
  const variation = alternativeVariation(product, choice);
  const path = localize(productPath(product.slug));
  if (variation) return <OtherPack product={product} choice={choice} variation={variation} path={path} />;
  if (!alternative) return null;
  const { id, slug, name, type, picture, price } = alternative;
  return (
    <Instead
      href={localize(productPath(slug))}
      picture={picture}
      price={price}
      name={name}
      add={type === 'simple' ? <AddInstead productId={id} name={name} /> : null}
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
  const name = `${product.name}, ${names.join(', ')}`;
  const isChosen = options.length === variation.choices.length;
  return (
    <Instead
      href={`${path}?${printChoice(next)}`}
      leadsTo="view"
      picture={picture && pictureSet(picture)}
      price={variation.price}
      name={name}
      add={isChosen ? <AddInstead productId={product.id} variationId={variation.id} name={name} /> : null}
    />
  );
}

interface InsteadProps extends Pick<LinkProps, 'href' | 'leadsTo'> {
  readonly picture: PictureSet | null;
  readonly price: PriceFacts | null;
  readonly name: string;
  /** Puts it into the cart; null where something is to be chosen first. */
  readonly add: ReactNode;
}

/** One row that leads to it as a whole, and the button that saves the way. */
function Instead({ href, leadsTo = 'page', picture, price, name, add }: InsteadProps) {
  const text = useText(PRODUCT);
  return (
    <div className={styles.alternative}>
      <p className="small">{text.alternative}</p>
      <PictureRow href={href} leadsTo={leadsTo} picture={picture} title={<UnbrokenName name={name} />}>
        {price ? <Price as="span" {...priceText(text, price)} /> : null}
      </PictureRow>
      {add}
    </div>
  );
}

interface AddInsteadProps {
  readonly productId: number;
  readonly variationId?: number;
  /** Tells the button from others on the page. */
  readonly name: string;
}

function AddInstead({ productId, variationId, name }: AddInsteadProps) {
  const text = useText(PRODUCT);
  const isBusy = useIsAdding(productId);
  return (
    <CartForm intent="add" isBusy={isBusy}>
      <input type="hidden" name="productId" value={productId} />
      {variationId === undefined ? null : <input type="hidden" name="variationId" value={variationId} />}
      <Button
        type="submit"
        variant="go"
        isFull
        isBusy={isBusy}
        busyLabel={text.adding}
        aria-label={text.quickAdd(name)}
      >
        {text.add}
      </Button>
    </CartForm>
  );
}
