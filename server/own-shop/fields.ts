import { z } from 'zod';
import { decimalOf } from '#engine/domain/money/money.ts';
import { type MoneyWriting, readMoney } from '#engine/domain/money/read-money.ts';

// Types of settings. Every value comes as the text that stands in the file, so that `85.000` and `0811` are what was written.

export const text = z.string().trim().min(1, 'must not be empty').max(2000, 'is too long');

/** In both languages. */
export const translated = z.strictObject({ id: text, en: text });

const FLAGS: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  on: true,
  no: false,
  false: false,
  off: false,
};

export const flag = z.string().transform((written, check): boolean => {
  const value = FLAGS[written.toLowerCase()];
  if (value !== undefined) return value;
  check.addIssue('must be yes or no');
  return z.NEVER;
});

export const wholeNumber = (least: number, most: number) =>
  z.string().transform((written, check): number => {
    const value = /^\d{1,9}$/.test(written) ? Number(written) : Number.NaN;
    if (value >= least && value <= most) return value;
    check.addIssue(`must be a whole number from ${least} to ${most}`);
    return z.NEVER;
  });

/** A setting that can be switched off. */
export const orNone = <T>(type: z.ZodType<T, string>) =>
  z.string().transform((written, check): T | null => {
    if (written === 'none') return null;
    const { data, error } = type.safeParse(written);
    if (!error) return data;
    check.addIssue(`${error.issues[0]?.message ?? 'is wrong'}, or none`);
    return z.NEVER;
  });

/** `11` or `11.5`, as parts per million. */
export const percentage = z.string().transform((written, check): number => {
  const [, whole, fraction = ''] = /^(\d{1,2})(?:[.,](\d{1,4}))? ?%?$/.exec(written) ?? [];
  if (whole !== undefined) return Number(whole) * 10_000 + Number(fraction.padEnd(4, '0'));
  check.addIssue('must be a percentage such as 11 or 11.5');
  return z.NEVER;
});

/** Minor units of the currency. */
export const amountIn = (writing: MoneyWriting) =>
  z.string().transform((written, check): number => {
    const reading = readMoney(written, writing);
    if (reading?.kind === 'clear') return reading.amount;
    const [grouped, decimal] = reading?.amounts.map((amount) => decimalOf(amount, writing.decimals)) ?? [];
    check.addIssue(
      reading
        ? `can be read as ${grouped} or as ${decimal}: write one of these`
        : `must be an amount such as ${decimalOf(85_000, writing.decimals)}`,
    );
    return z.NEVER;
  });
