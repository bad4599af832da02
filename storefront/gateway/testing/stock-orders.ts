import { type StockCart, type StockVersion, totalsOf } from './stock-cart.ts';

export interface CheckoutInput {
  readonly paymentMethod: string;
  readonly customerNote?: string;
  readonly billing: Readonly<Record<string, string>>;
  readonly shipping: Readonly<Record<string, string>>;
}

const money = (cents: number): string => (cents / 100).toFixed(2);
/** Amounts of lines are formatted in the newer version, unless they are asked for without. */
const lineMoney = (cents: number, version: StockVersion): string =>
  version === '1.0.2' ? `€${money(cents)}` : money(cents);
const nodes = <Item>(items: readonly Item[]) => ({ nodes: items });

/** Text of a field as WooCommerce names it in a refusal. */
const REQUIRED = {
  firstName: 'First name',
  address1: 'Street address',
  city: 'Town / City',
  postcode: 'Postcode / ZIP',
};

/** @throws with WooCommerce's refusal of a field that is missing */
export function checkAddress({ billing }: CheckoutInput, needsShipping: boolean): void {
  const required = needsShipping ? REQUIRED : { firstName: REQUIRED.firstName };
  for (const [field, label] of Object.entries({ ...required, email: 'Email address' })) {
    if (!billing[field]) throw new Error(`<strong>Billing ${label}</strong> is a required field.`);
  }
}

export type StockOrder = ReturnType<typeof stockOrder>;

/** An order of the API. */
export function stockOrder(
  { id, version }: { readonly id: number; readonly version: StockVersion },
  cart: StockCart,
  { paymentMethod, customerNote, billing, shipping }: CheckoutInput,
) {
  const totals = totalsOf(cart);
  const { gross, discount, tax, delivery, totalTax, total, needsShipping } = totals;
  const isTransfer = paymentMethod === 'bacs';
  return {
    databaseId: id,
    orderNumber: String(id),
    orderKey: `wc_order_${id.toString(36)}xqGPAFuBBBNbX`,
    status: isTransfer ? 'ON_HOLD' : 'PROCESSING',
    date: '2026-11-22T12:00:00+00:00',
    modified: '2026-11-22T12:00:00+00:00',
    needsPayment: false,
    needsShippingAddress: needsShipping,
    pricesIncludeTax: true,
    customerNote: customerNote ?? '',
    paymentMethod,
    paymentMethodTitle: isTransfer ? 'Direct bank transfer' : 'Cash on delivery',
    subtotal: money(gross - tax),
    discountTotal: money(Math.round((discount * 100) / 111)),
    discountTax: money(Math.round((discount * 11) / 111)),
    shippingTotal: money(delivery.net),
    shippingTax: money(delivery.tax),
    totalTax: money(totalTax),
    total: money(total),
    billing,
    shipping,
    refunds: nodes([]),
    downloadableItems: nodes([]),
    taxLines: nodes([{ label: 'PPN 11%' }]),
    couponLines: nodes(
      cart.coupons.map((code) => ({
        code,
        discount: money(Math.round((discount * 100) / 111)),
        discountTax: money(Math.round((discount * 11) / 111)),
      })),
    ),
    shippingLines: nodes(needsShipping ? [{ methodTitle: 'Flat rate' }] : []),
    lineItems: nodes(totals.priced.map((priced, index) => orderLine(priced, { index, version }))),
  };
}

function orderLine(
  { line, gross, tax }: ReturnType<typeof totalsOf>['priced'][number],
  { index, version }: { readonly index: number; readonly version: StockVersion },
) {
  const { product, variation, choices, quantity } = line;
  return {
    id: `line-${index}`,
    databaseId: index + 1,
    productId: product.id,
    variationId: variation?.id ?? null,
    quantity,
    subtotal: lineMoney(gross - tax, version),
    subtotalTax: lineMoney(tax, version),
    metaData: choices.map(({ name, value }) => ({ key: name, value })),
    product: { node: product.node },
    variation: variation && { node: variation.node },
  };
}
