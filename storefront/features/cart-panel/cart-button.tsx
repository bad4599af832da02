import { PATHS } from '#contract/paths.ts';
import { CART_BUTTON, CART_DRAWER, useCartController } from '../../cart/cart-controller.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { CART } from '../../i18n/messages/cart.ts';
import { CountBadge } from '../../ui/badge.tsx';
import { openDrawer } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';

/** A link to the cart's page that opens the panel where script runs. */
export function CartButton() {
  const text = useText(CART);
  const cart = useCartController()?.cart ?? null;
  const count = cart?.itemCount ?? 0;
  return (
    <LocalLink
      id={CART_BUTTON}
      to={PATHS.cart}
      className={iconButtonClass('bare')}
      leadsTo="panel"
      aria-label={cart ? text.openWith(count) : text.open}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        openDrawer(CART_DRAWER);
      }}
    >
      <Icon name="shopping-cart" />
      {count > 0 ? <CountBadge>{count}</CountBadge> : null}
      <span className="visuallyHidden" role="status">
        {cart ? text.items(count) : ''}
      </span>
    </LocalLink>
  );
}
