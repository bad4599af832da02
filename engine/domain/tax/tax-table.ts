import type { Destination } from '../addresses/destination.ts';
import type { TaxClass, TaxStatus } from '../catalog/product.ts';
import { matchRates } from './match-rates.ts';
import type { DueRates } from './tax-amount.ts';
import type { TaxSettings } from './tax-settings.ts';

/** The rates that count for one cart. */
export interface TaxTable {
  forItem(sellable: { readonly taxStatus: TaxStatus; readonly taxClass: TaxClass }): DueRates;
  /** Of the delivery, by the class it is taxed in; null when it is not taxed. */
  forShipping(taxClass: TaxClass | null): DueRates;
}

interface TaxFacts {
  readonly settings: TaxSettings;
  readonly destination: Destination;
  readonly base: Destination;
}

export function taxTable(facts: TaxFacts): TaxTable {
  const known = new Map<TaxClass, DueRates>();
  const ofClass = (taxClass: TaxClass): DueRates => {
    const rates = known.get(taxClass) ?? dueRates(taxClass, facts);
    known.set(taxClass, rates);
    return rates;
  };
  const untaxed: DueRates = { due: [], included: facts.settings.pricesIncludeTax ? [] : null };
  return {
    forItem: ({ taxStatus, taxClass }) => (taxStatus === 'taxable' ? ofClass(taxClass) : untaxed),
    forShipping: (taxClass) => (taxClass === null ? untaxed : onShipping(ofClass(taxClass))),
  };
}

const dueRates = (taxClass: TaxClass, { settings, destination, base }: TaxFacts): DueRates => ({
  due: matchRates(settings.rates, destination, taxClass),
  included: settings.pricesIncludeTax ? matchRates(settings.rates, base, taxClass) : null,
});

const onShipping = ({ due, included }: DueRates): DueRates => ({
  due: due.filter((rate) => rate.onShipping),
  included: included?.filter((rate) => rate.onShipping) ?? null,
});
