import { JAKARTA } from '#engine/domain/testing/shop.ts';
import type { visitor } from './client.ts';

export const CART = `{ cart {
  subtotal contentsTotal total totalTax discountTotal discountTax shippingTotal chosenShippingMethods
  appliedCoupons { code description discountAmount discountTax net: discountAmount(excludeTax: true) gross: discountAmount(excludeTax: false) raw: discountAmount(format: RAW) }
  giftCards { code amount balance } notices { code message }
} }`;
export const APPLY = `mutation applyCoupon($code: String!) {
  applyCoupon(input: { code: $code }) {
    applied { description discountTax discountAmount code } giftCard { code amount balance }
    cart { total discountTotal appliedCoupons { description discountTax discountAmount code } }
  }
}`;
export const REMOVE = `mutation removeCoupons($codes: [String]!) {
  removeCoupons(input: { codes: $codes }) { cart { total appliedCoupons { code } giftCards { code } } }
}`;
const CHECKOUT = `mutation ($input: CheckoutInput!) { checkout(input: $input) { order {
  databaseId status paymentMethod needsPayment subtotal discountTotal discountTax total totalTax
  couponLines { nodes { code discount discountTax coupon { code amount discountType usageCount emailRestrictions } formatted: discount(format: FORMATTED) } }
  giftCards { code amount raw: amount(format: RAW) }
} } }`;
const OWN = { billing: JAKARTA, paymentMethod: 'bacs' };

type Guest = ReturnType<typeof visitor>;

/** To Jakarta, by bank transfer. */
export const order = (guest: Guest, rest: object = {}) => guest.ask(CHECKOUT, { input: { ...OWN, ...rest } });
