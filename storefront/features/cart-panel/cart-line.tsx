import { productPath } from '#contract/paths.ts';
import { useCartController } from '../../cart/cart-controller.ts';
import { CartForm, cartForm } from '../../cart/cart-form.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { CART } from '../../i18n/messages/cart.ts';
import { PRODUCT } from '../../i18n/messages/product.ts';
import type { CartLine as Line } from '../../model/cart.ts';
import { PLACEHOLDER, pictureSet } from '../../model/picture.ts';
import { orderLimit } from '../../model/stock.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LineItem } from '../../ui/line-item.tsx';
import { Price } from '../../ui/price.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import styles from './cart-line.module.css';

interface CartLineProps {
  readonly line: Line;
  /** The server is computing the price of another quantity. */
  readonly isPending: boolean;
  readonly headingLevel: 2 | 3;
}

export function CartLine({ line, isPending, headingLevel }: CartLineProps) {
  const Heading = `h${headingLevel}` as const;
  const picture = pictureSet(line.picture ?? PLACEHOLDER);
  return (
    <LineItem
      isBusy={isPending}
      picture={<img {...picture} sizes="5.5rem" width={88} height={88} alt="" loading="lazy" />}
      title={
        <Heading className={classNames('h3', styles.name)}>
          <LocalLink to={productPath(line.slug)}>{line.name}</LocalLink>
        </Heading>
      }
      detail={line.options.length > 0 ? line.options.map(({ value }) => value).join(', ') : undefined}
      price={<LinePrice line={line} isPending={isPending} />}
      controls={
        <>
          <LineQuantity line={line} />
          <RemoveLine line={line} />
        </>
      }
    />
  );
}

/** What the whole line costs, and the regular price struck once the server has confirmed the quantity. */
function LinePrice({ line, isPending }: Pick<CartLineProps, 'line' | 'isPending'>) {
  const text = useText(PRODUCT);
  const { subtotal, regularUnitPrice, unitPrice, quantity } = line;
  const isReduced = regularUnitPrice > unitPrice && !isPending;
  return (
    <Price
      size="sm"
      className={isPending ? styles.isPending : undefined}
      current={formatMoney(subtotal)}
      regular={isReduced ? formatMoney(regularUnitPrice * quantity) : undefined}
      labels={{ current: text.salePrice, regular: text.regularPrice }}
    />
  );
}

function LineQuantity({ line: { key, name, quantity, stock, soldIndividually } }: Pick<CartLineProps, 'line'>) {
  const text = useText(CART);
  const controller = useCartController();
  return (
    <CartForm intent="quantity" className={styles.quantity}>
      <input type="hidden" name="key" value={key} />
      <Stepper
        name="quantity"
        size="sm"
        label={text.quantityOf(name)}
        lessLabel={text.less}
        moreLabel={text.more}
        value={quantity}
        max={Math.max(1, orderLimit(stock, soldIndividually))}
        onChange={(changed) => controller?.send(cartForm('quantity', { key, quantity: changed }))}
      />
      <noscript>
        <button type="submit" className="link">
          {text.update}
        </button>
      </noscript>
    </CartForm>
  );
}

function RemoveLine({ line: { key, name } }: Pick<CartLineProps, 'line'>) {
  const text = useText(CART);
  return (
    <CartForm intent="remove">
      <input type="hidden" name="key" value={key} />
      <IconButton
        type="submit"
        variant="bare"
        className={styles.remove}
        data-remove-line=""
        icon="x"
        iconSize={20}
        label={text.remove(name)}
        onClick={(event) => focusAfterRemoval(event.currentTarget)}
      />
    </CartForm>
  );
}

/** Removing a line removes the focused button: the focus goes to the next line's, or to the heading of the panel or page. */
function focusAfterRemoval(removeButton: HTMLElement): void {
  const next = removeButton.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('[data-remove-line]');
  const heading = removeButton.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2');
  (next ?? heading)?.focus();
}
