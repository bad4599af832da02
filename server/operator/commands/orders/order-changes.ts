import type { Command } from 'commander';
import { z } from 'zod';
import { fill } from '../../messages/template.ts';
import { CommandRefused, type Context, defineCommand, fieldsOf, valueOrThrow } from '../command.ts';

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
