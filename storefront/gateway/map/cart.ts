import type { BillCode } from '../../model/cart/bill.ts';
import type { Cart, CartLine, PaymentMethod, ShippingRate } from '../../model/cart/cart.ts';
import type { Cents, Price } from '../../model/money.ts';
import type { CartFragment, GetCartQuery } from '../generated/operations.generated.ts';
import { amount, formattedAmount, shownAmount } from './amount.ts';
import { attributeName, chosenOption, nodesOf, pictureOf, stockOf } from './fragments.ts';
import { paymentKindOf } from './payment-kind.ts';
import { pricesOf } from './price.ts';
import { refusalOf } from './refusal.ts';
import { readableSlug } from './slug.ts';
import { nameText, plainText } from './text.ts';

type RawLine = NonNullable<CartFragment['contents']>['nodes'][number];
type RawProduct = NonNullable<RawLine['product']>['node'];

/** Chosen options, labelled by the product's own attributes where it still has them. */
function optionsOf({ variation }: RawLine, product: RawProduct): CartLine['options'] {
  const attributes = 'attributes' in product ? nodesOf(product.attributes) : [];
  return (variation?.attributes ?? [])
    .filter((choice) => choice !== null)
    .map(
      (choice) =>
        chosenOption(attributes, choice) ?? {
          attribute: attributeName(choice.name),
          label: nameText(choice.label),
          value: nameText(choice.value),
        },
    );
}

/** Catalog prices may include a tax that cart prices do not, so only the ratio of the two is taken from the catalog. */
const regularUnitPrice = (unitPrice: Cents, listed: Price | null): Cents =>
  listed && listed.current > 0 ? Math.round((unitPrice * listed.regular) / listed.current) : unitPrice;

/** Null for a line whose product is gone. */
function lineOf(raw: RawLine, cart: CartFragment): CartLine | null {
  const product = raw.product?.node;
  if (!product) return null;
  const variation = raw.variation?.node ?? null;
  const sellable = variation ?? product;
  const quantity = raw.quantity ?? 0;
  const subtotal = shownAmount(cart.displayPricesIncludeTax, raw.subtotal, raw.subtotalTax);
  const unitPrice = quantity > 0 ? Math.round(subtotal / quantity) : 0;
  return {
    key: raw.key,
    productId: product.databaseId,
    variationId: variation?.databaseId ?? null,
    slug: readableSlug(product.slug),
    name: nameText(product.name),
    options: optionsOf(raw, product),
    quantity,
    unitPrice,
    regularUnitPrice: regularUnitPrice(unitPrice, pricesOf(sellable).price),
    subtotal,
    stockOwner: variation && variation.manageStock !== 'PARENT' ? variation.databaseId : product.databaseId,
    stock: stockOf('stockStatus' in sellable ? sellable : {}),
    soldIndividually: ('soldIndividually' in product && product.soldIndividually) || false,
    picture: pictureOf(sellable.image) ?? pictureOf(product.image),
  };
}

/** As prices are shown. Where the chosen rate costs what the delivery costs without tax, all rates come without it. */
function ratesOf(cart: CartFragment): readonly ShippingRate[] {
  const rates = (cart.availableShippingMethods?.[0]?.rates ?? [])
    .filter((rate) => rate !== null)
    .map(({ id, methodId, label, cost }) => ({
      id,
      method: methodId,
      label: nameText(label),
      cost: formattedAmount(cost),
    }));
  const chosen = rates.find(({ id }) => id === cart.chosenShippingMethods?.[0]);
  const withoutTax = amount(cart.shippingTotal);
  const withTax = shownAmount(cart.displayPricesIncludeTax, cart.shippingTotal, cart.shippingTax);
  if (withoutTax === 0 || chosen?.cost !== withoutTax) return rates;
  return rates.map((rate) => ({ ...rate, cost: Math.round((rate.cost * withTax) / withoutTax) }));
}

/** As prices are shown, with or without tax. Gift cards have a list of their own. */
const couponsOf = (cart: CartFragment): readonly BillCode[] =>
  (cart.appliedCoupons ?? [])
    .filter((coupon) => coupon !== null)
    .filter(({ isGiftCard }) => !isGiftCard)
    .map(({ code, discountAmount, discountTax }) => ({
      kind: 'coupon',
      code: plainText(code),
      amount: shownAmount(cart.displayPricesIncludeTax, discountAmount, discountTax),
    }));

type RawGiftCard = NonNullable<CartFragment['giftCards']>[number];

export const giftCardsOf = (cards: readonly RawGiftCard[]): readonly BillCode[] =>
  cards.map(({ code, amount: paid }) => ({ kind: 'gift-card', code, amount: amount(paid) }));

interface Destination {
  readonly country: string;
  readonly postcode: string;
}

/** Nothing where a tax is due, or where the shop's prices hold none. */
function taxTakenOffOf(raw: CartFragment, lines: readonly CartLine[]): Cents {
  if (!raw.displayPricesIncludeTax || amount(raw.totalTax) > 0) return 0;
  const listed = nodesOf(raw.contents).reduce((sum, { product, variation, quantity }) => {
    const sellable = variation?.node ?? product?.node;
    return sum + (sellable ? (pricesOf(sellable).price?.current ?? 0) : 0) * (quantity ?? 0);
  }, 0);
  return Math.max(0, listed - lines.reduce((sum, { subtotal }) => sum + subtotal, 0));
}

/** `destination` is null where the response does not hold it. */
export function cartOf(raw: CartFragment, destination: Destination | null = null): Cart {
  const lines = nodesOf(raw.contents)
    .map((line) => lineOf(line, raw))
    .filter((line) => line !== null);
  const rates = ratesOf(raw);
  const chosen = raw.chosenShippingMethods?.[0];
  return {
    lines,
    taxTakenOff: taxTakenOffOf(raw, lines),
    itemCount: raw.contents?.itemCount ?? lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: shownAmount(raw.displayPricesIncludeTax, raw.subtotal, raw.subtotalTax),
    discount: shownAmount(raw.displayPricesIncludeTax, raw.discountTotal, raw.discountTax),
    codes: [...couponsOf(raw), ...giftCardsOf(raw.giftCards ?? [])],
    shipping: shownAmount(raw.displayPricesIncludeTax, raw.shippingTotal, raw.shippingTax),
    tax: amount(raw.totalTax),
    taxNames: (raw.totalTaxes ?? []).filter((tax) => tax !== null).map(({ label }) => nameText(label)),
    total: amount(raw.total),
    pricesIncludeTax: raw.displayPricesIncludeTax ?? false,
    needsShipping: raw.needsShippingAddress ?? false,
    deliversTo: destination?.country || null,
    postcode: destination?.postcode ?? null,
    rates,
    chosenRate: rates.some(({ id }) => id === chosen) ? (chosen ?? null) : null,
    notices: raw.notices?.map(({ coupon, message }) => ({ coupon, reason: refusalOf({ message }) })) ?? null,
  };
}

type RawGateway = NonNullable<GetCartQuery['paymentGateways']>['nodes'][number];

export const paymentMethodsOf = (gateways: readonly RawGateway[]): readonly PaymentMethod[] =>
  gateways.map(({ id, kind, title, description }) => ({
    id,
    title: nameText(title),
    description: plainText(description),
    isOnDelivery: paymentKindOf(kind, id) === 'pay-on-delivery',
  }));
