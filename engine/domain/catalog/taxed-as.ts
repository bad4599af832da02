import type { Cents } from '../money/money.ts';
import type { Product, TaxClass } from './product.ts';

/** How a price is taxed: by its class, or not at all. */
type TaxedAs = TaxClass | 'untaxed';

export const taxedAs = ({ taxStatus, taxClass }: Pick<Product, 'taxStatus' | 'taxClass'>): TaxedAs =>
  taxStatus === 'taxable' ? taxClass : 'untaxed';

/** A limit of entered prices. Prices that are shown alike were entered differently where they are taxed differently. */
export type PriceLimit = Readonly<Record<TaxedAs, Cents>>;
