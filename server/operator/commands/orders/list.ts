import type { Command } from 'commander';
import { z } from 'zod';
import { ORDER_STATUSES } from '#engine/domain/orders/status.ts';
import { dateTime, money } from '../../output/words.ts';
import type { Context } from '../command.ts';
import { fieldsOf } from '../fields.ts';
import { defineList } from '../list-command.ts';

export function addListOrders(parent: Command, context: Context): void {
  const { texts, ask, language } = context;
  const { columns, list: help } = texts.orders;
  const { limit, day } = fieldsOf(texts);
  defineList(parent, context, {
    usage: 'list [search]',
    help,
    flags: ['--status <status>', '--from <day>', '--to <day>', '--limit <number>'],
    input: z.object({
      search: z.string().max(200).optional(),
      status: z.enum(ORDER_STATUSES).optional(),
      from: day('start').optional(),
      to: day('end').optional(),
      limit,
    }),
    find({ search, status, from, to, limit: first }) {
      const filter = {
        ...(search !== undefined && { search }),
        ...(status !== undefined && { statuses: [status] }),
        ...(from !== undefined && { placedFrom: from }),
        ...(to !== undefined && { placedBefore: to }),
      };
      return ask('listOrders', { filter, page: { first } });
    },
    name: 'orders',
    columns: [
      { title: columns.number, align: 'right', cell: ({ id }) => String(id) },
      { title: columns.placed, cell: ({ createdAt }) => dateTime(createdAt, language) },
      { title: columns.status, cell: (order) => order.status },
      { title: columns.buyer, cell: ({ billing }) => `${billing.firstName} ${billing.lastName}` },
      { title: columns.payment, cell: ({ paymentMethod }) => paymentMethod },
      { title: columns.total, align: 'right', cell: ({ totals }) => money(totals.total) },
    ],
  });
}
