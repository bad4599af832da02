import type { Command } from 'commander';
import { z } from 'zod';
import type { RefundWish } from '#engine/domain/orders/refunds/refund-wish.ts';
import { money } from '../../output/words.ts';
import { fill } from '../../texts/fill.ts';
import { type Context, define, granted } from '../command.ts';
import { fieldsOf } from '../fields.ts';

export function addPaid(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const { number } = fieldsOf(texts);
  define(parent, context, {
    usage: 'paid <number>',
    help: texts.orders.paid,
    input: z.object({ number }),
    async act({ number: id }) {
      const { status } = granted(context, await ask('markPaid', id));
      output.print(fill(texts.orders.done, { id, status }));
    },
  });
}

export function addComplete(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const { number } = fieldsOf(texts);
  define(parent, context, {
    usage: 'complete <number>',
    help: texts.orders.complete,
    flags: ['--message <text>'],
    input: z.object({ number, message: z.string().max(1000).default('') }),
    async act({ number: id, message }) {
      const { status } = granted(context, await ask('completeOrder', { id, message }));
      output.print(fill(texts.orders.done, { id, status }));
    },
  });
}

export function addCancel(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const { number } = fieldsOf(texts);
  define(parent, context, {
    usage: 'cancel <number>',
    help: texts.orders.cancel,
    input: z.object({ number }),
    async act({ number: id }) {
      const { status } = granted(context, await ask('cancelOrder', { id, reason: 'shop' }));
      output.print(fill(texts.orders.done, { id, status }));
    },
  });
}

export function addRefund(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const help = texts.orders.refund;
  const { number, money: amount, flag } = fieldsOf(texts);
  define(parent, context, {
    usage: 'refund <number>',
    help,
    flags: ['--amount <money>', '--reason <text>', '--restock', '--json'],
    input: z.object({
      number,
      amount: amount.optional(),
      reason: z.string().max(500).default(''),
      restock: flag,
      json: flag,
    }),
    async act({ number: id, amount: asked, reason, restock, json }) {
      const wish: RefundWish =
        asked === undefined
          ? { kind: 'everything-left', reason, restock }
          : { kind: 'amount', amount: asked, reason, restock };
      const refund = granted(context, await ask('refundOrder', { id, wish }));
      if (json) return output.json(refund);
      output.print(fill(help.done, { id, amount: money(refund.amount), state: refund.state }));
    },
  });
}
