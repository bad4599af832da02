import type { TaxClass, TaxStatus } from '../catalog/product.ts';
import type { PriceLimit } from '../catalog/taxed-as.ts';
import type { Cents } from '../money/money.ts';
import type { ShopSettings } from '../settings/settings.ts';
import { taxedAmount } from '../tax/tax-amount.ts';
import { taxTable } from '../tax/tax-rates.ts';
import { displayedAmount } from './priced-cart.ts';

interface Taxable {
  readonly taxStatus: TaxStatus;
  readonly taxClass: TaxClass;
}

type TaxFacts = Pick<ShopSettings, 'tax' | 'base'>;

/** An entered price as lists and pages show it, the same for everyone: as a cart does for a buyer at the shop's own place. */
export function shownPrice(entered: Cents, product: Taxable, { tax, base }: TaxFacts): Cents {
  const { pricesIncludeTax, displayIncludesTax } = tax;
  if (pricesIncludeTax === displayIncludesTax) return entered;
  const rates = taxTable({ settings: tax, destination: base, base }).forItem(product);
  return displayedAmount(taxedAmount(entered, rates), displayIncludesTax);
}

type Edge = 'lowest' | 'highest';

/** The lowest entered price that is shown as this much or more, or the highest that is shown as this much or less. */
export const enteredLimit = (shown: Cents, edge: Edge, facts: TaxFacts): PriceLimit => ({
  standard: limitOf(shown, { edge, taxClass: 'standard', facts }),
  'reduced-rate': limitOf(shown, { edge, taxClass: 'reduced-rate', facts }),
  'zero-rate': limitOf(shown, { edge, taxClass: 'zero-rate', facts }),
  untaxed: shown,
});

interface LimitFacts {
  readonly edge: Edge;
  readonly taxClass: TaxClass;
  readonly facts: TaxFacts;
}

/** Several entered prices may be rounded to one that is shown, so that turning the tax around only comes near the limit. */
function limitOf(shown: Cents, { edge, taxClass, facts }: LimitFacts): Cents {
  const { pricesIncludeTax, displayIncludesTax } = facts.tax;
  if (shown <= 0 || pricesIncludeTax === displayIncludesTax) return shown;
  const product: Taxable = { taxStatus: 'taxable', taxClass };
  const tax = { ...facts.tax, pricesIncludeTax: displayIncludesTax, displayIncludesTax: pricesIncludeTax };
  let entered = shownPrice(shown, product, { ...facts, tax });
  const isIn = (price: Cents) => {
    const amount = shownPrice(price, product, facts);
    return edge === 'lowest' ? amount >= shown : amount <= shown;
  };
  const outwards = edge === 'lowest' ? -1 : 1;
  while (isIn(entered + outwards)) entered += outwards;
  while (!isIn(entered)) entered -= outwards;
  return entered;
}
