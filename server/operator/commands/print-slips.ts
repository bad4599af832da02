import type { Command } from 'commander';
import { z } from 'zod';
import type { Order } from '#engine/domain/orders/order.ts';
import { fill } from '../messages/template.ts';
import { sheets } from '../output/slips.ts';
import { CommandRefused, type Context, defineCommand, fieldsOf } from './command.ts';
import { writeBytes } from './files.ts';

/** More than anybody packs in a day. */
const MOST = 500;

/** Writes what is printed for the parcels of orders. */
export function addSlips(parent: Command, context: Context): void {
  const { messages, output } = context;
  const help = messages.orders.slips;
  const { number, flag } = fieldsOf(messages);
  defineCommand(parent, context, {
    usage: 'slips <file> [numbers...]',
    help,
    flags: ['--label', '--force'],
    input: z.object({ file: z.string(), numbers: z.array(number).max(MOST), label: flag, force: flag }),
    async run({ file, numbers, label, force }) {
      const orders = numbers.length > 0 ? await named(numbers, context) : await waiting(context);
      if (orders.length === 0) throw new CommandRefused(help.none);
      await writeBytes({ file, bytes: sheets(orders, label ? 'label' : 'slip'), force }, messages);
      output.print(fill(help.done, { file, count: orders.length }));
    },
  });
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
  const { rows } = await call('listOrders', { filter: { statuses: ['processing'] }, page: { last: MOST } });
  return rows.filter(({ needsShipping }) => needsShipping).toReversed();
}
