import { isSameAddress } from '../addresses/address.ts';
import { checkAddress } from '../addresses/check-address.ts';
import type { LineItem } from '../cart/line-item.ts';
import { lacksRegistration } from '../catalog/lubricants.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import { type DroppedCoupon, isUsedUp } from '../promotions/evaluate-coupons.ts';
import type { Offers } from '../promotions/offers.ts';
import type { CheckoutCouponRefusal } from '../promotions/refusals.ts';
import type { ShopSettings } from '../settings/settings.ts';
import { available, isInStock, quantityByStockOwner } from '../stock/stock.ts';
import type { CheckoutAddresses } from './checkout-request.ts';
import type { Order } from './order.ts';
import type { OrderAddressRefusal, OrderRefusal, RedemptionRefusal } from './refusals.ts';

/** Stock, and the numbers of an oil, may have changed since the cart was filled, so every line is checked again. */
export function refuseLines(lines: readonly LineItem[], lubricants: ReadonlySet<number>): OrderRefusal | null {
  const oil = lines.find(({ sellable }) => lacksRegistration(sellable, lubricants));
  if (oil) return { code: 'OIL_NOT_REGISTERED', name: oil.sellable.name };
  const requested = quantityByStockOwner(lines);
  for (const { sellable } of lines) {
    if (!isInStock(sellable.stock)) return { code: 'SOLD_OUT_AT_CHECKOUT', name: sellable.name };
    const left = available(sellable.stock);
    if ((requested.get(sellable.stockOwner) ?? 0) > left) {
      return { code: 'TOO_FEW_AT_CHECKOUT', name: sellable.name, available: left };
    }
  }
  return null;
}

/** A cart without shipping needs only a name, an email address for the files and a country for the tax. */
export function refuseAddresses(
  { billing, shipping }: CheckoutAddresses,
  needsShipping: boolean,
  { geography, sellingCountries }: ShopSettings,
): OrderAddressRefusal | null {
  const target = needsShipping ? shipping : billing;
  if (needsShipping && target.country === '') return { code: 'NO_SHIPPING_ADDRESS' };
  if (target.country !== '' && !sellingCountries.includes(target.country)) {
    return { code: 'COUNTRY_NOT_SERVED', country: target.country };
  }
  const extent = needsShipping ? 'full' : 'contact';
  const shipsElsewhere = needsShipping && !isSameAddress(billing, shipping);
  const problems = [
    ...checkAddress(billing, { role: 'billing', extent, geography }),
    ...(shipsElsewhere ? checkAddress(shipping, { role: 'shipping', extent, geography }) : []),
  ];
  return problems.length > 0 ? { code: 'ADDRESS_INVALID', problems } : null;
}

/** Offers that no longer count would change the total. They are removed first, and the shopper confirms again. */
export function refuseDroppedOffers({ dropped }: PricedCart): OrderRefusal | null {
  const [coupon] = dropped.coupons;
  if (coupon) return toCheckoutRefusal(coupon);
  return dropped.giftCards.length > 0 ? { code: 'GIFT_CARD_CHANGED' } : null;
}

function toCheckoutRefusal({ code, refusal }: DroppedCoupon): CheckoutCouponRefusal {
  switch (refusal.code) {
    case 'COUPON_LIMIT_REACHED':
      return refusal;
    case 'COUPON_NEEDS_EMAIL':
    case 'COUPON_OF_OTHERS':
      return { code: 'COUPON_OF_OTHERS_REMOVED', coupon: code };
    default:
      return { code: 'COUPON_INVALID_REMOVED', coupon: code };
  }
}

/** May a failed order redeem its coupons and gift cards again? Its totals do not change. */
export function refuseRedemption({ giftCards }: Pick<Order, 'giftCards'>, offers: Offers): RedemptionRefusal | null {
  if (offers.coupons.some(isUsedUp)) return { code: 'COUPON_LIMIT_REACHED' };
  const balances = new Map(offers.giftCards.map(({ id, balance }) => [id, balance]));
  const isShort = giftCards.some(({ cardId, amount }) => (balances.get(cardId) ?? 0) < amount);
  return isShort ? { code: 'GIFT_CARD_CHANGED' } : null;
}
