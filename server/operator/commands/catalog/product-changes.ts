import type { Command } from 'commander';
import { z } from 'zod';
import { type Edge, instantOf } from '#contract/shop-time.ts';
import type { PriceTag } from '#engine/domain/catalog/prices.ts';
import type { PriceRequest } from '#engine/domain/catalog/revise-price.ts';
import { fill } from '../../messages/template.ts';
import { formatPrice } from '../../output/format.ts';
import { type Context, defineCommand, valueOrThrow } from '../command.ts';
import { amountOf } from '../money-field.ts';

/** The same word in every language of the output, because scripts use it. */
const NONE = 'none';

export function addPrice(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.products.price;
  const moneyProblems = { wrong: help.wrongMoney, ambiguous: messages.fields.ambiguousMoney };
  const money = orNone((text, check) => amountOf(text, check, moneyProblems));
  const day = (edge: Edge) =>
    orNone((text, check) => {
      const instant = instantOf(text, edge);
      if (instant === null) check.addIssue({ code: 'custom', message: help.wrongDay });
      return instant;
    });
  defineCommand(parent, context, {
    usage: 'price <sku>',
    help,
    flags: ['--regular <price>', '--sale <price>', '--from <day>', '--to <day>', '--json'],
    input: z
      .object({
        sku: z.string(),
        regular: money,
        sale: money,
        from: day('start'),
        to: day('end'),
        json: z.boolean().optional(),
      })
      .refine(({ sku: _, json: __, ...options }) => Object.values(options).some((value) => value !== undefined), {
        error: help.nothing,
      }),
    async run({ sku, json, ...options }) {
      const { before, after } = valueOrThrow(context, await call('changePrice', { sku, price: priceRequest(options) }));
      if (json) return output.json({ sku, before, after });
      const format = (price: PriceTag) => formatPrice(price, context);
      output.print(fill(help.done, { sku, before: format(before), after: format(after) }));
    },
  });
}

/** Left out, `none`, or a value. */
const orNone = <T>(parse: (text: string, check: z.RefinementCtx) => T) =>
  z
    .string()
    .transform((text, check): T | null => (text === NONE ? null : parse(text, check)))
    .optional();

type PriceOptions = { readonly [Key in keyof PriceRequest]: PriceRequest[Key] | undefined };

const priceRequest = ({ regular, sale, from, to }: PriceOptions): PriceRequest => ({
  ...(regular !== undefined && { regular }),
  ...(sale !== undefined && { sale }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

export function addStock(parent: Command, context: Context): void {
  const { messages, output, call } = context;
  const help = messages.products.stock;
  defineCommand(parent, context, {
    usage: 'stock <sku> <pieces>',
    help,
    flags: ['--json'],
    input: z.object({
      sku: z.string(),
      pieces: z.string().regex(/^[+-]?\d{1,9}$/, help.wrong),
      json: z.boolean().optional(),
    }),
    async run({ sku, pieces, json }) {
      const kind = /^[+-]/.test(pieces) ? 'add' : 'set';
      const revised = valueOrThrow(
        context,
        await call('changeStock', { sku, request: { kind, pieces: Number(pieces) } }),
      );
      const [before, after] = [revised.before, revised.after.onHand];
      if (json) return output.json({ sku, before, after });
      output.print(fill(help.done, { sku, before: before ?? help.uncounted, after }));
    },
  });
}
