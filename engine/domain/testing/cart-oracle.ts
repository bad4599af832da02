import type { LineItem } from '../cart/line-item.ts';
import type { OfferedCoupon } from '../promotions/coupon.ts';
import type { GiftCard } from '../promotions/gift-card.ts';
import type { ShippingMethod } from '../shipping/shipping-settings.ts';
import type { TaxRate, TaxSettings } from '../tax/tax-settings.ts';
import { halfUp, split, total } from './exact-shares.ts';

// WooCommerce's published rules of a cart, written down a second time: piece by piece, in exact whole numbers, and with
// nothing of the code they are compared with. They are slow and plain.

export interface OracleCart {
  readonly lines: readonly LineItem[];
  readonly coupons: readonly OfferedCoupon[];
  readonly giftCards: readonly GiftCard[];
  readonly tax: TaxSettings;
  /** Country of the shopper, and of the shop. */
  readonly country: string;
  readonly home: string;
  /** What is offered there, in the merchant's order. */
  readonly methods: readonly ShippingMethod[];
}

interface Amount {
  readonly net: bigint;
  readonly taxes: ReadonlyMap<number, bigint>;
}

interface Off {
  readonly code: string;
  readonly amount: bigint;
}

interface Line {
  readonly item: LineItem;
  readonly unit: bigint;
  readonly isOnSale: boolean;
  readonly offs: Off[];
}

const MILLION = 1_000_000n;
const taxOf = ({ taxes }: Amount): bigint => total([...taxes.values()]);
const listed = ({ item, unit }: Line): bigint => unit * BigInt(item.quantity);
const charged = (line: Line): bigint => listed(line) - total(line.offs.map(({ amount }) => amount));

function toLine(item: LineItem): Line {
  const { regular, sale } = item.sellable.price;
  const isOnSale = sale !== null && sale.price < (regular ?? 0);
  return { item, unit: BigInt((isOnSale ? sale.price : regular) ?? 0), isOnSale, offs: [] };
}

/** One rate for each priority: the first that is for the country, else the first that is for everywhere. */
function ratesOf(tax: TaxSettings, taxClass: string, country: string): readonly TaxRate[] {
  const due: TaxRate[] = [];
  for (const priority of [...new Set(tax.rates.map((rate) => rate.priority))].sort((a, b) => a - b)) {
    const fitting = tax.rates.filter((rate) => rate.priority === priority && rate.taxClass === taxClass);
    const rate = fitting.find((one) => one.country === country) ?? fitting.find((one) => one.country === '');
    if (rate) due.push(rate);
  }
  return due;
}

/** Each rate on the net amount; a compound one on the taxes before it, too. */
function onTop(net: bigint, rates: readonly TaxRate[]): Amount {
  const taxes = new Map<number, bigint>();
  const simple = rates.filter(({ compound }) => !compound);
  for (const { id, rate } of simple) taxes.set(id, halfUp(net * BigInt(rate), MILLION));
  for (const { id, rate } of rates.filter(({ compound }) => compound)) {
    taxes.set(id, halfUp((net + total([...taxes.values()])) * BigInt(rate), MILLION));
  }
  return { net, taxes };
}

/** Takes the compound rates out, the last first, then all others as one, which is split by their size. */
function within(gross: bigint, rates: readonly TaxRate[]): Amount {
  const taxes = new Map<number, bigint>();
  let rest = gross;
  for (const { id, rate } of rates.filter(({ compound }) => compound).toReversed()) {
    const amount = halfUp(rest * BigInt(rate), MILLION + BigInt(rate));
    taxes.set(id, amount);
    rest -= amount;
  }
  const simple = rates.filter(({ compound }) => !compound);
  const sizes = simple.map(({ rate }) => BigInt(rate));
  const net = halfUp(rest * MILLION, MILLION + total(sizes));
  for (const [place, amount] of split(rest - net, sizes).entries()) taxes.set(simple[place]?.id ?? 0, amount);
  return { net, taxes };
}

/** A price with the shop's own tax stays the same where the same rates are due. */
function taxed(entered: bigint, { tax, country, home }: OracleCart, rates: (country: string) => readonly TaxRate[]) {
  if (!tax.pricesIncludeTax) return onTop(entered, rates(country));
  const atHome = within(entered, rates(home));
  const areSame = String(rates(home).map(({ id }) => id)) === String(rates(country).map(({ id }) => id));
  return areSame ? atHome : onTop(atHome.net, rates(country));
}

const taxedItem = (amount: bigint, { item }: Line, cart: OracleCart): Amount =>
  taxed(amount, cart, (country) =>
    item.sellable.taxStatus === 'taxable' ? ratesOf(cart.tax, item.sellable.taxClass, country) : [],
  );

const isIn = ({ item }: Line, ids: readonly number[]) => ids.includes(item.productId);
const isFiledIn = ({ item }: Line, ids: readonly number[]) => item.sellable.categoryIds.some((id) => ids.includes(id));

const isExcluded = (line: Line, coupon: OfferedCoupon): boolean =>
  isIn(line, coupon.excludedProductIds) ||
  isFiledIn(
    line,
    coupon.excludedCategories.map(({ id }) => id),
  ) ||
  (coupon.excludesSaleItems && line.isOnSale);

function isMeant(line: Line, coupon: OfferedCoupon): boolean {
  const isForAll = coupon.productIds.length === 0 && coupon.categoryIds.length === 0;
  return (
    (isForAll || isIn(line, coupon.productIds) || isFiledIn(line, coupon.categoryIds)) && !isExcluded(line, coupon)
  );
}

function isValid(coupon: OfferedCoupon, lines: readonly Line[], subtotal: bigint): boolean {
  const { usageLimit, usageLimitPerCustomer, uses, usesByCustomer, minimumSpend, maximumSpend } = coupon;
  if (usageLimit !== null && uses >= usageLimit) return false;
  if (usageLimitPerCustomer !== null && usesByCustomer >= usageLimitPerCustomer) return false;
  if (minimumSpend !== null && subtotal < BigInt(minimumSpend)) return false;
  if (maximumSpend !== null && subtotal > BigInt(maximumSpend)) return false;
  if (coupon.productIds.length > 0 && !lines.some((line) => isIn(line, coupon.productIds))) return false;
  if (coupon.categoryIds.length > 0 && !lines.some((line) => isFiledIn(line, coupon.categoryIds))) return false;
  if (coupon.discount.kind === 'fixed-cart') return !lines.some((line) => isExcluded(line, coupon));
  return lines.length === 0 || lines.some((line) => isMeant(line, coupon));
}

/** Pieces of each line that the coupon lowers: one after the other, the dearest first, until its limit. */
function piecesOf(coupon: OfferedCoupon, lines: readonly Line[]): readonly bigint[] {
  const pieces = lines.flatMap((line, place) =>
    isMeant(line, coupon) ? Array.from({ length: line.item.quantity }, () => ({ place, unit: line.unit })) : [],
  );
  const dearest = pieces.toSorted((a, b) => (a.unit === b.unit ? a.place - b.place : a.unit < b.unit ? 1 : -1));
  const lowered = dearest.slice(0, coupon.itemLimit ?? dearest.length);
  return lines.map((_, place) => BigInt(lowered.filter((piece) => piece.place === place).length));
}

function offsOf({ discount }: OfferedCoupon, lines: readonly Line[], pieces: readonly bigint[]): readonly bigint[] {
  const prices = lines.map(({ unit }, place) => unit * (pieces[place] ?? 0n));
  if (discount.kind === 'percent') {
    return split(halfUp(total(prices) * BigInt(discount.share), MILLION), prices);
  }
  const amount = BigInt(discount.amount);
  if (discount.kind === 'fixed-product') {
    return lines.map(({ unit }, place) => (amount < unit ? amount : unit) * (pieces[place] ?? 0n));
  }
  const open = prices.map((price, place) => lesser(price, lines[place] ? charged(lines[place]) : 0n));
  return split(lesser(amount, total(open)), open);
}

const lesser = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** First what is off single pieces, then percents, then what is off the cart; of one kind, as they were entered. */
function applyCoupons(coupons: readonly OfferedCoupon[], lines: readonly Line[]): void {
  for (const kind of ['fixed-product', 'percent', 'fixed-cart']) {
    for (const coupon of coupons.filter(({ discount }) => discount.kind === kind)) {
      const offs = offsOf(coupon, lines, piecesOf(coupon, lines));
      for (const [place, line] of lines.entries()) {
        const amount = lesser(offs[place] ?? 0n, charged(line));
        if (amount > 0n) line.offs.push({ code: coupon.code, amount });
      }
    }
  }
}

/** What the lines cost, with or without tax as the shop shows it. */
function shown(cart: OracleCart, lines: readonly Line[], priceOf: (line: Line) => bigint): bigint {
  const amounts = lines.map((line) => taxedItem(priceOf(line), line, cart));
  return total(amounts.map((amount) => (cart.tax.displayIncludesTax ? amount.net + taxOf(amount) : amount.net)));
}

/** The coupons that count: all valid ones, or the first that stands alone. */
function countingCoupons(cart: OracleCart, lines: readonly Line[]): readonly OfferedCoupon[] {
  const valid = cart.coupons.filter((coupon) => isValid(coupon, lines, shown(cart, lines, listed)));
  const alone = valid.length > 1 ? valid.find(({ individualUse }) => individualUse) : undefined;
  return alone ? [alone] : valid;
}

function costOf(method: ShippingMethod, cart: OracleCart, lines: readonly Line[], isFree: boolean): bigint | null {
  const shipped = lines.filter(({ item }) => !item.sellable.virtual);
  if (method.kind === 'local_pickup') return BigInt(method.cost);
  if (method.kind === 'flat_rate') {
    const pieces = shipped.reduce((sum, { item }) => sum + item.quantity, 0);
    const grams = shipped.reduce((sum, { item }) => sum + item.quantity * item.sellable.weight, 0);
    return BigInt(method.perOrder + method.perItem * pieces + method.perKilogram * Math.ceil(grams / 1000));
  }
  const isReached = shown(cart, lines, charged) >= BigInt(method.minimum);
  const isEarned = { minimum: isReached, coupon: isFree, either: isReached || isFree, both: isReached && isFree };
  return isEarned[method.needs] ? 0n : null;
}

/** The free one if a coupon makes it free, else the first. It is taxed in the highest class of what it carries. */
function shippingOf(cart: OracleCart, lines: readonly Line[], isFree: boolean): (Amount & { id: string }) | null {
  const shipped = lines.filter(({ item }) => !item.sellable.virtual);
  if (shipped.length === 0) return null;
  const offered = cart.methods.flatMap((method) => {
    const cost = costOf(method, cart, lines, isFree);
    return cost === null ? [] : [{ method, cost }];
  });
  const free = isFree ? offered.find(({ method }) => method.kind === 'free_shipping') : undefined;
  const chosen = free ?? offered[0];
  if (!chosen) return null;
  const classes = shipped.filter(({ item }) => item.sellable.taxStatus !== 'none').map(({ item }) => item.sellable);
  const highest = ['standard', 'reduced-rate', 'zero-rate'].find((one) =>
    classes.some(({ taxClass }) => taxClass === one),
  );
  const rates = (country: string) =>
    highest && chosen.method.taxable ? ratesOf(cart.tax, highest, country).filter(({ onShipping }) => onShipping) : [];
  return { ...taxed(chosen.cost, cart, rates), id: `${chosen.method.kind}:${chosen.method.instance}` };
}

/** What each coupon takes off a line: with tax just what it took off the price, where that is the price to be paid. */
function couponShares(cart: OracleCart, line: Line) {
  const [before, after] = [taxedItem(listed(line), line, cart), taxedItem(charged(line), line, cart)];
  const sizes = line.offs.map(({ amount }) => amount);
  const nets = split(before.net - after.net, sizes);
  const taxes = split(taxOf(before) - taxOf(after), sizes);
  const isToBePaid = before.net + taxOf(before) - after.net - taxOf(after) === total(sizes);
  return line.offs.map(({ code, amount }, place) => {
    const tax = taxes[place] ?? 0n;
    return { code, net: isToBePaid ? amount - tax : (nets[place] ?? 0n), tax };
  });
}

/** What the cart comes to, in whole cents. */
export function oracle(cart: OracleCart) {
  const lines = cart.lines.map(toLine);
  const coupons = countingCoupons(cart, lines);
  applyCoupons(coupons, lines);
  const items = lines.map((line) => taxedItem(charged(line), line, cart));
  const shipping = shippingOf(
    cart,
    lines,
    coupons.some(({ freeShipping }) => freeShipping),
  );
  const shares = lines.flatMap((line) => couponShares(cart, line));
  const all = shipping ? [...items, shipping] : items;
  let left = total(all.map((amount) => amount.net + taxOf(amount)));
  const paid = cart.giftCards
    .filter(({ balance }) => balance > 0)
    .map(({ id, balance }) => {
      const amount = lesser(left, BigInt(balance));
      left -= amount;
      return [id, Number(amount)] as const;
    });
  const sumOf = (code: string, part: 'net' | 'tax') =>
    Number(total(shares.filter((share) => share.code === code).map((share) => share[part])));
  return {
    lines: lines.map((line, place) => ({
      charged: Number(charged(line)),
      net: Number(items[place]?.net),
      taxes: [...(items[place]?.taxes ?? [])].map(([id, amount]) => [id, Number(amount)]).sort(byId),
    })),
    coupons: coupons.map(({ code }) => ({ code, net: sumOf(code, 'net'), tax: sumOf(code, 'tax') })),
    shipping: shipping && { id: shipping.id, net: Number(shipping.net), tax: Number(taxOf(shipping)) },
    giftCards: paid,
    tax: Number(total(all.map(taxOf))),
    total: Number(left),
  };
}

const byId = ([one = 0]: readonly number[], [other = 0]: readonly number[]): number => one - other;
