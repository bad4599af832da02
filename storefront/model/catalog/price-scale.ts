import type { Cents } from '../money.ts';

/** The ends of a slider of prices, and how far it goes at once. Whole units of the currency. */
export interface PriceScale {
  readonly low: Cents;
  readonly high: Cents;
  readonly step: Cents;
}

const MAX_STEPS = 200;
const ROUND_NUMBERS = [1, 2, 5, 10];

/** Round amounts around the prices of a list. In rupiah a step of one unit would take millions of presses from end to end. */
export function priceScale({ lowest, highest }: { lowest: Cents; highest: Cents }, unit: Cents): PriceScale {
  const step = roundUp(Math.max(unit, (highest - lowest) / MAX_STEPS));
  return { low: Math.floor(lowest / step) * step, high: Math.ceil(highest / step) * step, step };
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundUp(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount));
  return power * (ROUND_NUMBERS.find((number) => number * power >= amount) ?? 10);
}
