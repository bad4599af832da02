import type { Command } from 'commander';
import { z } from 'zod';
import { fill } from '../../messages/template.ts';
import { formatDateTime } from '../../output/format.ts';
import { CommandRefused, type Context, defineCommand, fieldsOf, valueOrThrow } from '../command.ts';
import { defineList } from '../list-command.ts';
import { couponFields, couponFlags, draftOf, wrongOptions } from './coupon-draft.ts';
import { couponFacts, discountWords } from './coupon-facts.ts';

export function addCoupons(program: Command, context: Context): void {
  const coupons = program.command('coupons').description(context.messages.coupons.purpose);
  for (const add of [addList, addShow, addAdd, addDisable]) add(coupons, context);
}

function addList(parent: Command, context: Context): void {
  const { messages, call, language } = context;
  const { columns, list: help, words } = messages.coupons;
  defineList(parent, context, {
    usage: 'list',
    help,
    input: z.object({}),
    find: async () => ({ rows: await call('listCoupons', null) }),
    name: 'coupons',
    columns: [
      { title: columns.code, cell: ({ draft }) => draft.code },
      { title: columns.discount, cell: ({ draft }) => discountWords(draft, context) },
      { title: columns.uses, align: 'right', cell: ({ uses }) => String(uses) },
      { title: columns.limit, align: 'right', cell: ({ draft }) => String(draft.usageLimit ?? '') },
      {
        title: columns.expires,
        cell: ({ draft }) => (draft.expiresAt ? formatDateTime(draft.expiresAt, language) : ''),
      },
      { title: columns.state, cell: ({ isEnabled }) => (isEnabled ? words.enabled : words.disabled) },
    ],
  });
}

function addShow(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  defineCommand(parent, context, {
    usage: 'show <code>',
    help: messages.coupons.show,
    flags: ['--json'],
    input: z.object({ code: z.string(), json: fieldsOf(messages).flag }),
    async run({ code, json }) {
      const coupon = valueOrThrow(context, await call('showCoupon', code));
      if (json) return output.json(coupon);
      for (const line of couponFacts(coupon, context)) output.print(line);
    },
  });
}

function addAdd(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.coupons.add;
  defineCommand(parent, context, {
    usage: 'add <code>',
    help,
    flags: couponFlags,
    input: couponFields(messages),
    async run(fields) {
      const draft = draftOf(fields);
      if (!fields.replace && (await call('showCoupon', draft.code)).ok)
        throw new CommandRefused(fill(help.isThere, { code: draft.code }));
      const saved = await call('saveCoupons', [draft]);
      if (!saved.ok) throw new CommandRefused(fill(help.refused, { fields: wrongOptions(saved.refusal.rows) }));
      output.print(fill(saved.value.created === 1 ? help.done : help.changed, { code: draft.code }));
    },
  });
}

function addDisable(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.coupons.disable;
  defineCommand(parent, context, {
    usage: 'disable <code>',
    help,
    input: z.object({ code: z.string() }),
    async run({ code }) {
      valueOrThrow(context, await call('disableCoupon', code));
      output.print(fill(help.done, { code }));
    },
  });
}
