import { type InvoiceTax, invoiceTaxOf } from '#engine/domain/orders/invoice.ts';
import type { Seller } from '#engine/domain/settings/settings.ts';
import type { Context } from '../../context/context.ts';
import type { InvoiceSource } from '../../context/sources.ts';
import { isoDate } from '../../formats/dates.ts';
import type { PriceStyle } from '../../formats/money.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';

/** A field that prints an amount of the tax. */
const money =
  (part: keyof InvoiceTax) =>
  (tax: InvoiceTax, { format }: { readonly format?: PriceStyle }, { money: print }: Context): string =>
    format === 'RAW' ? print.raw(tax[part]) : print.formatted(tax[part]);

const sellerOf = ({ invoice }: InvoiceSource, { settings }: Context): Seller => invoice.seller ?? settings.seller;

export const invoiceResolvers: Pick<Resolvers, 'OrderInvoice' | 'OrderInvoiceTax'> = {
  OrderInvoice: {
    date: ({ invoice }) => isoDate(invoice.issuedAt),
    number: ({ invoice }) => invoice.number,
    sellerAddress: (source, _args, context) => sellerOf(source, context).address,
    sellerName: (source, _args, context) => sellerOf(source, context).name,
    sellerTaxNumber: (source, _args, context) => sellerOf(source, context).taxNumber,
    tax: (source, _args, context) => (sellerOf(source, context).taxNumber === null ? null : invoiceTaxOf(source.order)),
  },
  OrderInvoiceTax: { net: money('net'), otherBase: money('otherBase'), tax: money('tax') },
};
