import type { Cents, PackContent, UnitPrice } from '../money.ts';

const PER = { ml: 'L', g: 'kg' } as const satisfies Record<PackContent['unit'], UnitPrice['per']>;

/** Of a whole litre or kilogram, so that the packs of any list compare at a glance. Null without a price or a known content. */
export function unitPriceOf(price: { readonly current: Cents } | null, content: PackContent | null): UnitPrice | null {
  if (!price || !content) return null;
  return { cents: Math.round((price.current * 1000) / content.amount), per: PER[content.unit] };
}
