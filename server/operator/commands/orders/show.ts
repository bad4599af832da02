import type { Command } from 'commander';
import { z } from 'zod';
import type { OrderNote } from '#engine/domain/orders/note.ts';
import type { OrderLine } from '#engine/domain/orders/order.ts';
import type { OrderFile } from '#engine/usecases/orders/manage-orders.ts';
import { plain } from '../../output/plain.ts';
import { dateTime, money } from '../../output/words.ts';
import { fill } from '../../texts/fill.ts';
import type { Texts } from '../../texts/texts.ts';
import { type Context, define, Refused } from '../command.ts';
import { fieldsOf } from '../fields.ts';

export function addShowOrder(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const { number, flag } = fieldsOf(texts);
  define(parent, context, {
    usage: 'show <number>',
    help: texts.orders.show,
    flags: ['--json'],
    input: z.object({ number, json: flag }),
    async act({ number: id, json }) {
      const file = await ask('showOrder', id);
      if (!file) throw new Refused(fill(texts.refusals.ORDER_UNKNOWN, { id }));
      if (json) return output.json(file);
      for (const line of linesOf(file, context)) output.print(plain(line));
      output.print('');
      const { columns } = texts.orders;
      output.table<OrderLine>(
        [
          { title: columns.line, align: 'right', cell: (line) => String(line.id) },
          { title: columns.sku, cell: ({ sku }) => sku },
          { title: columns.name, cell: ({ name }) => name },
          { title: columns.quantity, align: 'right', cell: ({ quantity }) => String(quantity) },
          { title: columns.total, align: 'right', cell: ({ total }) => money(total.net + total.tax) },
        ],
        file.order.lines,
      );
    },
  });
}

function linesOf({ order, notes, refunds, payments }: OrderFile, { texts, language }: Context): readonly string[] {
  const { columns } = texts.orders;
  const { billing, shipping, totals } = order;
  const person = ({ firstName, lastName, address1, city, country }: typeof billing) =>
    [`${firstName} ${lastName}`, address1, city, country].filter((part) => part.trim() !== '').join(', ');
  return [
    `${columns.number}: ${order.id}`,
    `${columns.placed}: ${dateTime(order.createdAt, language)}`,
    `${columns.status}: ${order.status}`,
    `${columns.buyer}: ${person(billing)} <${billing.email}> ${billing.phone}`,
    `${columns.deliverTo}: ${person(shipping)}`,
    `${columns.payment}: ${order.paymentMethodTitle} (${order.paymentMethod})`,
    ...(order.paidAt ? [`${columns.paid}: ${dateTime(order.paidAt, language)}`] : []),
    ...order.coupons.map(({ code }) => `${columns.coupon}: ${code}`),
    `${columns.total}: ${money(totals.total)}`,
    ...payments.map(({ state, amount }) => `${columns.payment}: ${money(amount)} ${state}`),
    ...refunds.map(({ id, amount, state, reason }) => `${columns.refund} ${id}: ${money(amount)} ${state} ${reason}`),
    ...(order.note === '' ? [] : [`${columns.note}: ${order.note}`]),
    ...notes.map((note) => `${columns.note}: ${dateTime(note.writtenAt, language)} ${wordsOf(note, texts)}`),
  ];
}

const wordsOf = (note: OrderNote, { orderEvents }: Texts): string =>
  'event' in note ? fill(orderEvents[note.event.code], note.event) : note.text;
