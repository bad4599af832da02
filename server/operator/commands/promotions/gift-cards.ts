import type { Command } from 'commander';
import { z } from 'zod';
import { maskedCode } from '#engine/domain/promotions/gift-card.ts';
import type { GiftCardMovement, GiftCardRecord } from '#engine/usecases/ports/gift-cards.ts';
import { fill } from '../../messages/template.ts';
import { formatDateTime } from '../../output/format.ts';
import { formatMoney } from '../../output/money.ts';
import { type Context, defineCommand, fieldsOf, valueOrThrow } from '../command.ts';
import { defineList } from '../list-command.ts';

export function addGiftCards(program: Command, context: Context): void {
  const cards = program.command('gift-cards').description(context.messages.giftCards.purpose);
  for (const add of [addIssue, addList, addShow, addVoid]) add(cards, context);
}

function addIssue(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.giftCards.issue;
  const { money: amount, day, flag } = fieldsOf(messages);
  defineCommand(parent, context, {
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
    async run({ amount: worth, to, note, code, json }) {
      const request = { amount: worth, expiresAt: to ?? null, note, ...(code !== undefined && { code }) };
      const issued = valueOrThrow(context, await call('issueGiftCard', request));
      if (json) return output.json(issued);
      output.print(issued.code);
      output.note(help.done);
    },
  });
}

function addList(parent: Command, context: Context): void {
  const { messages, call, language } = context;
  const { columns, list: help } = messages.giftCards;
  defineList(parent, context, {
    usage: 'list',
    help,
    input: z.object({}),
    find: async () => ({ rows: await call('listGiftCards', null) }),
    name: 'giftCards',
    columns: [
      { title: columns.number, align: 'right', cell: ({ id }) => String(id) },
      { title: columns.code, cell: ({ ending }) => maskedCode(ending) },
      { title: columns.issued, align: 'right', cell: ({ issued }) => formatMoney(issued) },
      { title: columns.balance, align: 'right', cell: ({ balance }) => formatMoney(balance) },
      { title: columns.expires, cell: ({ expiresAt }) => (expiresAt ? formatDateTime(expiresAt, language) : '') },
      { title: columns.note, cell: ({ note }) => note },
    ],
  });
}

function addShow(parent: Command, context: Context): void {
  const { messages, output, call, language } = context;
  defineCommand(parent, context, {
    usage: 'show <number>',
    help: messages.giftCards.show,
    flags: ['--json'],
    input: z.object({ number: fieldsOf(messages).number, json: fieldsOf(messages).flag }),
    async run({ number, json }) {
      const card = valueOrThrow(context, await call('showGiftCard', number));
      if (json) return output.json(card);
      for (const line of factsOf(card, context)) output.print(line);
      output.print('');
      const { columns, movements } = messages.giftCards;
      output.table<GiftCardMovement>(
        [
          { title: columns.at, cell: ({ at }) => formatDateTime(at, language) },
          { title: columns.movement, cell: ({ kind }) => movements[kind] },
          { title: columns.amount, align: 'right', cell: ({ amount }) => formatMoney(amount) },
          { title: columns.order, align: 'right', cell: ({ orderId }) => String(orderId ?? '') },
        ],
        card.movements,
      );
    },
  });
}

function factsOf(card: GiftCardRecord, { messages, language }: Context): readonly string[] {
  const { columns, movements } = messages.giftCards;
  const { id, ending, issued, balance, expiresAt, voidedAt, note } = card;
  return [
    `${columns.number}: ${id}`,
    `${columns.code}: ${maskedCode(ending)}`,
    `${columns.issued}: ${formatMoney(issued)}`,
    `${columns.balance}: ${formatMoney(balance)}`,
    ...(expiresAt ? [`${columns.expires}: ${formatDateTime(expiresAt, language)}`] : []),
    ...(voidedAt ? [`${movements.voided}: ${formatDateTime(voidedAt, language)}`] : []),
    ...(note === '' ? [] : [`${columns.note}: ${note}`]),
  ];
}

function addVoid(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.giftCards.void;
  defineCommand(parent, context, {
    usage: 'void <number>',
    help,
    input: z.object({ number: fieldsOf(messages).number }),
    async run({ number }) {
      valueOrThrow(context, await call('voidGiftCard', number));
      output.print(fill(help.done, { number }));
    },
  });
}
