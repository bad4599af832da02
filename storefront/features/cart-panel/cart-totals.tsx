import { useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { CART } from '../../i18n/messages/cart.ts';
import type { PendingCart } from '../../model/pending-cart.ts';

/** Amounts as the server gave them; while it works out new ones they are marked, never guessed. */
export function CartTotals({ cart }: { readonly cart: PendingCart }) {
  const text = useText(CART);
  // The price of delivery depends on an address that only the checkout asks for.
  const isFree = cart.chosenRate !== null && cart.shipping === 0;
  const total = formatMoney(cart.total - cart.shipping);
  return (
    <>
      <dl className="sum" aria-busy={cart.isPending || undefined}>
        <Row label={text.subtotal}>{formatMoney(cart.subtotal)}</Row>
        {cart.discount > 0 ? (
          <Row label={text.discount} className="save">
            −{formatMoney(cart.discount)}
          </Row>
        ) : null}
        {cart.needsShipping ? <Row label={text.shipping}>{isFree ? text.freeShipping : text.atCheckout}</Row> : null}
        {cart.pricesIncludeTax ? null : <Row label={text.tax}>{formatMoney(cart.tax)}</Row>}
        <Row label={text.total} className="tot">
          {total}
        </Row>
      </dl>
      {cart.pricesIncludeTax && cart.tax > 0 && cart.shipping === 0 ? (
        <p className="hint num">{text.taxIncluded(formatMoney(cart.tax))}</p>
      ) : null}
      <p className="sr" role="status">
        {cart.isPending ? text.pending : `${text.total} ${total}`}
      </p>
    </>
  );
}

interface RowProps {
  readonly label: string;
  readonly className?: string;
  readonly children: React.ReactNode;
}

const Row = ({ label, className, children }: RowProps) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
