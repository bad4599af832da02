import type { Command } from 'commander';
import { z } from 'zod';
import type { OrderStatus } from '#engine/domain/orders/order.ts';
import type { ReturnState } from '#engine/domain/returns/return.ts';
import { formatDateTime } from '../../output/format.ts';
import { type Context, defineCommand, fieldsOf } from '../command.ts';

/** What somebody has to do something about. */
type Task = keyof Context['messages']['today']['tasks'];

interface Waiting {
  readonly count: number;
  /** Since when the oldest of them waits; null where nobody has kept it. */
  readonly since: Date | null;
}

/** More emails are counted as this many. */
const MANY = 1000;

/** The command that lists them. */
const COMMANDS: Readonly<Record<Task, string>> = {
  toSend: 'orders list --status processing',
  toBePaid: 'orders list --status on-hold',
  toAnswer: 'returns list --state requested',
  toSettle: 'returns list --state approved',
  toRead: 'reviews list',
  toOrder: 'products low-stock',
  notDelivered: 'mail list --state failed',
};

const TASKS = Object.keys(COMMANDS) as readonly Task[];

export function addToday(program: Command, context: Context): void {
  const { messages, output, language } = context;
  const { help, tasks, columns, nothing } = messages.today;
  defineCommand(program, context, {
    usage: 'today',
    help,
    flags: ['--json'],
    input: z.object({ json: fieldsOf(messages).flag }),
    async run({ json }) {
      const counted = await countTasks(context);
      if (json) return output.json(counted);
      const waiting = TASKS.map((task) => ({ task, ...counted[task] })).filter(({ count }) => count > 0);
      if (waiting.length === 0) return output.note(nothing);
      output.table(
        [
          { title: columns.count, align: 'right', cell: ({ count }) => String(count) },
          { title: columns.task, cell: ({ task }) => tasks[task] },
          { title: columns.since, cell: ({ since }) => (since === null ? '' : formatDateTime(since, language)) },
          { title: columns.command, cell: ({ task }) => COMMANDS[task] },
        ],
        waiting,
      );
    },
  });
}

async function countTasks({ call, language }: Context): Promise<Readonly<Record<Task, Waiting>>> {
  // Reviews are listed oldest first, all others newest first.
  const orders = async (status: OrderStatus): Promise<Waiting> => {
    const { rows, total } = await call('listOrders', { filter: { statuses: [status] }, page: { last: 1 } });
    return { count: total, since: rows[0]?.createdAt ?? null };
  };
  const returns = async (state: ReturnState): Promise<Waiting> => {
    const { rows, total } = await call('listReturns', { state, page: { last: 1 } });
    return { count: total, since: rows[0]?.requestedAt ?? null };
  };
  const reviews = await call('listReviews', { status: 'held', page: { first: 1 } });
  const mails = await call('listMails', { state: 'failed', limit: MANY });
  return {
    toSend: await orders('processing'),
    toBePaid: await orders('on-hold'),
    toAnswer: await returns('requested'),
    toSettle: await returns('approved'),
    toRead: { count: reviews.total, since: reviews.rows[0]?.writtenAt ?? null },
    toOrder: { count: (await call('lowStock', { language, limit: 1 })).total, since: null },
    notDelivered: { count: mails.length, since: mails.at(-1)?.createdAt ?? null },
  };
}
