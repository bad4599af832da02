import type { Command } from 'commander';
import type { Context } from '../command.ts';
import { addCancel, addComplete, addPaid, addRefund } from './change.ts';
import { addListOrders } from './list.ts';
import { addShowOrder } from './show.ts';

export function addOrders(program: Command, context: Context): void {
  const orders = program.command('orders').description(context.texts.orders.purpose);
  for (const add of [addListOrders, addShowOrder, addPaid, addComplete, addCancel, addRefund]) add(orders, context);
}
