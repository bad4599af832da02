import type { Command } from 'commander';
import { z } from 'zod';
import { MAIL_STATES } from '#engine/usecases/ports/mails.ts';
import { dateTime } from '../../output/words.ts';
import { fill } from '../../texts/fill.ts';
import { type Context, define, Refused } from '../command.ts';
import { fieldsOf } from '../fields.ts';
import { defineList } from '../list-command.ts';

export function addMail(program: Command, context: Context): void {
  const mail = program.command('mail').description(context.texts.mail.purpose);
  for (const add of [addList, addShow, addRetry]) add(mail, context);
}

function addList(parent: Command, context: Context): void {
  const { texts, ask, language } = context;
  const { columns, list: help } = texts.mail;
  const { limit } = fieldsOf(texts);
  defineList(parent, context, {
    usage: 'list',
    help,
    flags: ['--state <state>', '--limit <number>'],
    input: z.object({ state: z.enum(MAIL_STATES).optional(), limit }),
    find: async ({ state, limit: most }) => ({
      rows: await ask('listMails', { limit: most, ...(state !== undefined && { state }) }),
    }),
    name: 'mails',
    columns: [
      { title: columns.number, align: 'right', cell: ({ id }) => String(id) },
      { title: columns.written, cell: ({ createdAt }) => dateTime(createdAt, language) },
      { title: columns.kind, cell: ({ mail }) => mail.kind },
      { title: columns.to, cell: ({ mail }) => mail.to },
      { title: columns.state, cell: (mail) => mail.state },
      { title: columns.tries, align: 'right', cell: ({ tries }) => String(tries) },
      { title: columns.error, cell: ({ lastError }) => lastError },
    ],
  });
}

function addShow(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const help = texts.mail.show;
  define(parent, context, {
    usage: 'show <number>',
    help,
    input: z.object({ number: fieldsOf(texts).number }),
    async act({ number }) {
      const mail = await ask('showMail', number);
      if (!mail) throw new Refused(fill(help.unknown, { number }));
      output.json(mail);
    },
  });
}

function addRetry(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const help = texts.mail.retry;
  define(parent, context, {
    usage: 'retry [number]',
    help,
    input: z.object({ number: fieldsOf(texts).number.optional() }),
    async act({ number }) {
      const count = await ask('retryMails', number ?? null);
      output.print(fill(help.done, { count }));
    },
  });
}
