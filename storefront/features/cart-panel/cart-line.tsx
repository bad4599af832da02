import { useState } from 'react';
import type { Language } from '#contract/languages.ts';
import { productPath } from '#contract/paths.ts';
import { BackorderNote } from '../../cart/backorder-note.tsx';
import { useCartController } from '../../cart/cart-controller.ts';
import { CartForm, cartForm } from '../../cart/cart-form.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { CART } from '../../i18n/messages/cart.ts';
import { PRODUCT } from '../../i18n/messages/product.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
import { costText, TOTALS } from '../../i18n/messages/totals.ts';
import { WISHLIST } from '../../i18n/messages/wishlist.ts';
import type { CartLine as Line } from '../../model/cart/cart.ts';
import { PLACEHOLDER, pictureSet } from '../../model/picture.ts';
import { orderLimit } from '../../model/stock.ts';
import { useStoreSettings } from '../../settings/store-settings.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LineItem } from '../../ui/line-item.tsx';
import { Price } from '../../ui/price.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { WishlistForm } from '../../wishlist/wishlist-form.tsx';
import styles from './cart-line.module.css';

interface CartLineProps {
  readonly line: Line;
  /** Pieces of it that are beyond the stock. */
  readonly backordered: number;
  /** The server is computing the price of another quantity. */
  readonly isPending: boolean;
  readonly headingLevel: 2 | 3;
}

export function CartLine({ line, backordered, isPending, headingLevel }: CartLineProps) {
  const Heading = `h${headingLevel}` as const;
  const { showMoveToWishlist } = useStoreSettings();
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
      detail={detailOf(line) || undefined}
      note={<BackorderNote quantity={line.quantity} backordered={backordered} />}
      price={<LinePrice line={line} isPending={isPending} />}
      controls={
        <>
          <LineQuantity line={line} />
          {showMoveToWishlist ? <MoveToWishlist line={line} /> : null}
          <RemoveLine line={line} />
        </>
      }
    />
  );
}

/** The choices, and the price of one where it explains that of the line. Buyers abroad read it without tax, as the line is. */
function detailOf({ options, quantity, unitPrice, subtotal }: Line): string {
  const isExact = quantity > 1 && unitPrice * quantity === subtotal;
  const choices = options.map(({ value }) => value).join(', ');
  return [choices, isExact && `${quantity} × ${formatMoney(unitPrice)}`].filter(Boolean).join(' · ');
}

/** What the whole line costs, and the regular price struck once the server has confirmed the quantity. */
function LinePrice({ line, isPending }: Pick<CartLineProps, 'line' | 'isPending'>) {
  const text = useText(PRODUCT);
  const totals = useText(TOTALS);
  const { subtotal, regularUnitPrice, unitPrice, quantity } = line;
  const isReduced = regularUnitPrice > unitPrice && !isPending;
  return (
    <Price
      size="sm"
      className={isPending ? styles.isPending : undefined}
      current={costText(totals, subtotal)}
      regular={isReduced ? formatMoney(regularUnitPrice * quantity) : undefined}
      labels={{ current: text.salePrice, regular: text.regularPrice }}
    />
  );
}

function LineQuantity({ line }: Pick<CartLineProps, 'line'>) {
  const { key, name, quantity, stock, soldIndividually } = line;
  const text = useText(CART);
  const language = useLanguage();
  const controller = useCartController();
  const [isAtLimit, setIsAtLimit] = useState(false);
  const limit = Math.max(1, orderLimit(stock, soldIndividually));
  const change = (changed: number) => {
    setIsAtLimit(false);
    controller?.send(cartForm('quantity', { key, quantity: changed }));
  };
  return (
    <CartForm intent="quantity" className={styles.quantity}>
      <input type="hidden" name="key" value={key} />
      <Stepper
        name="quantity"
        size="sm"
        label={text.quantityOf(name)}
        lessLabel={text.less(name)}
        moreLabel={text.more(name)}
        value={quantity}
        max={limit}
        onChange={change}
        onExceed={() => setIsAtLimit(true)}
      />
      <span className={styles.limit} role="status">
        {isAtLimit && quantity === limit ? limitText(line, limit, language) : null}
      </span>
      <noscript>
        <button type="submit" className="link">
          {text.update}
        </button>
      </noscript>
    </CartForm>
  );
}

/** Saves the product and takes the line out of the cart. */
function MoveToWishlist({ line: { key, productId, name } }: Pick<CartLineProps, 'line'>) {
  const text = useText(WISHLIST);
  const controller = useCartController();
  return (
    <WishlistForm
      intent="add"
      product={{ id: productId, name }}
      onSent={() => controller?.send(cartForm('remove', { key }))}
    >
      <input type="hidden" name="line" value={key} />
      <IconButton
        type="submit"
        variant="bare"
        className={styles.move}
        icon="heart"
        iconSize={20}
        label={text.moveNamed(name)}
        onClick={(event) => focusAfterRemoval(event.currentTarget)}
      />
    </WishlistForm>
  );
}

/** Why no more can be ordered, in the words of the shop's refusal. */
function limitText({ name, soldIndividually }: Line, limit: number, language: Language): string {
  const facts = { name, available: String(limit) };
  const code = soldIndividually ? 'SOLD_INDIVIDUALLY' : 'NOT_ENOUGH_STOCK';
  return refusalText({ code, facts, fields: [], message: '' }, language);
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
