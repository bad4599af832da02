import { type InvoiceTax, invoiceTaxOf } from '#engine/domain/orders/invoice.ts';
import type { Seller } from '#engine/domain/settings/settings.ts';
import type { Context } from '../../context/context.ts';
import type { InvoiceSource } from '../../context/sources.ts';
import { isoDate } from '../../formats/dates.ts';
import { exactText } from '../../formats/money.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';

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
    net: ({ net }: InvoiceTax, { format }, { money }) => exactText(net, format, money),
    otherBase: ({ otherBase }: InvoiceTax, { format }, { money }) =>
      otherBase === null ? null : exactText(otherBase, format, money),
    tax: ({ tax }: InvoiceTax, { format }, { money }) => exactText(tax, format, money),
  },
};
