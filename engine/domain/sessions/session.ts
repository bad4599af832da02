import type { Address } from '../addresses/address.ts';
import type { Cart } from '../cart/cart.ts';
import type { ShippingChoice } from '../shipping/shipping-choice.ts';

/** What the shop remembers of one visitor between requests. */
export interface Session {
  /** `t_` and 30 hex characters for a guest, the customer's number as text for a customer. */
  readonly customerId: string;
  readonly cart: Cart;
  /** Null until the shopper has chosen: the default rule answers. */
  readonly shippingChoice: ShippingChoice | null;
  readonly billing: Address;
  readonly shipping: Address;
  /** The shopper has given an address, so delivery is no longer a guess. */
  readonly shippingCalculated: boolean;
  /** Orders placed in this session: it may read them. */
  readonly orders: readonly number[];
  /** What a client keeps with the visit; the shop makes nothing of it. */
  readonly data: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
}
