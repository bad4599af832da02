import type { Command } from 'commander';
import { z } from 'zod';
import type { Order } from '#engine/domain/orders/order.ts';
import { fill } from '../../messages/template.ts';
import { toHtml } from '../../print/html.ts';
import { type BilledOrder, invoices } from '../../print/invoice-sheets.ts';
import { addressLabels, packingSlips } from '../../print/packing-sheets.ts';
import type { Print } from '../../print/sheet.ts';
import { CommandRefused, type Context, defineCommand, fieldsOf } from '../command.ts';
import { writeBytes } from '../files.ts';

/** More than anybody packs in a day. */
const MAX_ORDERS = 500;

/** Writes what is printed for the parcels of orders. */
export function addSlips(parent: Command, context: Context): void {
  const { messages } = context;
  const help = messages.prints.slips;
  const { number, flag } = fieldsOf(messages);
  defineCommand(parent, context, {
    usage: 'slips <file> [numbers...]',
    help,
    flags: ['--label', '--force'],
    input: z.object({ file: z.string(), numbers: z.array(number).max(MAX_ORDERS), label: flag, force: flag }),
    async run({ file, numbers, label, force }) {
      const orders = numbers.length > 0 ? await named(numbers, context) : await waiting(context);
      if (orders.length === 0) throw new CommandRefused(help.none);
      const print = (label ? addressLabels : packingSlips)(await ofBuyers(orders, context));
      await writePrint({ file, force, print }, context);
    },
  });
}

/** Writes bills as their buyers see them. */
export function addInvoice(parent: Command, context: Context): void {
  const { messages } = context;
  const help = messages.prints.invoice;
  const { number, flag } = fieldsOf(messages);
  defineCommand(parent, context, {
    usage: 'invoice <file> <numbers...>',
    help,
    flags: ['--force'],
    input: z.object({ file: z.string(), numbers: z.array(number).max(MAX_ORDERS), force: flag }),
    async run({ file, numbers, force }) {
      const orders = await named(numbers, context);
      const unbilled = orders.filter((order) => !isBilled(order)).map(({ id }) => id);
      if (unbilled.length > 0) throw new CommandRefused(fill(help.unbilled, { numbers: unbilled.join(', ') }));
      await writePrint({ file, force, print: invoices(orders.filter(isBilled)) }, context);
    },
  });
}

const isBilled = (order: Order): order is BilledOrder => order.invoice !== null;

/** In the words of those who open the parcels. */
const ofBuyers = (orders: readonly Order[], { call }: Context): Promise<readonly Order[]> =>
  call(
    'ordersOfBuyers',
    orders.map(({ id }) => id),
  );

interface PrintedFile {
  readonly file: string;
  readonly force: boolean;
  readonly print: Print;
}

async function writePrint({ file, force, print }: PrintedFile, { messages, output }: Context): Promise<void> {
  const { done, notHtml } = messages.prints.slips;
  if (!/\.html?$/i.test(file)) throw new CommandRefused(fill(notHtml, { file }));
  await writeBytes({ file, bytes: toHtml(print), force }, messages);
  output.note(fill(done, { file, count: print.sheets.length }));
}

/** In the order of the numbers. @throws CommandRefused for one that does not exist */
async function named(numbers: readonly number[], { call, messages }: Context): Promise<readonly Order[]> {
  const { rows } = await call('listOrders', { filter: { ids: numbers }, page: {} });
  const found = new Map<number, Order>(rows.map((order) => [order.id, order]));
  return numbers.map((id) => {
    const order = found.get(id);
    if (!order) throw new CommandRefused(fill(messages.refusals.ORDER_UNKNOWN, { id }));
    return order;
  });
}

/** Orders to be packed, the oldest first: of more than can be packed in a day the newest wait. */
async function waiting({ call }: Context): Promise<readonly Order[]> {
  const { rows } = await call('listOrders', { filter: { statuses: ['processing'] }, page: { last: MAX_ORDERS } });
  return rows.filter(({ needsShipping }) => needsShipping).toReversed();
}
