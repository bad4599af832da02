import type { Cents } from '../money/money.ts';
import type { CartTotals } from '../pricing/priced-cart.ts';
import type { Seller } from '../settings/settings.ts';

/** A bill as it was issued: what the seller changes later does not change it. */
export interface Invoice {
  /** `INV/2026/000123`, without gaps within a year. One issued before numbers were drawn has that of its order, `INV-1001`. */
  readonly number: string;
  readonly issuedAt: Date;
  /** Null in one issued before the seller was kept. */
  readonly seller: Seller | null;
}

/** What an Indonesian invoice shows of the tax. */
export interface InvoiceTax {
  /** The price without tax. */
  readonly net: Cents;
  /** "DPP nilai lain": goods that are no luxury are taxed on eleven twelfths of the price, rounded to a whole minor unit. */
  readonly otherBase: Cents;
  /** 12 % of the other base. */
  readonly tax: Cents;
}

/** Of a price with tax and the tax in it. Null where there is no tax, as on what leaves the country. */
export function invoiceTax({ gross, tax }: { readonly gross: Cents; readonly tax: Cents }): InvoiceTax | null {
  if (tax === 0) return null;
  const net = gross - tax;
  return { net, otherBase: Math.round((net * 11) / 12), tax };
}

/** Gift cards pay, but lower no tax. */
export const invoiceTaxOf = ({ totals }: { readonly totals: CartTotals }): InvoiceTax | null =>
  invoiceTax({ gross: totals.total + totals.giftCards, tax: totals.tax });

/** The year whose numbers an invoice belongs to, where the shop is: IANA name of its zone. */
export const invoiceYear = (at: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(at));

/** Where an invoice stands among all. */
interface InvoicePlace {
  /** What the seller's numbers begin with. */
  readonly prefix: string;
  readonly year: number;
  /** The first of a year has 1, whatever its prefix. */
  readonly place: number;
}

export const invoiceNumber = ({ prefix, year, place }: InvoicePlace): string =>
  `${prefix}/${year}/${String(place).padStart(6, '0')}`;
