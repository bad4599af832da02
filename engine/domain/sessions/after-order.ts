import { EMPTY_CART } from '../cart/cart.ts';
import type { Session } from './session.ts';

/** The cart is bought; the addresses stay for the next time, and the order may be read from this session. */
export const afterOrder = (session: Session, orderId: number): Session => ({
  ...session,
  cart: EMPTY_CART,
  shippingChoice: null,
  shippingCalculated: true,
  orders: [...session.orders, orderId],
});
