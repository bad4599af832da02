import { CATEGORY_TILES } from '#contract/site.ts';

type Named = readonly [slug: string, name: string];

const tileOrder = new Map<string, number>(CATEGORY_TILES.map(({ slug }, index) => [slug, index]));

/** The eight tiles in shelf order, then the rest by name. */
export const byTile = (a: Named, b: Named): number =>
  (tileOrder.get(a[0]) ?? tileOrder.size) - (tileOrder.get(b[0]) ?? tileOrder.size) || a[1].localeCompare(b[1], 'en');

const UNITS = new Map([
  ['ml', 1],
  ['l', 1000],
  ['g', 1],
  ['kg', 1000],
]);

/** "500 ml" before "1 L"; names that are no amounts by their text, numbers by value. */
export function byAmount(a: Named, b: Named): number {
  const [left, right] = [amountOf(a[1]), amountOf(b[1])];
  return left !== null && right !== null ? left - right : a[1].localeCompare(b[1], 'en', { numeric: true });
}

function amountOf(name: string): number | null {
  const [, amount, unit] = /^([\d.,]+)\s*(ml|l|kg|g)$/i.exec(name.trim()) ?? [];
  const factor = UNITS.get(unit?.toLowerCase() ?? '');
  return amount === undefined || factor === undefined ? null : Number(amount.replace(',', '.')) * factor;
}
