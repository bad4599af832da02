import type { Command } from 'commander';
import { z } from 'zod';
import { SITE } from '#contract/site.ts';
import { MAIL_STATES, type StoredMail } from '#engine/usecases/ports/mail.ts';
import { mailFolder } from '../../../mail/open-mailer.ts';
import { sendTestEmail } from '../../../mail/send-test-email.ts';
import { fill } from '../../messages/template.ts';
import { formatDateTime, toPlainLine } from '../../output/format.ts';
import type { Column } from '../../output/table.ts';
import { CommandRefused, type Context, defineCommand, fieldsOf } from '../command.ts';
import { defineList } from '../list-command.ts';

export function addMail(program: Command, context: Context): void {
  const mail = program.command('mail').description(context.messages.mail.purpose);
  for (const add of [addList, addShow, addRetry, addTest]) add(mail, context);
}

function addList(parent: Command, context: Context): void {
  const { messages, call } = context;
  const { list: help } = messages.mail;
  const { limit, number } = fieldsOf(messages);
  defineList(parent, context, {
    usage: 'list',
    help,
    flags: ['--state <state>', '--order <number>', '--limit <number>'],
    input: z.object({ state: z.enum(MAIL_STATES).optional(), order: number.optional(), limit }),
    find: async ({ state, order: orderId, limit: most }) => ({
      rows: await call('listMails', {
        limit: most,
        ...(state !== undefined && { state }),
        ...(orderId !== undefined && { orderId }),
      }),
    }),
    name: 'mails',
    columns: columnsOf(context),
  });
}

const columnsOf = ({ messages, language }: Context): readonly Column<StoredMail>[] => {
  const { columns } = messages.mail;
  return [
    { title: columns.number, align: 'right', cell: ({ id }) => String(id) },
    { title: columns.written, cell: ({ createdAt }) => formatDateTime(createdAt, language) },
    { title: columns.kind, cell: ({ mail }) => mail.kind },
    { title: columns.to, cell: ({ mail }) => mail.to },
    { title: columns.state, cell: (mail) => mail.state },
    { title: columns.attempts, align: 'right', cell: ({ attempts }) => String(attempts) },
    { title: columns.error, cell: ({ lastError }) => lastError },
  ];
};

function addShow(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.mail.show;
  defineCommand(parent, context, {
    usage: 'show <number>',
    help,
    flags: ['--json'],
    input: z.object({ number: fieldsOf(messages).number, json: fieldsOf(messages).flag }),
    async run({ number, json }) {
      const mail = await call('showMail', number);
      if (!mail) throw new CommandRefused(fill(help.unknown, { number }));
      if (json) return output.json(mail);
      for (const { title, cell } of [...columnsOf(context), ...detailsOf(context)]) {
        output.print(toPlainLine(`${title}: ${cell(mail)}`));
      }
    },
  });
}

/** What only one email has room for. */
const detailsOf = ({ messages, language }: Context): readonly Column<StoredMail>[] => {
  const { columns } = messages.mail;
  return [
    { title: columns.order, cell: ({ mail }) => ('orderId' in mail ? String(mail.orderId) : '') },
    {
      title: columns.next,
      cell: ({ nextAttemptAt }) => (nextAttemptAt ? formatDateTime(nextAttemptAt, language) : ''),
    },
  ];
};

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

function addTest(parent: Command, context: Context): void {
  const { messages, output, config } = context;
  const help = messages.mail.test;
  defineCommand(parent, context, {
    usage: 'test <email>',
    help,
    input: z.object({ email: z.string() }),
    async run({ email }) {
      const { mail, dataFolder } = config();
      const shop = { name: SITE.siteName };
      const sent = await sendTestEmail(mail, {
        to: email,
        subject: fill(help.subject, shop),
        text: fill(help.text, shop),
      });
      if (sent === null) throw new CommandRefused(fill(help.noServer, { folder: mailFolder(dataFolder) }));
      if (!sent.ok) throw new CommandRefused(fill(help.failed, { reason: sent.reason }));
      output.print(fill(help.done, { email }));
    },
  });
}
