import { z } from 'zod';
import { centsOf } from '#engine/domain/money/decimal.ts';
import { MONEY_DECIMALS } from '../output/words.ts';
import { type Edge, instantOf } from '../sheet/instant.ts';
import type { Texts } from '../texts/texts.ts';

/** What a person types, by what it means; the same words for the same mistake everywhere. */
export const fieldsOf = ({ fields }: Texts) => {
  const parsed = <T>(parse: (text: string) => T | null, problem: string) =>
    z.string().transform((text, check): T => {
      const value = parse(text);
      if (value !== null) return value;
      check.addIssue({ code: 'custom', message: problem });
      return z.NEVER;
    });
  return {
    money: parsed((text) => centsOf(text, MONEY_DECIMALS), fields.money),
    day: (edge: Edge) => parsed((text) => instantOf(text, edge), fields.day),
    number: parsed((text) => (/^\d{1,9}$/.test(text) ? Number(text) : null), fields.number),
    limit: z.coerce.number(fields.number).int().min(1).max(10_000).default(50),
    flag: z.boolean().default(false),
  };
};
