import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import type { Cart } from '../../model/cart.ts';

interface TotalsProps {
  readonly cart: Cart;
  /** Before an address is given the price of delivery is only a guess, and guesses are not shown. */
  readonly isShippingKnown: boolean;
}

export function Totals({ cart, isShippingKnown }: TotalsProps) {
  const text = useText(CHECKOUT);
  const shippingWords = cart.shipping === 0 ? text.free : formatMoney(cart.shipping);
  return (
    <dl className="sum">
      <div>
        <dt>{text.subtotal}</dt>
        <dd>{formatMoney(cart.subtotal)}</dd>
      </div>
      {cart.discount > 0 ? (
        <div className="save">
          <dt>{text.discount}</dt>
          <dd>−{formatMoney(cart.discount)}</dd>
        </div>
      ) : null}
      {cart.needsShipping ? (
        <div>
          <dt>{text.shipping}</dt>
          <dd>{isShippingKnown ? shippingWords : text.shippingLater}</dd>
        </div>
      ) : null}
      {cart.pricesIncludeTax ? null : (
        <div>
          <dt>{text.tax}</dt>
          <dd>{formatMoney(cart.tax)}</dd>
        </div>
      )}
      <div className="tot">
        <dt>
          {text.total}
          {cart.pricesIncludeTax && cart.tax > 0 && (isShippingKnown || cart.shipping === 0) ? (
            <small>{text.taxIncluded(formatMoney(cart.tax))}</small>
          ) : null}
        </dt>
        <dd>{formatMoney(isShippingKnown ? cart.total : cart.total - cart.shipping)}</dd>
      </div>
    </dl>
  );
}
