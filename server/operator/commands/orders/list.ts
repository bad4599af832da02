import type { Command } from 'commander';
import { z } from 'zod';
import type { Order } from '#engine/domain/orders/order.ts';
import { dateTime, money } from '../../output/words.ts';
import { fill } from '../../texts/fill.ts';
import { type Context, define } from '../command.ts';
import { fieldsOf } from '../fields.ts';

const STATUSES = ['pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed'] as const;

export function addListOrders(parent: Command, context: Context): void {
  const { texts, output, ask, language } = context;
  const { columns, list: help } = texts.orders;
  const { limit, flag, day } = fieldsOf(texts);
  define(parent, context, {
    usage: 'list [search]',
    help,
    flags: ['--status <status>', '--from <day>', '--to <day>', '--limit <number>', '--json'],
    input: z.object({
      search: z.string().max(200).optional(),
      status: z.enum(STATUSES).optional(),
      from: day('start').optional(),
      to: day('end').optional(),
      limit,
      json: flag,
    }),
    async act({ search, status, from, to, limit: first, json }) {
      const filter = {
        ...(search !== undefined && { search }),
        ...(status !== undefined && { statuses: [status] }),
        ...(from !== undefined && { placedFrom: from }),
        ...(to !== undefined && { placedBefore: to }),
      };
      const { rows, total } = await ask('listOrders', { filter, page: { first } });
      if (json) return output.json({ total, orders: rows });
      output.table<Order>(
        [
          { title: columns.number, align: 'right', cell: ({ id }) => String(id) },
          { title: columns.placed, cell: ({ createdAt }) => dateTime(createdAt, language) },
          { title: columns.status, cell: (order) => order.status },
          { title: columns.buyer, cell: ({ billing }) => `${billing.firstName} ${billing.lastName}` },
          { title: columns.payment, cell: ({ paymentMethod }) => paymentMethod },
          { title: columns.total, align: 'right', cell: ({ totals }) => money(totals.total) },
        ],
        rows,
      );
      output.note(fill(texts.products.list.total, { shown: rows.length, total }));
    },
  });
}
