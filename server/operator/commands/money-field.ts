import { z } from 'zod';
import { readMoney } from '#engine/domain/money/read-money.ts';
import { MONEY_WRITING } from '../../settings/shop-settings.ts';
import { fill } from '../messages/template.ts';
import { readingsOf } from '../output/money.ts';

interface MoneyProblems {
  readonly wrong: string;
  /** With places for both readings. */
  readonly ambiguous: string;
}

/** The amount of a text, or an issue that says what is wrong with it. */
export function amountOf(text: string, check: z.RefinementCtx, { wrong, ambiguous }: MoneyProblems): number {
  const reading = readMoney(text, MONEY_WRITING);
  if (reading?.kind === 'clear') return reading.amount;
  check.addIssue({ code: 'custom', message: reading === null ? wrong : fill(ambiguous, readingsOf(text)) });
  return z.NEVER;
}
