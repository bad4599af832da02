import type { Command } from 'commander';
import { z } from 'zod';
import { fill } from '../messages/template.ts';
import { type Context, defineCommand, fieldsOf, valueOrThrow } from './command.ts';

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
