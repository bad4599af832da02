import type { Command } from 'commander';
import { z } from 'zod';
import type { CouponDiscount } from '#engine/domain/promotions/coupons/coupon.ts';
import { dateTime, money } from '../../output/words.ts';
import { fill } from '../../texts/fill.ts';
import { type Context, define, granted, Refused } from '../command.ts';
import { defineList } from '../list-command.ts';
import { couponFields, couponFlags, draftOf } from './coupon-draft.ts';

export function addCoupons(program: Command, context: Context): void {
  const coupons = program.command('coupons').description(context.texts.coupons.purpose);
  for (const add of [addList, addShow, addAdd, addDisable]) add(coupons, context);
}

function addList(parent: Command, context: Context): void {
  const { texts, ask, language } = context;
  const { columns, list: help, words } = texts.coupons;
  defineList(parent, context, {
    usage: 'list',
    help,
    input: z.object({}),
    find: async () => ({ rows: await ask('listCoupons', null) }),
    name: 'coupons',
    columns: [
      { title: columns.code, cell: ({ draft }) => draft.code },
      { title: columns.discount, cell: ({ draft }) => discountWords(draft.discount) },
      { title: columns.uses, align: 'right', cell: ({ uses }) => String(uses) },
      { title: columns.limit, align: 'right', cell: ({ draft }) => String(draft.usageLimit ?? '') },
      { title: columns.expires, cell: ({ draft }) => (draft.expiresAt ? dateTime(draft.expiresAt, language) : '') },
      { title: columns.state, cell: ({ isEnabled }) => (isEnabled ? words.enabled : words.disabled) },
    ],
  });
}

/** Parts of a million are hundredths of a percent. */
const discountWords = (discount: CouponDiscount): string =>
  discount.kind === 'percent' ? `${discount.share / 10_000} %` : money(discount.amount);

function addShow(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  define(parent, context, {
    usage: 'show <code>',
    help: texts.coupons.show,
    input: z.object({ code: z.string() }),
    async act({ code }) {
      output.json(granted(context, await ask('showCoupon', code)));
    },
  });
}

function addAdd(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const help = texts.coupons.add;
  define(parent, context, {
    usage: 'add <code>',
    help,
    flags: couponFlags,
    input: couponFields(texts),
    async act(fields) {
      const draft = draftOf(fields);
      const saved = await ask('saveCoupons', [draft]);
      if (!saved.ok) {
        const wrong = saved.refusal.rows.map((row) => ('field' in row ? row.field : row.sku));
        throw new Refused(fill(help.refused, { fields: wrong.join(', ') }));
      }
      output.print(fill(saved.value.created === 1 ? help.done : help.changed, { code: draft.code }));
    },
  });
}

function addDisable(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const help = texts.coupons.disable;
  define(parent, context, {
    usage: 'disable <code>',
    help,
    input: z.object({ code: z.string() }),
    async act({ code }) {
      granted(context, await ask('disableCoupon', code));
      output.print(fill(help.done, { code }));
    },
  });
}
