import { PATHS } from '#contract/paths.ts';
import { codesKey } from '../../cart/code-field.tsx';
import { type Delivery, Totals } from '../../cart/totals.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { billWithoutShipping } from '../../model/bill.ts';
import type { Cart, CartLine } from '../../model/cart.ts';
import { PLACEHOLDER, pictureSet } from '../../model/picture.ts';
import { Icon } from '../../ui/icon.tsx';
import { CheckoutCodeForm, CodeNotices, RemoveFromCheckout } from './checkout-codes.tsx';

interface OrderSummaryProps {
  readonly cart: Cart;
  readonly isShippingKnown: boolean;
}

/** Always in sight: beside the steps on a wide screen, folded to the total above them on a phone. */
export function OrderSummary({ cart, isShippingKnown }: OrderSummaryProps) {
  const text = useText(CHECKOUT);
  const delivery: Delivery = isShippingKnown ? { method: null } : { later: text.shippingLater };
  const content = (
    <>
      <ul>
        {cart.lines.map((line) => (
          <SummaryLine key={line.key} line={line} />
        ))}
      </ul>
      <LocalLink className="link" to={PATHS.cart}>
        {text.editCart}
      </LocalLink>
      <CheckoutCodeForm key={codesKey(cart)} />
      <CodeNotices />
      <Totals
        bill={cart}
        delivery={cart.needsShipping ? delivery : null}
        removeCode={(code) => <RemoveFromCheckout code={code} />}
      />
    </>
  );
  return (
    <aside className="co-sum" data-theme="light" aria-label={text.summary}>
      <details className="only-m">
        <summary>
          <Icon name="shopping-cart" size={22} />
          {text.summary}
          <Icon name="chevron-down" size={18} />
          <span className="price">{formatMoney(isShippingKnown ? cart.total : billWithoutShipping(cart).total)}</span>
        </summary>
        {content}
      </details>
      <div className="only-d">
        <h2>{text.summary}</h2>
        {content}
      </div>
    </aside>
  );
}

export function SummaryLine({ line }: { readonly line: CartLine }) {
  const text = useText(CHECKOUT);
  return (
    <li className="ln">
      <span className="ln-i">
        <img {...pictureSet(line.picture ?? PLACEHOLDER)} sizes="4rem" width={100} height={100} alt="" loading="lazy" />
        <b>
          <span className="sr">{text.quantity(line.quantity)}</span>
          <span aria-hidden="true">{line.quantity}</span>
        </b>
      </span>
      <div className="ln-t">
        <div>
          <h3>{line.name}</h3>
          <p className="ln-v">{line.options.map(({ value }) => value).join(', ')}</p>
        </div>
        <p className="price">{formatMoney(line.subtotal)}</p>
      </div>
    </li>
  );
}
