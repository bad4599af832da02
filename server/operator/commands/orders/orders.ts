import type { Command } from 'commander';
import { z } from 'zod';
import { GIFT_MESSAGE } from '#contract/commerce-api.ts';
import { addressLabel } from '#contract/geography/address-label.ts';
import { fullName } from '#contract/geography/person-name.ts';
import { awaitedPieces, isPickedUp, ORDER_STATUSES, type OrderLine } from '#engine/domain/orders/order.ts';
import { shipmentLine } from '#engine/domain/orders/shipment.ts';
import type { OrderNote } from '#engine/domain/orders/timeline.ts';
import { gross } from '#engine/domain/pricing/priced-cart.ts';
import { maskedCode } from '#engine/domain/promotions/gift-card.ts';
import type { OrderRecord } from '#engine/usecases/orders/order-records.ts';
import type { Messages } from '../../messages/messages.ts';
import { fill } from '../../messages/template.ts';
import { formatDateTime, toPlainLine } from '../../output/format.ts';
import { formatMoney } from '../../output/money.ts';
import { eventLine } from '../../output/order-events.ts';
import type { Column } from '../../output/table.ts';
import { CommandRefused, type Context, defineCommand, fieldsOf } from '../command.ts';
import { defineList } from '../list-command.ts';
import { addAdd } from './add-order.ts';
import { addEdit } from './edit-order.ts';
import { addExportOrders } from './export-orders.ts';
import { addMailAgain, addNote, addUnpaid } from './order-care.ts';
import { addCancel, addComplete, addPaid, addReady, addRelease } from './order-changes.ts';
import { addInvoice, addSlips } from './print-orders.ts';
import { addRefund } from './refund-order.ts';
import { addCompleteAll, addShipAll } from './send-orders.ts';
import { addShip } from './ship-order.ts';

export function addOrders(program: Command, context: Context): void {
  const orders = program.command('orders').description(context.messages.orders.purpose);
  for (const add of [
    addListOrders,
    addShowOrder,
    addAdd,
    addEdit,
    addNote,
    addMailAgain,
    addExportOrders,
    addSlips,
    addInvoice,
    addPaid,
    addUnpaid,
    addRelease,
    addShip,
    addShipAll,
    addReady,
    addComplete,
    addCompleteAll,
    addCancel,
    addRefund,
  ])
    add(orders, context);
}

function addListOrders(parent: Command, context: Context): void {
  const { messages, call, language } = context;
  const { columns, list: help } = messages.orders;
  const { limit, period, isPeriod } = fieldsOf(messages);
  defineList(parent, context, {
    usage: 'list [search]',
    help,
    flags: ['--status <status>', '--from <day>', '--to <day>', '--limit <number>'],
    input: z
      .object({
        search: z.string().max(200).optional(),
        status: z.enum(ORDER_STATUSES).optional(),
        ...period,
        limit,
      })
      .superRefine(isPeriod),
    find({ search, status, from, to, limit: first }) {
      const filter = {
        ...(search !== undefined && { search }),
        ...(status !== undefined && { statuses: [status] }),
        ...(from !== undefined && { placedFrom: from }),
        ...(to !== undefined && { placedBefore: to }),
      };
      return call('listOrders', { filter, page: { first } });
    },
    name: 'orders',
    columns: [
      { title: columns.number, align: 'right', cell: ({ id }) => String(id) },
      { title: columns.placed, cell: ({ createdAt }) => formatDateTime(createdAt, language) },
      { title: columns.status, cell: (order) => order.status },
      { title: columns.buyer, cell: ({ billing }) => fullName(billing) },
      { title: columns.payment, cell: ({ paymentMethod }) => paymentMethod },
      { title: columns.total, align: 'right', cell: ({ totals }) => formatMoney(totals.total) },
    ],
  });
}

function addShowOrder(parent: Command, context: Context): void {
  const { messages, output, call, language } = context;
  const { number, flag } = fieldsOf(messages);
  defineCommand(parent, context, {
    usage: 'show <number>',
    help: messages.orders.show,
    flags: ['--json'],
    input: z.object({ number, json: flag }),
    async run({ number: id, json }) {
      const file = await (json ? call('showOrder', id) : call('readOrder', { id, language }));
      if (!file) throw new CommandRefused(fill(messages.refusals.ORDER_UNKNOWN, { id }));
      if (json) return output.json(file);
      for (const line of linesOf(file, context)) output.print(toPlainLine(line));
      output.print('');
      const { columns } = messages.orders;
      const backordered: Column<OrderLine> = {
        title: columns.backordered,
        align: 'right',
        cell: (line) => String(awaitedPieces(file.order, line)),
      };
      output.table<OrderLine>(
        [
          { title: columns.line, align: 'right', cell: (line) => String(line.id) },
          { title: columns.sku, cell: ({ sku }) => sku },
          { title: columns.name, cell: ({ name }) => name },
          { title: columns.quantity, align: 'right', cell: ({ quantity }) => String(quantity) },
          ...(file.order.lines.some((line) => awaitedPieces(file.order, line) > 0) ? [backordered] : []),
          { title: columns.total, align: 'right', cell: ({ total }) => formatMoney(gross(total)) },
        ],
        file.order.lines,
      );
    },
  });
}

function linesOf({ order, notes, refunds, payments }: OrderRecord, { messages, language }: Context): readonly string[] {
  const { columns } = messages.orders;
  const { billing, shipping, totals } = order;
  const person = (address: typeof billing) => addressLabel(address, language).join(', ');
  return [
    `${columns.number}: ${order.id}`,
    `${columns.placed}: ${formatDateTime(order.createdAt, language)}`,
    `${columns.status}: ${order.status}`,
    `${columns.buyer}: ${person(billing)} <${billing.email}>`,
    ...(order.needsShipping && !isPickedUp(order) ? [`${columns.deliverTo}: ${person(shipping)}`] : []),
    ...order.shippingLines.map(({ title, cost }) => `${columns.delivery}: ${title}, ${formatMoney(gross(cost))}`),
    ...(order.paymentMethod === '' ? [] : [`${columns.payment}: ${order.paymentMethodTitle} (${order.paymentMethod})`]),
    ...(order.readyAt ? [`${columns.ready}: ${formatDateTime(order.readyAt, language)}`] : []),
    ...(order.shipment ? [`${columns.shipment}: ${shipmentLine(order.shipment)}`] : []),
    ...(order.invoice ? [`${columns.invoice}: ${order.invoice.number}`] : []),
    ...(order.paidAt ? [`${columns.paid}: ${formatDateTime(order.paidAt, language)}`] : []),
    ...order.coupons.map(({ code }) => `${columns.coupon}: ${code}`),
    ...order.giftCards.map(({ ending, amount }) => `${columns.giftCard}: ${maskedCode(ending)} ${formatMoney(amount)}`),
    `${columns.total}: ${formatMoney(totals.total)}`,
    ...payments.map(({ state, amount }) => `${columns.payment}: ${formatMoney(amount)} ${state}`),
    ...refunds.map(
      ({ id, amount, state, reason }) => `${columns.refund} ${id}: ${formatMoney(amount)} ${state} ${reason}`,
    ),
    ...(order.note === '' ? [] : [`${columns.note}: ${order.note}`]),
    ...(GIFT_MESSAGE in order.meta ? [`${columns.gift}: ${order.meta[GIFT_MESSAGE]}`] : []),
    ...notes.map((note) => `${columns.note}: ${formatDateTime(note.writtenAt, language)} ${wordsOf(note, messages)}`),
  ];
}

function wordsOf(note: OrderNote, messages: Messages): string {
  if ('event' in note) return eventLine(note.event, messages);
  return note.isForBuyer ? fill(messages.orderCare.note.seen, note) : note.text;
}
