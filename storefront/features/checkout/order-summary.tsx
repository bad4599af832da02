import { useState } from 'react';
import { PATHS } from '#contract/paths.ts';
import { BackorderNote } from '../../cart/backorder-note.tsx';
import { type Delivery, Totals } from '../../cart/totals.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { costText, TOTALS } from '../../i18n/messages/totals.ts';
import { billWithoutShipping } from '../../model/cart/bill.ts';
import { backorderedByLine, type Cart, type CartLine } from '../../model/cart/cart.ts';
import { PLACEHOLDER, pictureSet } from '../../model/picture.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { LineItem } from '../../ui/line-item.tsx';
import { Price } from '../../ui/price.tsx';
import { CheckoutCodeForm, CodeNotices, RemoveFromCheckout } from './checkout-codes.tsx';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  readonly cart: Cart;
  readonly isShippingKnown: boolean;
}

/** Always in sight: beside the steps on a wide screen, folded to the total above them on a phone. */
export function OrderSummary({ cart, isShippingKnown }: OrderSummaryProps) {
  const text = useText(CHECKOUT);
  // Of whichever form of codes was pressed last; the field of the code says it.
  const [isUnsent, setUnsent] = useState(false);
  const delivery: Delivery = isShippingKnown ? { method: null } : { later: text.shippingLater };
  const backordered = backorderedByLine(cart.lines);
  const content = (
    <>
      <ul>
        {cart.lines.map((line) => (
          <SummaryLine key={line.key} line={line} backordered={backordered.get(line.key) ?? 0} />
        ))}
      </ul>
      <LocalLink className={classNames('link', styles.editCart)} to={PATHS.cart}>
        {text.editCart}
      </LocalLink>
      <CheckoutCodeForm bill={cart} isUnsent={isUnsent} onUnsent={setUnsent} />
      <CodeNotices />
      <Totals
        bill={cart}
        delivery={cart.needsShipping ? delivery : null}
        taxTakenOff={cart.taxTakenOff}
        removeCode={(code) => <RemoveFromCheckout code={code} onUnsent={setUnsent} />}
      />
    </>
  );
  return (
    <aside className={styles.summary} data-theme="light" aria-label={text.summary}>
      <details className="narrowOnly">
        <summary>
          <Icon name="shopping-cart" size={22} />
          <h2>{text.summary}</h2>
          <Icon name="chevron-down" size={18} />
          <Price
            as="span"
            className={styles.amount}
            current={formatMoney(isShippingKnown ? cart.total : billWithoutShipping(cart).total)}
          />
        </summary>
        {content}
      </details>
      <div className="wideOnly">
        <h2>{text.summary}</h2>
        {content}
      </div>
    </aside>
  );
}

interface SummaryLineProps {
  readonly line: CartLine;
  /** Pieces of it that are beyond the stock. */
  readonly backordered: number;
}

function SummaryLine({ line, backordered }: SummaryLineProps) {
  const text = useText(CHECKOUT);
  const totals = useText(TOTALS);
  const picture = pictureSet(line.picture ?? PLACEHOLDER);
  return (
    <LineItem
      isCompact
      picture={
        <>
          <img {...picture} sizes="4rem" width={100} height={100} alt="" loading="lazy" />
          <b className={styles.quantity}>
            <span className="visuallyHidden">{text.quantity(line.quantity)}</span>
            <span aria-hidden="true">{line.quantity}</span>
          </b>
        </>
      }
      title={<h3>{line.name}</h3>}
      detail={line.options.map(({ value }) => value).join(', ')}
      note={<BackorderNote quantity={line.quantity} backordered={backordered} />}
      price={<Price size="sm" current={costText(totals, line.subtotal)} />}
    />
  );
}
