import type { Command } from 'commander';
import { z } from 'zod';
import { shownCode } from '#engine/domain/promotions/gift-cards/gift-card.ts';
import { dateTime, money } from '../../output/words.ts';
import { fill } from '../../texts/fill.ts';
import { type Context, define, granted } from '../command.ts';
import { fieldsOf } from '../fields.ts';
import { defineList } from '../list-command.ts';

export function addGiftCards(program: Command, context: Context): void {
  const cards = program.command('gift-cards').description(context.texts.giftCards.purpose);
  for (const add of [addIssue, addList, addShow, addVoid]) add(cards, context);
}

function addIssue(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const help = texts.giftCards.issue;
  const { money: amount, day, flag } = fieldsOf(texts);
  define(parent, context, {
    usage: 'issue <amount>',
    help,
    flags: ['--to <day>', '--note <text>', '--code <code>', '--json'],
    input: z.object({
      amount,
      to: day('end').optional(),
      note: z.string().max(500).default(''),
      code: z.string().optional(),
      json: flag,
    }),
    async act({ amount: worth, to, note, code, json }) {
      const wish = { amount: worth, expiresAt: to ?? null, note, ...(code !== undefined && { code }) };
      const issued = granted(context, await ask('issueGiftCard', wish));
      if (json) return output.json(issued);
      output.print(issued.code);
      output.note(help.done);
    },
  });
}

function addList(parent: Command, context: Context): void {
  const { texts, ask, language } = context;
  const { columns, list: help } = texts.giftCards;
  defineList(parent, context, {
    usage: 'list',
    help,
    input: z.object({}),
    find: async () => ({ rows: await ask('listGiftCards', null) }),
    name: 'giftCards',
    columns: [
      { title: columns.number, align: 'right', cell: ({ id }) => String(id) },
      { title: columns.code, cell: ({ ending }) => shownCode(ending) },
      { title: columns.issued, align: 'right', cell: ({ issued }) => money(issued) },
      { title: columns.balance, align: 'right', cell: ({ balance }) => money(balance) },
      { title: columns.expires, cell: ({ expiresAt }) => (expiresAt ? dateTime(expiresAt, language) : '') },
      { title: columns.note, cell: ({ note }) => note },
    ],
  });
}

function addShow(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  define(parent, context, {
    usage: 'show <number>',
    help: texts.giftCards.show,
    input: z.object({ number: fieldsOf(texts).number }),
    async act({ number }) {
      output.json(granted(context, await ask('showGiftCard', number)));
    },
  });
}

function addVoid(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const help = texts.giftCards.void;
  define(parent, context, {
    usage: 'void <number>',
    help,
    input: z.object({ number: fieldsOf(texts).number }),
    async act({ number }) {
      granted(context, await ask('voidGiftCard', number));
      output.print(fill(help.done, { number }));
    },
  });
}
