import type { Command } from 'commander';
import { z } from 'zod';
import type { Customer } from '#engine/domain/customers/customer.ts';
import { dateTime } from '../../output/words.ts';
import { fill } from '../../texts/fill.ts';
import { type Context, define, granted, Refused } from '../command.ts';
import { fieldsOf } from '../fields.ts';

export function addCustomers(program: Command, context: Context): void {
  const customers = program.command('customers').description(context.texts.customers.purpose);
  for (const add of [addList, addShow, addLogOut, addRemove]) add(customers, context);
}

function addList(parent: Command, context: Context): void {
  const { texts, output, ask, language } = context;
  const { columns, list: help } = texts.customers;
  const { limit, flag } = fieldsOf(texts);
  define(parent, context, {
    usage: 'list [search]',
    help,
    flags: ['--limit <number>', '--json'],
    input: z.object({ search: z.string().max(200).default(''), limit, json: flag }),
    async act({ search, limit: first, json }) {
      const { rows, total } = await ask('listCustomers', { search, page: { first } });
      if (json) return output.json({ total, customers: rows });
      output.table<Customer>(
        [
          { title: columns.number, align: 'right', cell: ({ id }) => String(id) },
          { title: columns.email, cell: ({ email }) => email },
          { title: columns.name, cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
          { title: columns.city, cell: ({ billing }) => billing.city },
          { title: columns.since, cell: ({ registeredAt }) => dateTime(registeredAt, language) },
        ],
        rows,
      );
      output.note(fill(texts.products.list.total, { shown: rows.length, total }));
    },
  });
}

function addShow(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const help = texts.customers.show;
  define(parent, context, {
    usage: 'show <who>',
    help,
    input: z.object({ who: z.string() }),
    async act({ who }) {
      const file = await ask('showCustomer', /^\d+$/.test(who) ? Number(who) : who);
      if (!file) throw new Refused(fill(help.unknown, { who }));
      output.json(file);
    },
  });
}

function addLogOut(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const help = texts.customers.logOut;
  define(parent, context, {
    usage: 'log-out <number>',
    help,
    input: z.object({ number: fieldsOf(texts).number }),
    async act({ number }) {
      const { email } = granted(context, await ask('logOutCustomer', number));
      output.print(fill(help.done, { number, email }));
    },
  });
}

function addRemove(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const help = texts.customers.remove;
  define(parent, context, {
    usage: 'remove <number>',
    help,
    input: z.object({ number: fieldsOf(texts).number }),
    async act({ number }) {
      granted(context, await ask('removeCustomer', number));
      output.print(fill(help.done, { number }));
    },
  });
}
