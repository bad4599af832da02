import type { Command } from 'commander';
import { z } from 'zod';
import { fullName } from '#contract/geography/person-name.ts';
import { splitCompany } from '#contract/geography/tax-number.ts';
import { ORDER_STATUSES, recipientPhone } from '#engine/domain/orders/order.ts';
import { trackedShipment } from '#engine/domain/orders/shipment.ts';
import { gross } from '#engine/domain/pricing/priced-cart.ts';
import { MONEY_WRITING } from '../../../settings/shop-settings.ts';
import { type Cell, spreadsheetParts } from '../../csv/spreadsheet.ts';
import type { Messages } from '../../messages/messages.ts';
import { fill } from '../../messages/template.ts';
import { formatSheetTime } from '../../output/format.ts';
import { type Context, defineCommand, fieldsOf } from '../command.ts';
import { writeBytes } from '../files.ts';
import { eachOrder, type RefundedOrder } from './each-order.ts';

/** One row an order, for a spreadsheet. */
export function addExportOrders(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.exportOrders;
  const { period, isPeriod, flag } = fieldsOf(messages);
  defineCommand(parent, context, {
    usage: 'export [file]',
    help,
    flags: ['--status <status>', '--from <day>', '--to <day>', '--semicolons', '--force'],
    input: z
      .object({
        file: z.string().optional(),
        status: z.enum(ORDER_STATUSES).optional(),
        ...period,
        semicolons: flag,
        force: flag,
      })
      .superRefine(isPeriod),
    async run({ file, status, from, to, semicolons, force }) {
      const selection = { placedFrom: from, placedBefore: to, ...(status !== undefined && { statuses: [status] }) };
      const [names, cells] = [Object.keys(COLUMNS) as Title[], Object.values(COLUMNS)];
      let count = 0;
      let failure: unknown = null;
      async function* rows(): AsyncGenerator<readonly Cell[]> {
        try {
          for await (const one of eachOrder(call, selection)) {
            count += 1;
            yield cells.map((cell) => cell(one));
          }
        } catch (error) {
          failure = error;
          throw error;
        }
      }
      const titles = names.map((name) => help.columns[name]);
      const parts = spreadsheetParts({ titles, semicolons, decimals: MONEY_WRITING.decimals }, rows());
      if (file === undefined || file === '-') {
        for await (const part of parts) output.write(part);
        return;
      }
      // What could not be read is no failure to write.
      await writeBytes({ file, bytes: parts, force }, messages).catch((error: unknown) => {
        throw failure ?? error;
      });
      output.note(fill(help.done, { file, count }));
    },
  });
}

type Title = keyof Messages['exportOrders']['columns'];

type Columns = { readonly [Name in Title]: (one: RefundedOrder) => Cell };

const time = (instant: Date | null): string => (instant === null ? '' : formatSheetTime(instant));

/** In the order of the file. */
const COLUMNS: Columns = {
  number: ({ order }) => order.id,
  placed: ({ order }) => time(order.createdAt),
  status: ({ order }) => order.status,
  paid: ({ order }) => time(order.paidAt),
  completed: ({ order }) => time(order.completedAt),
  invoice: ({ order }) => order.invoice?.number ?? '',
  buyer: ({ order }) => fullName(order.billing),
  buyingCompany: ({ order }) => splitCompany(order.billing.company).company,
  taxNumber: ({ order }) => splitCompany(order.billing.company).taxNumber,
  email: ({ order }) => order.billing.email,
  phone: ({ order }) => order.billing.phone || order.shipping.phone,
  account: ({ order }) => order.customerId ?? '',
  payment: ({ order }) => order.paymentMethod,
  transaction: ({ order }) => order.transactionId ?? '',
  recipient: ({ order }) => fullName(order.shipping),
  recipientPhone: ({ order }) => recipientPhone(order),
  company: ({ order }) => splitCompany(order.shipping.company).company,
  address: ({ order }) => order.shipping.address1,
  district: ({ order }) => order.shipping.address2,
  city: ({ order }) => order.shipping.city,
  province: ({ order }) => order.shipping.state,
  postcode: ({ order }) => order.shipping.postcode,
  country: ({ order }) => order.shipping.country,
  method: ({ order }) => order.shippingLines.map(({ title }) => title).join(', '),
  courier: ({ order }) => (order.shipment ? trackedShipment(order.shipment).courier : ''),
  tracking: ({ order }) => order.shipment?.number ?? '',
  items: ({ order }) => order.lines.map(({ quantity, sku, name }) => `${quantity} × ${sku} ${name}`).join('; '),
  pieces: ({ order }) => order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotal: ({ order }) => ({ cents: gross(order.totals.subtotal) }),
  discount: ({ order }) => ({ cents: gross(order.totals.discount) }),
  coupons: ({ order }) => order.coupons.map(({ code }) => code).join(', '),
  delivery: ({ order }) => ({ cents: gross(order.totals.shipping) }),
  tax: ({ order }) => ({ cents: order.totals.tax }),
  giftCards: ({ order }) => ({ cents: order.totals.giftCards }),
  total: ({ order }) => ({ cents: order.totals.total }),
  refunded: ({ refunds }) => ({ cents: refunds.reduce((sum, { amount }) => sum + amount, 0) }),
  currency: ({ order }) => order.currency,
  note: ({ order }) => order.note,
};
