/** Fewer recommend nothing. */
const LEAST_SHOWN = 10;

/** A round number of pieces that were sold at least: 4,870 are 4,000. Null while it is too small, and where the API hides it. */
export function soldAtLeast(totalSales: number): number | null {
  if (totalSales < LEAST_SHOWN) return null;
  const step = 10 ** Math.floor(Math.log10(totalSales));
  return Math.floor(totalSales / step) * step;
}
