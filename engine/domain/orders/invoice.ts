import type { Cents } from '../money/money.ts';
import type { Order } from './order.ts';

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
export const invoiceTaxOf = ({ totals }: Pick<Order, 'totals'>): InvoiceTax | null =>
  invoiceTax({ gross: totals.total + totals.giftCards, tax: totals.tax });

const UNBILLED: readonly Order['status'][] = ['pending', 'failed', 'cancelled', 'on-hold'];

/** What is paid, or will be on delivery, can be billed. */
export const hasInvoice = ({ status }: Pick<Order, 'status'>): boolean => !UNBILLED.includes(status);
