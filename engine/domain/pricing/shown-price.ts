import type { TaxClass, TaxStatus } from '../catalog/product.ts';
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

const STANDARD: Taxable = { taxStatus: 'taxable', taxClass: 'standard' };

/** The entered price of what is shown at this price, in the standard class. */
export function enteredPrice(shown: Cents, { tax, base }: TaxFacts): Cents {
  const { pricesIncludeTax, displayIncludesTax } = tax;
  const reversed = { ...tax, pricesIncludeTax: displayIncludesTax, displayIncludesTax: pricesIncludeTax };
  return shownPrice(shown, STANDARD, { tax: reversed, base });
}
