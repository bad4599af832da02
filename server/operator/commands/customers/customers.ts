import type { Command } from 'commander';
import { z } from 'zod';
import { fullName } from '#contract/geography/person-name.ts';
import { fill } from '../../messages/template.ts';
import { formatDateTime } from '../../output/format.ts';
import { type Context, defineCommand, fieldsOf, valueOrThrow } from '../command.ts';
import { defineList } from '../list-command.ts';
import { addShow, numberOrName } from './show-customer.ts';

export function addCustomers(program: Command, context: Context): void {
  const customers = program.command('customers').description(context.messages.customers.purpose);
  for (const add of [addList, addShow, addLogOut, addRemove]) add(customers, context);
}

function addList(parent: Command, context: Context): void {
  const { messages, call, language } = context;
  const { columns, list: help } = messages.customers;
  const { limit } = fieldsOf(messages);
  defineList(parent, context, {
    usage: 'list [search]',
    help,
    flags: ['--limit <number>'],
    input: z.object({ search: z.string().max(200).default(''), limit }),
    find: ({ search, limit: first }) => call('listCustomers', { search, page: { first } }),
    name: 'customers',
    columns: [
      { title: columns.number, align: 'right', cell: ({ id }) => String(id) },
      { title: columns.email, cell: ({ email }) => email },
      { title: columns.name, cell: (customer) => fullName(customer) },
      { title: columns.city, cell: ({ billing }) => billing.city },
      { title: columns.since, cell: ({ registeredAt }) => formatDateTime(registeredAt, language) },
    ],
  });
}

function addLogOut(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.customers.logOut;
  defineCommand(parent, context, {
    usage: 'log-out <number>',
    help,
    input: z.object({ number: fieldsOf(messages).number }),
    async run({ number }) {
      const { email } = valueOrThrow(context, await call('logOutCustomer', number));
      output.print(fill(help.done, { number, email }));
    },
  });
}

function addRemove(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.customers.remove;
  const { flag } = fieldsOf(messages);
  defineCommand(parent, context, {
    usage: 'remove <who>',
    help,
    flags: ['--anonymise-orders', '--force', '--dry-run', '--json'],
    input: z.object({ who: z.string().min(1), anonymiseOrders: flag, force: flag, dryRun: flag, json: flag }),
    async run({ who, anonymiseOrders, force, dryRun, json }) {
      const request = { who: numberOrName(who), anonymizeOrders: anonymiseOrders, force, store: !dryRun };
      const forgotten = valueOrThrow(context, await call('forgetCustomer', request));
      if (json) return output.json({ dryRun, ...forgotten });
      const { account, anonymized, kept, reviews, mails, coupons, stockAlerts } = forgotten;
      if (account !== null) output.print(fill(help.account, forgotten));
      if (anonymized.length > 0) output.print(fill(help.anonymized, forgotten));
      if (kept.length > 0) output.print(fill(help.kept, forgotten));
      output.print(fill(help.counts, forgotten));
      const isAnything = account !== null || anonymized.length + reviews + mails + coupons + stockAlerts > 0;
      output.print(dryRun ? help.would : isAnything ? fill(help.done, { who }) : help.nothing);
    },
  });
}
