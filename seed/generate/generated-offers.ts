import type { PriceTag } from '#engine/domain/catalog/prices.ts';
import type { Dimensions, PackContent } from '#engine/domain/catalog/product.ts';
import type { VariationDraft } from '#engine/domain/catalog/product-draft.ts';
import type { StockPolicy } from '#engine/domain/catalog/stock-policy.ts';
import type { Random } from './random.ts';
import { MILLILITERS, type ProductType, TERMS } from './vocabulary.ts';

/** Prices end in 9. Every fifth is on sale, half of those for a limited time. */
export function priceOf(random: Random, [lowest, highest]: readonly [number, number]): PriceTag {
  const regular = random.between(Math.ceil(lowest / 10), Math.floor(highest / 10)) * 10 - 1;
  if (!random.percent(20)) return { regular, sale: null };
  const price = Math.round((regular * random.between(60, 92)) / 100);
  const isLimited = random.percent(50);
  const from = isLimited ? new Date(Date.UTC(2026, random.between(0, 11), 1)) : null;
  const to = from && new Date(from.getTime() + random.between(30, 200) * 86_400_000);
  return { regular, sale: { price, from, to } };
}

export function stockOf(random: Random): StockPolicy {
  if (random.percent(8)) return { kind: 'unmanaged', status: random.pick(['in-stock', 'in-stock', 'out-of-stock']) };
  const isSoldOut = random.percent(6);
  return {
    kind: 'managed',
    onHand: isSoldOut ? 0 : random.between(1, 400),
    backorders: random.percent(10) ? random.pick(['notify', 'yes']) : 'no',
    lowAmount: random.percent(30) ? random.between(2, 12) : null,
  };
}

/** A bottle that weighs what it holds and a little more. */
export const dimensionsOf = (milliliters: number): Dimensions => ({
  weight: Math.round(milliliters * 0.9 + 60),
  length: Math.round(4 + Math.cbrt(milliliters) * 1.1),
  width: Math.round(3 + Math.cbrt(milliliters) * 0.6),
  height: Math.round(8 + Math.cbrt(milliliters) * 1.4),
});

type Size = keyof typeof MILLILITERS;

interface Pack {
  readonly choices: Readonly<Record<string, string>>;
  readonly content: PackContent;
}

const packs = (choices: Readonly<Record<string, string>>, sizes: readonly Size[]): readonly Pack[] =>
  sizes.map((size) => ({
    choices: { ...choices, size },
    content: { amount: MILLILITERS[size], unit: 'ml' },
  }));

/** Two to four sizes, or two to three grades in bottle and jug. */
function packsOf(random: Random, comesIn: NonNullable<ProductType['comesIn']>): readonly Pack[] {
  if (comesIn === 'sizes') {
    const first = random.between(1, 3);
    return packs({}, TERMS.size.slice(first, first + random.between(2, 4)));
  }
  const first = random.between(0, TERMS.viscosity.length - 3);
  const grades = TERMS.viscosity.slice(first, first + random.between(2, 3));
  return grades.flatMap((viscosity) => packs({ viscosity }, ['1l', '4l']));
}

export interface Family {
  readonly type: ProductType;
  readonly comesIn: NonNullable<ProductType['comesIn']>;
  readonly sku: string;
}

/** A larger pack costs more, but less per litre. */
export const variationsOf = (random: Random, { type, comesIn, sku }: Family): readonly VariationDraft[] =>
  packsOf(random, comesIn).map(({ choices, content }) => {
    const scale = (content.amount / 300) ** 0.8;
    return {
      sku: [sku, ...Object.values(choices)].join('-').toUpperCase(),
      description: { id: '', en: '' },
      published: true,
      price: priceOf(random, [Math.round(type.cents[0] * scale), Math.round(type.cents[1] * scale)]),
      stock: stockOf(random),
      virtual: false,
      dimensions: dimensionsOf(content.amount),
      content,
      downloads: null,
      picture: null,
      choices,
    };
  });
