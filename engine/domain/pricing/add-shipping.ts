import { destinationOf } from '../addresses/address.ts';
import { sum } from '../money/money.ts';
import { chosenRate } from '../shipping/choose-rate.ts';
import { offerRates, type Rate, type ShippableItems } from '../shipping/rates.ts';
import { taxedAmount } from '../tax/tax-amount.ts';
import { shippingTaxClass, type TaxTable } from '../tax/tax-rates.ts';
import {
  displayedAmount,
  type PricedCart,
  type PricedLine,
  type PricedRate,
  type PricingFacts,
} from './priced-cart.ts';

export type Delivery = Pick<PricedCart, 'needsShipping' | 'offer' | 'chosenRate'>;

interface ShippingFacts extends PricingFacts {
  /** A coupon grants free shipping. */
  readonly isFree: boolean;
}

/** The shipping rates for this cart with tax, and the one that counts. */
export function addShipping(lines: readonly PricedLine[], facts: ShippingFacts, taxes: TaxTable): Delivery {
  const shippable = lines.filter(({ sellable }) => !sellable.virtual);
  if (shippable.length === 0) return { needsShipping: false, offer: null, chosenRate: null };
  const { session, settings, isFree } = facts;
  const rates = offerRates(settings.shipping.zones, {
    items: { ...contentsOf(shippable), itemsTotal: displayedTotal(lines, settings), isFree },
    destination: destinationOf(session.shipping, settings.base),
  });
  const taxClass = shippingTaxClass(
    settings.shipping.taxClass,
    shippable.map(({ sellable }) => sellable),
  );
  const priced = rates.map((rate) => priceRate(rate, taxes, taxClass));
  const chosen = chosenRate(rates, session.shippingChoice, isFree);
  return {
    needsShipping: true,
    offer: { lines: shippable.map(({ sellable, quantity }) => ({ name: sellable.name, quantity })), rates: priced },
    chosenRate: priced.find(({ id }) => id === chosen?.id) ?? null,
  };
}

const contentsOf = (shippable: readonly PricedLine[]): Omit<ShippableItems, 'itemsTotal' | 'isFree'> => ({
  pieces: sum(shippable.map(({ quantity }) => quantity)),
  grams: sum(shippable.map(({ quantity, sellable }) => quantity * sellable.weight)),
  shippingClasses: shippable.map(({ sellable }) => sellable.shippingClass).filter((one) => one !== null),
});

const displayedTotal = (lines: readonly PricedLine[], { tax }: PricingFacts['settings']) =>
  sum(lines.map(({ total }) => displayedAmount(total, tax.displayIncludesTax)));

const priceRate = (
  { id, method, cost }: Rate,
  taxes: TaxTable,
  taxClass: ReturnType<typeof shippingTaxClass>,
): PricedRate => ({
  id,
  method: method.kind,
  instance: method.instance,
  label: method.label,
  cost: taxedAmount(cost, taxes.forShipping(method.taxable ? taxClass : null)),
});
