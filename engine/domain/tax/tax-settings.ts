import type { TaxClass } from '../catalog/product.ts';
import type { Translated } from '../language.ts';

export interface TaxRate {
  readonly id: number;
  /** Short code as accounts name it, `ID-PPN-1`. */
  readonly code: string;
  readonly label: Translated;
  /** Empty text is "any". */
  readonly country: string;
  readonly state: string;
  /** Exact, `401*`, or a range `40110...40199`; empty is any. */
  readonly postcodes: readonly string[];
  readonly taxClass: TaxClass;
  /** One rate counts per priority. */
  readonly priority: number;
  /** Due on the taxes before it, too. */
  readonly compound: boolean;
  readonly onShipping: boolean;
  /** Parts per million: 11 % is 110,000. */
  readonly rate: number;
}

export interface TaxSettings {
  readonly rates: readonly TaxRate[];
  /** Prices and shipping costs are entered with the shop's own tax in them. */
  readonly pricesIncludeTax: boolean;
  /** Cart and catalogue show prices with tax. */
  readonly displayIncludesTax: boolean;
  readonly basedOn: 'shipping' | 'billing' | 'shop';
}
