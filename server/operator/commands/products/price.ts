import type { Command } from 'commander';
import { z } from 'zod';
import type { PriceTag } from '#engine/domain/catalog/price-tag.ts';
import type { PriceWish } from '#engine/domain/catalog/revise-price.ts';
import { centsOf } from '#engine/domain/money/decimal.ts';
import { priceWords } from '../../output/product-words.ts';
import { MONEY_DECIMALS } from '../../output/words.ts';
import { type Edge, instantOf } from '../../sheet/instant.ts';
import { fill } from '../../texts/fill.ts';
import { type Context, define, granted } from '../command.ts';

/** Written in every language of the output: it is what a script types. */
const NONE = 'none';

export function addPrice(parent: Command, context: Context): void {
  const { texts, output, ask } = context;
  const help = texts.products.price;
  const money = wished((text) => centsOf(text, MONEY_DECIMALS), help.wrongMoney);
  const day = (edge: Edge) => wished((text) => instantOf(text, edge), help.wrongDay);
  define(parent, context, {
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
      .refine(({ sku: _, json: __, ...wish }) => Object.values(wish).some((value) => value !== undefined), {
        error: help.nothing,
      }),
    async act({ sku, json, ...wish }) {
      const { before, after } = granted(context, await ask('changePrice', { sku, price: given(wish) }));
      if (json) return output.json({ sku, before, after });
      const words = (price: PriceTag) => priceWords(price, context);
      output.print(fill(help.done, { sku, before: words(before), after: words(after) }));
    },
  });
}

/** Left out, `none`, or a value. */
const wished = <T>(parse: (text: string) => T | null, problem: string) =>
  z
    .string()
    .transform((text, check): T | null => {
      if (text === NONE) return null;
      const value = parse(text);
      if (value === null) check.addIssue({ code: 'custom', message: problem });
      return value;
    })
    .optional();

type Wish = { readonly [Key in keyof PriceWish]: PriceWish[Key] | undefined };

const given = ({ regular, sale, from, to }: Wish): PriceWish => ({
  ...(regular !== undefined && { regular }),
  ...(sale !== undefined && { sale }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});
