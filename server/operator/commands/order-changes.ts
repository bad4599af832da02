import type { Command } from 'commander';
import { z } from 'zod';
import type { RefundRequest } from '#engine/domain/orders/refund.ts';
import type { GivenRefund } from '#engine/usecases/payment/refund-order.ts';
import { fill } from '../messages/template.ts';
import { formatMoney } from '../output/money.ts';
import { CommandRefused, type Context, defineCommand, fieldsOf, valueOrThrow } from './command.ts';

export function addPaid(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const { number } = fieldsOf(messages);
  defineCommand(parent, context, {
    usage: 'paid <number>',
    help: messages.orders.paid,
    input: z.object({ number }),
    async run({ number: id }) {
      const paid = await call('markPaid', id);
      if (!paid.ok && paid.refusal.code === 'ORDER_IS_PAID')
        throw new CommandRefused(fill(messages.orders.paid.already, { id }));
      const { status } = valueOrThrow(context, paid);
      output.print(fill(messages.orders.done, { id, status }));
    },
  });
}

export function addRelease(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const { number } = fieldsOf(messages);
  defineCommand(parent, context, {
    usage: 'release <number>',
    help: messages.orders.release,
    input: z.object({ number }),
    async run({ number: id }) {
      const { status } = valueOrThrow(context, await call('releaseOrder', id));
      output.print(fill(messages.orders.done, { id, status }));
    },
  });
}

export function addReady(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const { number } = fieldsOf(messages);
  defineCommand(parent, context, {
    usage: 'ready <number>',
    help: messages.orders.ready,
    flags: ['--message <text>'],
    input: z.object({ number, message: z.string().max(1000).default('') }),
    async run({ number: id, message }) {
      valueOrThrow(context, await call('readyOrder', { id, message }));
      output.print(fill(messages.orders.ready.done, { id }));
    },
  });
}

export function addComplete(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const { number } = fieldsOf(messages);
  defineCommand(parent, context, {
    usage: 'complete <number>',
    help: messages.orders.complete,
    flags: ['--message <text>'],
    input: z.object({ number, message: z.string().max(1000).default('') }),
    async run({ number: id, message }) {
      const { status } = valueOrThrow(context, await call('completeOrder', { id, message, shipment: null }));
      output.print(fill(messages.orders.done, { id, status }));
    },
  });
}

export function addCancel(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const { number } = fieldsOf(messages);
  defineCommand(parent, context, {
    usage: 'cancel <number>',
    help: messages.orders.cancel,
    input: z.object({ number }),
    async run({ number: id }) {
      const { status } = valueOrThrow(context, await call('cancelOrder', { id, reason: 'shop' }));
      output.print(fill(messages.orders.done, { id, status }));
    },
  });
}

export function addRefund(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.orders.refund;
  const { number, moneyAboveZero: amount, flag } = fieldsOf(messages);
  defineCommand(parent, context, {
    usage: 'refund <number>',
    help,
    flags: ['--amount <money>', '--reason <text>', '--restock', '--json'],
    input: z
      .object({
        number,
        amount: amount.optional(),
        reason: z.string().max(500).default(''),
        restock: flag,
        json: flag,
      })
      .refine((input) => input.amount === undefined || !input.restock, { path: ['restock'], message: help.noPieces }),
    async run({ number: id, amount: requested, reason, restock, json }) {
      const request: RefundRequest =
        requested === undefined
          ? { kind: 'everything-left', reason, restock }
          : { kind: 'amount', amount: requested, reason, restock };
      const refund = valueOrThrow(context, await call('refundOrder', { id, request }));
      if (json) return output.json(refund);
      for (const line of await refundLines(refund, context)) output.print(line);
    },
  });
}

/** What was refunded which way, and what is left to do by hand. */
async function refundLines(refund: GivenRefund, { messages, call }: Context): Promise<readonly string[]> {
  const { orderId: id, amount, state, byTransfer, toGiftCards } = refund;
  const help = messages.orders.refund;
  const lines = [
    ...(amount > 0
      ? [fill(state === 'pending' ? help.pending : help.done, { id, amount: formatMoney(amount), state })]
      : []),
    ...(toGiftCards > 0 ? [fill(help.toGiftCards, { id, amount: formatMoney(toGiftCards) })] : []),
  ];
  const buyer = byTransfer > 0 ? (await call('showOrder', id))?.order.billing : undefined;
  if (!buyer) return lines;
  const { firstName, lastName, email, phone } = buyer;
  const name = `${firstName} ${lastName}`.trim();
  const contact = [email, phone].filter((way) => way !== '').join(', ');
  return [...lines, fill(help.transfer, { amount: formatMoney(byTransfer), name, contact })];
}
