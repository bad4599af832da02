import type { Cents } from './cents.ts';

/** `amount` × `part` / `whole`, a half rounded away from zero. Exact however large the product gets. */
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
