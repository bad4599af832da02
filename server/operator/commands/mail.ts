import type { Command } from 'commander';
import { z } from 'zod';
import { MAIL_STATES } from '#engine/usecases/ports/mail.ts';
import { fill } from '../messages/template.ts';
import { formatDateTime } from '../output/format.ts';
import { CommandRefused, type Context, defineCommand, fieldsOf } from './command.ts';
import { defineList } from './list-command.ts';

export function addMail(program: Command, context: Context): void {
  const mail = program.command('mail').description(context.messages.mail.purpose);
  for (const add of [addList, addShow, addRetry]) add(mail, context);
}

function addList(parent: Command, context: Context): void {
  const { messages, call, language } = context;
  const { columns, list: help } = messages.mail;
  const { limit } = fieldsOf(messages);
  defineList(parent, context, {
    usage: 'list',
    help,
    flags: ['--state <state>', '--limit <number>'],
    input: z.object({ state: z.enum(MAIL_STATES).optional(), limit }),
    find: async ({ state, limit: most }) => ({
      rows: await call('listMails', { limit: most, ...(state !== undefined && { state }) }),
    }),
    name: 'mails',
    columns: [
      { title: columns.number, align: 'right', cell: ({ id }) => String(id) },
      { title: columns.written, cell: ({ createdAt }) => formatDateTime(createdAt, language) },
      { title: columns.kind, cell: ({ mail }) => mail.kind },
      { title: columns.to, cell: ({ mail }) => mail.to },
      { title: columns.state, cell: (mail) => mail.state },
      { title: columns.attempts, align: 'right', cell: ({ attempts }) => String(attempts) },
      { title: columns.error, cell: ({ lastError }) => lastError },
    ],
  });
}

function addShow(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.mail.show;
  defineCommand(parent, context, {
    usage: 'show <number>',
    help,
    flags: ['--json'],
    input: z.object({ number: fieldsOf(messages).number, json: fieldsOf(messages).flag }),
    async run({ number }) {
      const mail = await call('showMail', number);
      if (!mail) throw new CommandRefused(fill(help.unknown, { number }));
      output.json(mail);
    },
  });
}

function addRetry(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.mail.retry;
  defineCommand(parent, context, {
    usage: 'retry [number]',
    help,
    input: z.object({ number: fieldsOf(messages).number.optional() }),
    async run({ number }) {
      const count = await call('retryMails', number ?? null);
      if (number !== undefined && count === 0) throw new CommandRefused(fill(help.nothing, { number }));
      output.print(fill(help.done, { count }));
    },
  });
}
