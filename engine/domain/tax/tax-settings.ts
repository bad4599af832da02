import type { TaxClass } from '../catalog/product.ts';
import type { Translated } from '../language.ts';

export interface TaxRate {
  readonly id: number;
  /** Short code for accounting, `ID-PPN-1`. */
  readonly code: string;
  readonly label: Translated;
  /** Empty matches any. */
  readonly country: string;
  readonly state: string;
  /** Exact, `401*`, or a range `40110...40199`. Empty matches any. */
  readonly postcodes: readonly string[];
  readonly taxClass: TaxClass;
  /** One rate applies per priority. */
  readonly priority: number;
  /** Also applies to the taxes before it. */
  readonly compound: boolean;
  readonly onShipping: boolean;
  /** Parts per million: 11 % is 110,000. */
  readonly rate: number;
}

export interface TaxSettings {
  readonly rates: readonly TaxRate[];
  /** Prices and shipping costs are entered with the shop's own tax. */
  readonly pricesIncludeTax: boolean;
  /** Cart and catalog show prices with tax. */
  readonly displayIncludesTax: boolean;
  readonly basedOn: 'shipping' | 'billing' | 'shop';
}
