import type { StockProduct, StockVariation } from './stock-catalog.ts';

/** Whole cents with 11 % tax, as the merchant entered them. */
type Gross = number;

export interface StockLine {
  readonly key: string;
  readonly product: StockProduct;
  readonly variation: StockVariation | null;
  /** What the shopper chose, by the variation's own spelling. */
  readonly choices: readonly { readonly name: string; readonly value: string }[];
  quantity: number;
}

export interface StockCart {
  lines: StockLine[];
  removed: StockLine[];
  coupons: string[];
}

export type StockVersion = '0.21.2' | '1.0.2';

const DELIVERY = { net: 500, tax: 55 };
/** Code → percent off. */
export const STOCK_COUPONS: Readonly<Record<string, number>> = { hemat10: 10 };

const taxIn = (gross: Gross): number => Math.round((gross * 11) / 111);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const plain = (cents: number): string => String(cents / 100);
const exact = (gross: Gross): string => String(Number((gross / 111).toFixed(8)));

const grossOf = ({ product, variation, quantity }: StockLine): Gross => (variation?.price ?? product.price) * quantity;

/** All amounts as WooCommerce computes them: tax rounded for each line, discounts rounded down. */
export function totalsOf({ lines, coupons }: StockCart) {
  const percent = sum(coupons.map((code) => STOCK_COUPONS[code] ?? 0));
  const priced = lines.map((line) => {
    const gross = grossOf(line);
    const discount = Math.floor((gross * percent) / 100);
    return { line, gross, tax: taxIn(gross), discount, taxAfter: taxIn(gross - discount) };
  });
  const needsShipping = lines.some(({ product }) => !product.virtual);
  const delivery = needsShipping ? DELIVERY : { net: 0, tax: 0 };
  const gross = sum(priced.map((line) => line.gross));
  const discount = sum(priced.map((line) => line.discount));
  const tax = sum(priced.map((line) => line.tax));
  const totalTax = sum(priced.map(({ taxAfter }) => taxAfter)) + delivery.tax;
  return {
    priced,
    needsShipping,
    delivery,
    gross,
    discount,
    tax,
    totalTax,
    total: gross - discount + sum(Object.values(delivery)),
  };
}

/** The cart of the API. Its amounts are without tax, whatever `displayPricesIncludeTax` says. */
export function stockCart(cart: StockCart, version: StockVersion) {
  const totals = totalsOf(cart);
  const { discount, delivery, gross, tax, needsShipping } = totals;
  const coupon = { discountAmount: plain(Math.round((discount * 100) / 111)), discountTax: plain(taxIn(discount)) };
  const cost = version === '1.0.2' ? '€5.55' : '5.00';
  const rate = { id: 'flat_rate:1', methodId: 'flat_rate', label: 'Flat rate', cost };
  return {
    subtotal: plain(gross - tax),
    subtotalTax: plain(tax),
    discountTotal: exact(discount),
    discountTax: plain(taxIn(discount)),
    appliedCoupons: cart.coupons.length > 0 ? cart.coupons.map((code) => ({ code, ...coupon })) : null,
    shippingTotal: plain(delivery.net),
    shippingTax: plain(delivery.tax),
    totalTax: plain(totals.totalTax),
    totalTaxes: [{ label: 'PPN 11%' }],
    total: (totals.total / 100).toFixed(2),
    displayPricesIncludeTax: true,
    needsShippingAddress: needsShipping,
    chosenShippingMethods: needsShipping ? [rate.id] : [],
    availableShippingMethods: needsShipping ? [{ rates: [rate] }] : [],
    contents: {
      itemCount: sum(cart.lines.map(({ quantity }) => quantity)),
      nodes: totals.priced.map((priced) => stockCartLine(priced)),
    },
  };
}

function stockCartLine({ line, gross, tax }: ReturnType<typeof totalsOf>['priced'][number]) {
  const { product, variation, choices } = line;
  const labels = new Map(product.attributes?.nodes.map(({ name, label }) => [name.toLowerCase(), label]));
  const attributes = choices.map(({ name, value }) => ({ name, label: labels.get(name.toLowerCase()) ?? name, value }));
  return {
    __typename: 'SimpleCartItem',
    key: line.key,
    quantity: line.quantity,
    subtotal: exact(gross),
    subtotalTax: plain(tax),
    product: { node: product.node },
    variation: variation && { attributes, node: variation.node },
  };
}
