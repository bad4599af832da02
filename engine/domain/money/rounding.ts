import { type Cents, sum } from './money.ts';

/** Percentages are whole parts per million: 10 % is 100,000. */
export const PARTS_PER_MILLION = 1_000_000;
export const PARTS_PER_PERCENT = PARTS_PER_MILLION / 100;

/** `amount` × `part` / `whole`, half rounded away from zero. Exact for products beyond safe integers, too. */
export function fraction(amount: Cents, part: number, whole: number): Cents {
  if (whole <= 0) throw new RangeError(`a fraction of ${whole}`);
  const product = amount * part;
  const rounded = Number.isSafeInteger(2 * product + whole)
    ? halfUp(Math.abs(product), whole)
    : Number(halfUpBig(bigAbs(BigInt(amount) * BigInt(part)), BigInt(whole)));
  return product < 0 ? 0 - rounded : rounded;
}

function halfUp(product: number, whole: number): number {
  const doubled = 2 * product + whole;
  return (doubled - (doubled % (2 * whole))) / (2 * whole);
}

const halfUpBig = (product: bigint, whole: bigint): bigint => (2n * product + whole) / (2n * whole);

const bigAbs = (value: bigint): bigint => (value < 0n ? -value : value);

/**
 * Splits `total` into whole-cent shares by non-negative integer weights. The shares always add up to `total`: leftover
 * cents go to the largest remainders, the earlier share first (largest remainder method).
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  const whole = BigInt(sum(weights));
  if (whole <= 0n) throw new RangeError('nothing to allocate to');
  const size = BigInt(Math.abs(total));
  const exact = weights.map((weight) => size * BigInt(weight));
  const shares = exact.map((amount) => Number(amount / whole));
  for (const index of byRemainder(exact, whole).slice(0, Math.abs(total) - sum(shares))) {
    shares[index] = (shares[index] ?? 0) + 1;
  }
  return total < 0 ? shares.map((share) => 0 - share) : shares;
}

/** Like `allocate`, but all shares are 0 when all weights are 0. */
export const allocateOrZero = (total: Cents, weights: readonly number[]): readonly Cents[] =>
  sum(weights) > 0 ? allocate(total, weights) : weights.map(() => 0);

function byRemainder(exact: readonly bigint[], whole: bigint): number[] {
  const remainders = exact.map((amount) => amount % whole);
  return [...remainders.keys()].sort((a, b) => Number((remainders[b] ?? 0n) - (remainders[a] ?? 0n)) || a - b);
}
