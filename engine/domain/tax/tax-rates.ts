import type { Destination } from '../addresses/address.ts';
import type { TaxClass, TaxStatus } from '../catalog/product.ts';
import type { Sellable } from '../catalog/sellable.ts';
import type { ApplicableRates } from './tax-amount.ts';
import type { TaxRate, TaxSettings } from './tax-settings.ts';

/** The tax rates for one cart. */
export interface TaxTable {
  forItem(sellable: { readonly taxStatus: TaxStatus; readonly taxClass: TaxClass }): ApplicableRates;
  /** For shipping, by its tax class. Null when it is not taxed. */
  forShipping(taxClass: TaxClass | null): ApplicableRates;
}

interface TaxFacts {
  readonly settings: TaxSettings;
  readonly destination: Destination;
  readonly base: Destination;
}

const UNTAXED: ApplicableRates = { due: [], included: [] };

export function taxTable(facts: TaxFacts): TaxTable {
  const known = new Map<TaxClass, ApplicableRates>();
  const ofClass = (taxClass: TaxClass): ApplicableRates => {
    const rates = known.get(taxClass) ?? dueRates(taxClass, facts);
    known.set(taxClass, rates);
    return rates;
  };
  return {
    forItem: ({ taxStatus, taxClass }) => (taxStatus === 'taxable' ? ofClass(taxClass) : UNTAXED),
    forShipping: (taxClass) => (taxClass === null ? UNTAXED : onShipping(ofClass(taxClass))),
  };
}

const dueRates = (taxClass: TaxClass, { settings, destination, base }: TaxFacts): ApplicableRates => ({
  due: matchRates(settings.rates, destination, taxClass),
  included: settings.pricesIncludeTax ? matchRates(settings.rates, base, taxClass) : [],
});

const onShipping = ({ due, included }: ApplicableRates): ApplicableRates => ({
  due: due.filter((rate) => rate.onShipping),
  included: included.filter((rate) => rate.onShipping),
});

/** The rates of a class at a destination: one per priority, the one with the most specific location. */
export function matchRates(
  rates: readonly TaxRate[],
  destination: Destination,
  taxClass: TaxClass,
): readonly TaxRate[] {
  const fitting = rates.filter((rate) => rate.taxClass === taxClass && fits(rate, destination));
  const ordered = fitting.toSorted((a, b) => a.priority - b.priority || exactness(b) - exactness(a));
  return ordered.filter((rate, index) => rate.priority !== ordered[index - 1]?.priority);
}

function fits(rate: TaxRate, destination: Destination): boolean {
  const country = rate.country === '' || rate.country === destination.country;
  const state = rate.state === '' || rate.state === destination.state;
  const postcode =
    rate.postcodes.length === 0 || rate.postcodes.some((one) => matchesPostcode(destination.postcode, one));
  return country && state && postcode;
}

const exactness = ({ country, state, postcodes }: TaxRate): number =>
  (postcodes.length > 0 ? 4 : 0) + (state === '' ? 0 : 2) + (country === '' ? 0 : 1);

/** `401*` is a prefix, `40110...40199` a numeric range, anything else the postcode itself. */
export function matchesPostcode(postcode: string, pattern: string): boolean {
  const [from, to] = pattern.split('...');
  if (from !== undefined && to !== undefined) return isBetween(postcode, from, to);
  if (pattern.endsWith('*')) return plain(postcode).startsWith(plain(pattern.slice(0, -1)));
  return plain(postcode) === plain(pattern);
}

const isBetween = (postcode: string, from: string, to: string): boolean =>
  /^\d+$/.test(postcode) && Number(postcode) >= Number(from) && Number(postcode) <= Number(to);

const plain = (postcode: string): string => postcode.replaceAll(/[\s-]/g, '').toUpperCase();

const HIGHEST_FIRST: readonly TaxClass[] = ['standard', 'reduced-rate', 'zero-rate'];

/** Shipping is taxed in the highest class of the items it carries. Null when none of them is taxed. */
export function shippingTaxClass(setting: TaxClass | 'inherit', sellables: readonly Sellable[]): TaxClass | null {
  if (setting !== 'inherit') return setting;
  const classes = sellables.filter(({ taxStatus }) => taxStatus !== 'none').map(({ taxClass }) => taxClass);
  return HIGHEST_FIRST.find((one) => classes.includes(one)) ?? null;
}
