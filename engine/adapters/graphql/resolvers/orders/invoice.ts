import { type InvoiceTax, invoiceTaxOf } from '#engine/domain/orders/invoice.ts';
import type { Context } from '../../context/context.ts';
import { isoDate } from '../../formats/dates.ts';
import type { PriceStyle } from '../../formats/money.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';

/** A field that prints an amount of the tax. */
const money =
  (part: keyof InvoiceTax) =>
  (tax: InvoiceTax, { format }: { readonly format?: PriceStyle }, { money: print }: Context): string =>
    format === 'RAW' ? print.raw(tax[part]) : print.formatted(tax[part]);

export const invoiceResolvers: Pick<Resolvers, 'OrderInvoice' | 'OrderInvoiceTax'> = {
  OrderInvoice: {
    date: ({ paidAt, createdAt }) => isoDate(paidAt ?? createdAt),
    number: ({ id }) => `INV-${id}`,
    sellerAddress: (_order, _args, { settings }) => settings.seller.address,
    sellerName: (_order, _args, { settings }) => settings.seller.name,
    sellerTaxNumber: (_order, _args, { settings }) => settings.seller.taxNumber,
    tax: (order, _args, { settings }) => (settings.seller.taxNumber === null ? null : invoiceTaxOf(order)),
  },
  OrderInvoiceTax: { net: money('net'), otherBase: money('otherBase'), tax: money('tax') },
};
