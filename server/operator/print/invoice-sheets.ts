import { addressLabel } from '#contract/geography/address-label.ts';
import { dateTag, type Language } from '#contract/languages.ts';
import { SITE } from '#contract/site.ts';
import { type Invoice, invoiceTaxOf } from '#engine/domain/orders/invoice.ts';
import type { Order, OrderLine } from '#engine/domain/orders/order.ts';
import { type OrderSum, orderSums } from '#engine/domain/orders/order-sums.ts';
import { displayedAmount } from '#engine/domain/pricing/priced-cart.ts';
import { SHOP_SETTINGS } from '../../settings/shop-settings.ts';
import { MESSAGES } from '../messages/messages.ts';
import { fill } from '../messages/template.ts';
import { formatMoney } from '../output/money.ts';
import type { Print, Sheet, SheetPart, SheetSum, SheetTable } from './sheet.ts';

/** An order that was billed. */
export interface BilledOrder extends Order {
  readonly invoice: Invoice;
}

/** As the buyer sees them in the shop, one for each order. */
export const invoices = (orders: readonly BilledOrder[]): Print => ({
  title: SITE.siteName,
  paper: 'A4',
  sheets: orders.map(invoiceSheet),
});

const sellerOf = ({ invoice }: BilledOrder) => invoice.seller ?? SHOP_SETTINGS.seller;

function invoiceSheet(order: BilledOrder): Sheet {
  const { language } = order;
  const text = MESSAGES[language].prints.invoice;
  const taxRows = taxRowsOf(order);
  return {
    language,
    blocks: [
      { kind: 'title', text: `${text.title} ${order.invoice.number}` },
      ...(order.status === 'cancelled' ? [{ kind: 'lines', look: 'note', lines: [text.cancelled] } as const] : []),
      { kind: 'parts', parts: partsOf(order) },
      linesOf(order),
      { kind: 'sums', rows: orderSums(order).map((sum) => sumRow(sum, language)) },
      ...(taxRows.length === 0 ? [] : [{ kind: 'sums', rows: taxRows } as const]),
    ],
  };
}

/** As on the invoice's page. */
const formatDay = (at: Date, language: Language): string =>
  at.toLocaleDateString(dateTag(SITE.dateLocale, language), { dateStyle: 'long', timeZone: SITE.timeZone });

function partsOf(order: BilledOrder): readonly SheetPart[] {
  const { invoice, language } = order;
  const buyer = invoice.buyer ?? order.billing;
  const text = MESSAGES[language].prints.invoice;
  const seller = sellerOf(order);
  const taxNumber = seller.taxNumber === null ? [] : [`${text.taxNumber}: ${seller.taxNumber}`];
  const payment = order.paymentMethodTitle || text.nothingToPay;
  return [
    { title: text.seller, lines: [seller.name, ...seller.address, SITE.email, ...taxNumber] },
    { title: text.buyer, lines: [...addressLabel(buyer, language), buyer.email] },
    { title: text.date, lines: [formatDay(invoice.issuedAt, language), `${text.order} ${order.id}`, payment] },
  ];
}

function linesOf(order: BilledOrder): SheetTable {
  const text = MESSAGES[order.language].prints.invoice;
  const row = ({ name, meta, quantity, subtotal }: OrderLine) => {
    const amount = displayedAmount(subtotal, order.displayIncludesTax);
    return [
      [name, ...Object.entries(meta).map(([key, value]) => `${key}: ${value}`)],
      [String(quantity)],
      [formatMoney(Math.round(amount / Math.max(1, quantity)))],
      [formatMoney(amount)],
    ];
  };
  return {
    kind: 'table',
    columns: [
      { title: text.product, look: 'text' },
      { title: text.quantity, look: 'count' },
      { title: text.unitPrice, look: 'money' },
      { title: text.amount, look: 'money' },
    ],
    rows: order.lines.map(row),
  };
}

/** A row of what an order adds up to, in words. */
export function sumRow(sum: OrderSum, language: Language): SheetSum {
  const text = MESSAGES[language].prints.sums;
  const amount = formatMoney(sum.amount);
  const isTaken = sum.kind === 'discount' || sum.kind === 'coupon' || sum.kind === 'gift-card';
  return {
    label: fill(text[sum.kind], sum),
    amount: isTaken ? `−${amount}` : amount,
    weight: sum.kind === 'total' ? 'total' : sum.kind === 'included-tax' ? 'quiet' : 'normal',
  };
}

/** Only a seller who is registered for tax shows it. */
function taxRowsOf(order: BilledOrder): readonly SheetSum[] {
  const text = MESSAGES[order.language].prints.invoice;
  const tax = sellerOf(order).taxNumber === null ? null : invoiceTaxOf(order);
  if (!tax) return [];
  const row = (label: string, amount: number): SheetSum => ({ label, amount: formatMoney(amount), weight: 'normal' });
  const net = row(text.net, tax.net);
  if (tax.otherBase === null) return [net, row(text.tax, tax.tax)];
  return [net, row(text.otherBase, tax.otherBase), row(text.taxOfOtherBase, tax.tax)];
}
