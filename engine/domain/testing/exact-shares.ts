// Exact whole numbers for what the shop's arithmetic is compared with.

export const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/** A half goes up. Both are zero or more. */
export const halfUp = (amount: bigint, whole: bigint): bigint => (2n * amount + whole) / (2n * whole);

/** In proportion to the sizes; single cents that are left go to the largest remainders, of equals to the first. */
export function split(amount: bigint, sizes: readonly bigint[]): readonly bigint[] {
  const whole = total(sizes);
  if (whole === 0n) return sizes.map(() => 0n);
  const positive = amount < 0n ? -amount : amount;
  const shares = sizes.map((size) => (positive * size) / whole);
  const rests = sizes.map((size, place) => ({ place, rest: (positive * size) % whole }));
  const first = rests.toSorted((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest < b.rest ? 1 : -1));
  for (const { place } of first.slice(0, Number(positive - total(shares)))) shares[place] = (shares[place] ?? 0n) + 1n;
  return amount < 0n ? shares.map((share) => -share) : shares;
}
