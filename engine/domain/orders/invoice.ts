import type { Address } from '../addresses/address.ts';
import { type Cents, sum } from '../money/money.ts';
import type { CartTotals, NetAndTax } from '../pricing/priced-cart.ts';
import type { Seller } from '../settings/settings.ts';

/** A bill as it was issued: what the seller changes later does not change it. */
export interface Invoice {
  /** `INV/2026/000123`, without gaps within a year. One issued before numbers were drawn has that of its order, `INV-1001`. */
  readonly number: string;
  readonly issuedAt: Date;
  /** Null in one issued before the seller was kept. */
  readonly seller: Seller | null;
  /** To whom it was issued. Missing while that is the order's billing address, which was not corrected since. */
  readonly buyer?: Address;
}

/** What an Indonesian invoice shows of the tax. */
export interface InvoiceTax {
  /** The price without tax. */
  readonly net: Cents;
  /**
   * "DPP nilai lain": goods that are no luxury are taxed with 12 % of eleven twelfths of their price, rounded to a whole minor unit. Null
   * where the shop charged another rate than these 11 %.
   */
  readonly otherBase: Cents | null;
  readonly tax: Cents;
}

/** What was sold for a price, as far as the tax is concerned. */
interface Billed {
  readonly totals: CartTotals;
  readonly lines: readonly { readonly total: NetAndTax }[];
  readonly shippingLines: readonly { readonly cost: NetAndTax }[];
}

/**
 * Null where there is no tax, as on what leaves the country. What is not taxed is in the price, and not in the base. Gift cards
 * pay, but lower no tax.
 */
export function invoiceTaxOf({ totals, lines, shippingLines }: Billed): InvoiceTax | null {
  const { total, giftCards, tax } = totals;
  if (tax === 0) return null;
  const parts = [...lines.map((line) => line.total), ...shippingLines.map(({ cost }) => cost)];
  return { net: total + giftCards - tax, otherBase: otherBaseOf(parts.filter((part) => part.tax > 0)), tax };
}

function otherBaseOf(taxed: readonly NetAndTax[]): Cents | null {
  const net = sum(taxed.map((part) => part.net));
  const tax = sum(taxed.map((part) => part.tax));
  // The tax of each part was rounded.
  const isElevenPercent = Math.abs(tax - net * 0.11) <= taxed.length;
  return isElevenPercent ? Math.round((net * 11) / 12) : null;
}

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
