import type { Command } from 'commander';
import { z } from 'zod';
import { BUYER_MAILS } from '#engine/domain/mail/mail.ts';
import { fill } from '../../messages/template.ts';
import { type Context, defineCommand, fieldsOf, valueOrThrow } from '../command.ts';

export function addNote(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.orderCare.note;
  const { number, flag } = fieldsOf(messages);
  defineCommand(parent, context, {
    usage: 'note <number> <text>',
    help,
    flags: ['--to-buyer'],
    input: z.object({ number, text: z.string().trim().min(1).max(1000), toBuyer: flag }),
    async run({ number: id, text, toBuyer: isForBuyer }) {
      valueOrThrow(context, await call('addOrderNote', { id, text, isForBuyer }));
      const email = isForBuyer ? (await call('showOrder', id))?.order.billing.email : undefined;
      output.print(fill(isForBuyer ? help.sent : help.done, { id, email }));
    },
  });
}

export function addMailAgain(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.orderCare.mail;
  defineCommand(parent, context, {
    usage: 'mail <number>',
    help: { ...help, options: { kind: fill(help.options.kind, { kinds: BUYER_MAILS }) } },
    flags: ['--kind <kind>'],
    input: z.object({ number: fieldsOf(messages).number, kind: z.enum(BUYER_MAILS).optional() }),
    async run({ number: id, kind = null }) {
      const mail = valueOrThrow(context, await call('sendMailAgain', { id, kind }));
      output.print(fill(help.done, { id, ...mail }));
    },
  });
}

export function addUnpaid(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.orderCare.unpaid;
  defineCommand(parent, context, {
    usage: 'unpaid <number>',
    help,
    flags: ['--message <text>'],
    input: z.object({ number: fieldsOf(messages).number, message: z.string().trim().max(1000).default('') }),
    async run({ number: id, message }) {
      const before = (await call('showOrder', id))?.order;
      const { status, invoice, readyAt } = valueOrThrow(context, await call('markUnpaid', { id, message }));
      output.print(fill(messages.orders.done, { id, status }));
      if (message === '' && before?.readyAt && !readyAt) output.print(fill(help.wasReady, { id }));
      if (invoice) output.print(fill(help.invoice, invoice));
    },
  });
}
