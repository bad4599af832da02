import type { DiscountedLine } from '../promotions/discounted-line.ts';
import { taxAmount } from '../tax/tax-amount.ts';
import type { TaxTable } from '../tax/tax-table.ts';
import type { PricedLine } from './priced-cart.ts';

/** Tax is rounded once per line and rate. */
export const addItemTax = (lines: readonly DiscountedLine[], taxes: TaxTable): readonly PricedLine[] =>
  lines.map((line) => {
    const rates = taxes.forItem(line.sellable);
    return { ...line, subtotal: taxAmount(line.listed, rates), total: taxAmount(line.charged, rates) };
  });
