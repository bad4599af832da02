import type { Translated } from '../language.ts';
import { type Cents, sum } from '../money/money.ts';
import { allocateOrZero, fraction, PARTS_PER_MILLION } from '../money/rounding.ts';
import type { TaxRate } from './tax-settings.ts';

export interface TaxShare {
  readonly rateId: number;
  readonly amount: Cents;
}

/** A net amount and the taxes on it. */
export interface Taxed {
  readonly net: Cents;
  /** Sum of `taxes`. */
  readonly tax: Cents;
  readonly taxes: readonly TaxShare[];
}

/** What one tax rate yields over the whole cart. */
export interface TaxTotal {
  readonly rateId: number;
  readonly code: string;
  readonly label: Translated;
  readonly compound: boolean;
  /** On items. */
  readonly items: Cents;
  readonly shipping: Cents;
}

/** Rates for one tax class. */
export interface ApplicableRates {
  /** Due at the destination. */
  readonly due: readonly TaxRate[];
  /** Included in entered prices: the shop's own rates. None when prices are entered without tax. */
  readonly included: readonly TaxRate[];
}

/**
 * Splits an entered amount into net and tax. Where the shop's own rates are due, a price with tax keeps its gross.
 * Elsewhere they are taken out first and the destination's rates are added.
 */
export function taxedAmount(entered: Cents, { due, included }: ApplicableRates): Taxed {
  const contained = taxInGross(entered, included);
  const net = entered - sum(contained.map(({ amount }) => amount));
  return taxed(net, sameRates(due, included) ? contained : taxOnNet(net, due));
}

const sameRates = (one: readonly TaxRate[], other: readonly TaxRate[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

const taxed = (net: Cents, taxes: readonly TaxShare[]): Taxed => ({
  net,
  tax: sum(taxes.map(({ amount }) => amount)),
  taxes,
});

/** Taxes on top of a net amount, each rounded half up. A compound rate also applies to the taxes before it. */
export function taxOnNet(net: Cents, rates: readonly TaxRate[]): readonly TaxShare[] {
  const taxes = rates.filter(({ compound }) => !compound).map((rate) => share(net, rate));
  for (const rate of rates.filter(({ compound }) => compound)) {
    taxes.push(share(net + sum(taxes.map(({ amount }) => amount)), rate));
  }
  return taxes;
}

const share = (amount: Cents, { id, rate }: TaxRate): TaxShare => ({
  rateId: id,
  amount: fraction(amount, rate, PARTS_PER_MILLION),
});

/**
 * Taxes included in a gross amount. Compound rates are taken out first. The others are rounded half up as a sum, and
 * split into whole cents: rounded one by one, a lower price could have a higher net amount.
 */
export function taxInGross(gross: Cents, rates: readonly TaxRate[]): readonly TaxShare[] {
  const compound: TaxShare[] = [];
  let rest = gross;
  for (const { id, rate } of rates.filter((one) => one.compound).toReversed()) {
    const amount = fraction(rest, rate, PARTS_PER_MILLION + rate);
    compound.unshift({ rateId: id, amount });
    rest -= amount;
  }
  const plain = rates.filter((one) => !one.compound);
  const whole = PARTS_PER_MILLION + sum(plain.map(({ rate }) => rate));
  const shares = allocateOrZero(
    rest - fraction(rest, PARTS_PER_MILLION, whole),
    plain.map(({ rate }) => rate),
  );
  return [...plain.map(({ id }, index) => ({ rateId: id, amount: shares[index] ?? 0 })), ...compound];
}

interface Amounts {
  readonly items: readonly Taxed[];
  readonly shipping: readonly Taxed[];
}

/** Total of each rate in the merchant's order. Rates that do not occur are left out. */
export function taxTotals(rates: readonly TaxRate[], { items, shipping }: Amounts): readonly TaxTotal[] {
  const occurring = new Set([...items, ...shipping].flatMap(({ taxes }) => taxes.map(({ rateId }) => rateId)));
  return rates
    .filter(({ id }) => occurring.has(id))
    .map(({ id, code, label, compound }) => ({
      rateId: id,
      code,
      label,
      compound,
      items: amountOfRate(id, items),
      shipping: amountOfRate(id, shipping),
    }));
}

const amountOfRate = (rateId: number, amounts: readonly Taxed[]): number =>
  sum(amounts.flatMap(({ taxes }) => taxes.filter((tax) => tax.rateId === rateId).map(({ amount }) => amount)));
