import { paidBefore } from '../model/bill.ts';
import type { Cart } from '../model/cart.ts';
import type { createExtras } from './extras.ts';
import { getCartExtras } from './generated/operations.generated.ts';
import { giftCardsOf } from './map/cart.ts';
import type { VisitorAsk } from './visitor-ask.ts';

interface Needs {
  readonly askAs: VisitorAsk;
  readonly extras: ReturnType<typeof createExtras>;
}

/** Only this shop's own engine knows of gift cards, and only a bill that they have paid a part of is worth asking for. */
export async function withGiftCards({ askAs, extras }: Needs, cart: Cart): Promise<Cart> {
  if (paidBefore(cart) <= 0) return cart;
  const own = await extras(async () => (await askAs(getCartExtras, {})).data?.cart ?? null);
  return own ? { ...cart, codes: [...cart.codes, ...giftCardsOf(own.giftCards)] } : cart;
}
