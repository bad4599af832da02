import type { Cart } from '../cart/cart.ts';
import type { Session } from './session.ts';

/** When the last line goes, the chosen delivery goes too. */
export const withCart = (session: Session, cart: Cart): Session => ({
  ...session,
  cart,
  shippingChoice: cart.lines.length > 0 ? session.shippingChoice : null,
});
