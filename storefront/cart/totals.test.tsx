import { expect, test } from 'vitest';
import { cartOf, line } from '../model/testing/cart.ts';
import { renderHtml } from '../testing/render.tsx';
import { Totals } from './totals.tsx';

test.each([
  ['en', 'Without the €3.66 of Indonesian VAT'],
  ['id', 'Tanpa PPN €3.66'],
] as const)('an order abroad says in %s why it costs less than its prices', (language, words) => {
  const totals = (taxTakenOff: number) =>
    renderHtml(<Totals bill={cartOf(line('oil', 1))} delivery={null} taxTakenOff={taxTakenOff} />, { language });
  expect(totals(366)).toContain(words);
  expect(totals(0)).not.toContain(words);
});
