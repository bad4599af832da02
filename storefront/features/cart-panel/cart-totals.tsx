import { CartForm } from '../../cart/cart-form.tsx';
import { RemoveCode } from '../../cart/code-field.tsx';
import { type Delivery, Totals } from '../../cart/totals.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { CART } from '../../i18n/messages/cart.ts';
import { TOTALS } from '../../i18n/messages/totals.ts';
import { billWithoutShipping } from '../../model/bill.ts';
import type { PendingCart } from '../../model/pending-cart.ts';

/** The price of delivery depends on an address that only the checkout asks for; that it is free is known before. */
export function CartTotals({ cart }: { readonly cart: PendingCart }) {
  const text = useText(CART);
  const totals = useText(TOTALS);
  const isFree = cart.chosenRate !== null && cart.shipping === 0;
  const delivery: Delivery = isFree ? { method: null } : { later: text.atCheckout };
  return (
    <>
      <Totals
        bill={cart}
        delivery={cart.needsShipping ? delivery : null}
        isPending={cart.isPending}
        removeCode={(code) => (
          <CartForm intent="remove-code">
            <RemoveCode code={code} />
          </CartForm>
        )}
      />
      <p className="sr" role="status">
        {cart.isPending ? totals.pending : `${totals.total} ${formatMoney(billWithoutShipping(cart).total)}`}
      </p>
    </>
  );
}
