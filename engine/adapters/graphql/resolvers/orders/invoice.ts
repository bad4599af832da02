import { type InvoiceTax, invoiceTaxOf } from '#engine/domain/orders/invoice.ts';
import type { Seller } from '#engine/domain/settings/settings.ts';
import type { Context } from '../../context/context.ts';
import type { InvoiceSource } from '../../context/sources.ts';
import { isoDate } from '../../formats/dates.ts';
import type { PriceStyle } from '../../formats/money.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';

interface Format {
  readonly format?: PriceStyle;
}

const printed = (amount: number, { format }: Format, { money }: Context): string =>
  format === 'RAW' ? money.raw(amount) : money.formatted(amount);

const sellerOf = ({ invoice }: InvoiceSource, { settings }: Context): Seller => invoice.seller ?? settings.seller;

export const invoiceResolvers: Pick<Resolvers, 'OrderInvoice' | 'OrderInvoiceTax'> = {
  OrderInvoice: {
    buyer: ({ order, invoice }) => ({ address: invoice.buyer ?? order.billing, hasEmail: true }),
    date: ({ invoice }) => isoDate(invoice.issuedAt),
    number: ({ invoice }) => invoice.number,
    sellerAddress: (source, _args, context) => sellerOf(source, context).address,
    sellerName: (source, _args, context) => sellerOf(source, context).name,
    sellerTaxNumber: (source, _args, context) => sellerOf(source, context).taxNumber,
    tax: (source, _args, context) => (sellerOf(source, context).taxNumber === null ? null : invoiceTaxOf(source.order)),
  },
  OrderInvoiceTax: {
    net: ({ net }: InvoiceTax, format: Format, context) => printed(net, format, context),
    otherBase: ({ otherBase }: InvoiceTax, format: Format, context) =>
      otherBase === null ? null : printed(otherBase, format, context),
    tax: ({ tax }: InvoiceTax, format: Format, context) => printed(tax, format, context),
  },
};
