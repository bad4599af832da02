import { PATHS } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { CART } from '../../i18n/messages/cart.ts';
import type { PendingCart } from '../../model/pending-cart.ts';
import { Empty } from '../../ui/empty.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CartCodeForm } from './cart-code-form.tsx';
import { CartLine } from './cart-line.tsx';
import { CartTotals } from './cart-totals.tsx';
import { FreeShipping } from './free-shipping.tsx';

interface CartContentProps {
  readonly cart: PendingCart;
  readonly headingLevel: 2 | 3;
}

/**
 * Free within the country; as long as nobody has said where to, that is where. There is nothing left to earn where a
 * coupon has made it free.
 */
function mayShipFree({ needsShipping, deliversTo, ...cart }: PendingCart): boolean {
  const isGiven = cart.rates.some(({ id, method }) => id === cart.chosenRate && method === 'free_shipping');
  const isEarned = cart.subtotal - cart.discount >= SITE.freeShippingFrom;
  const isServed = !deliversTo || SITE.freeShippingTo.some((country) => country === deliversTo);
  return needsShipping && isServed && (isEarned || !isGiven);
}

/** Everything in the cart; the same in the panel and on the cart's own page. */
export function CartContent({ cart, headingLevel }: CartContentProps) {
  const text = useText(CART);
  const localise = useLocalPath();
  return (
    <>
      {mayShipFree(cart) ? <FreeShipping goods={cart.subtotal - cart.discount} /> : null}
      <ul className="lines panel-b">
        {cart.lines.map((line) => (
          <CartLine
            key={line.key}
            line={line}
            isPending={cart.pendingLines.includes(line.key)}
            headingLevel={headingLevel}
          />
        ))}
      </ul>
      <div className="panel-f cart-f">
        <CartCodeForm cart={cart} />
        <CartTotals cart={cart} />
        <LinkButton href={localise(PATHS.checkout)} variant="go" size="lg" isFull>
          {text.checkout}
        </LinkButton>
        {cart.needsShipping && cart.chosenRate === null ? (
          <p className="hint cart-later">{cart.pricesIncludeTax ? text.laterDelivery : text.laterBoth}</p>
        ) : null}
      </div>
    </>
  );
}

export function EmptyCart({ headingLevel }: Pick<CartContentProps, 'headingLevel'>) {
  const text = useText(CART);
  const localise = useLocalPath();
  const browse = (
    <LinkButton href={localise(PATHS.products)} variant="go">
      {text.browse}
    </LinkButton>
  );
  return (
    <Empty title={text.emptyTitle} headingLevel={headingLevel} action={browse}>
      {text.empty}
    </Empty>
  );
}
