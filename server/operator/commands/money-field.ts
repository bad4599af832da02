import { z } from 'zod';
import { readMoney } from '#engine/domain/money/read-money.ts';
import { MONEY_WRITING } from '../../settings/shop-settings.ts';
import { fill } from '../messages/template.ts';
import { readingsOf } from '../output/money.ts';

interface MoneyProblems {
  /** With a place for an example. */
  readonly wrong: string;
  /** With places for both readings. */
  readonly ambiguous: string;
}

/** The amount of a text, or an issue that says what is wrong with it. */
export function amountOf(text: string, check: z.RefinementCtx, { wrong, ambiguous }: MoneyProblems): number {
  const reading = readMoney(text, MONEY_WRITING);
  if (reading?.kind === 'clear') return reading.amount;
  check.addIssue({ code: 'custom', message: fill(reading === null ? wrong : ambiguous, readingsOf(text)) });
  return z.NEVER;
}
