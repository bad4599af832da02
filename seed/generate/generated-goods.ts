import type { PriceTag } from '#engine/domain/catalog/price-tag.ts';
import type { PackContent, Parcel } from '#engine/domain/catalog/product.ts';
import type { VariationDraft } from '#engine/domain/catalog/product-draft.ts';
import type { StockPolicy } from '#engine/domain/catalog/stock-policy.ts';
import { ATTRIBUTES } from '../catalogue/attributes.ts';
import type { Chance } from './chance.ts';
import type { Ware } from './vocabulary.ts';

/** Prices end in 9, as they do; every fifth is on sale, every other of those for a while only. */
export function priceOf(chance: Chance, [lowest, highest]: readonly [number, number]): PriceTag {
  const regular = chance.between(Math.ceil(lowest / 10), Math.floor(highest / 10)) * 10 - 1;
  if (!chance.percent(20)) return { regular, sale: null };
  const price = Math.round((regular * chance.between(60, 92)) / 100);
  const isForAWhile = chance.percent(50);
  const from = isForAWhile ? new Date(Date.UTC(2026, chance.between(0, 11), 1)) : null;
  const to = from && new Date(from.getTime() + chance.between(30, 200) * 86_400_000);
  return { regular, sale: { price, from, to } };
}

export function stockOf(chance: Chance): StockPolicy {
  if (chance.percent(8)) return { kind: 'unmanaged', status: chance.pick(['in-stock', 'in-stock', 'out-of-stock']) };
  const isGone = chance.percent(6);
  return {
    kind: 'managed',
    onHand: isGone ? 0 : chance.between(1, 400),
    backorders: chance.percent(10) ? chance.pick(['notify', 'yes']) : 'no',
    lowAmount: chance.percent(30) ? chance.between(2, 12) : null,
  };
}

/** A bottle that weighs what it holds and a little more. */
export const parcelOf = (millilitres: number): Parcel => ({
  weight: Math.round(millilitres * 0.9 + 60),
  length: Math.round(4 + Math.cbrt(millilitres) * 1.1),
  width: Math.round(3 + Math.cbrt(millilitres) * 0.6),
  height: Math.round(8 + Math.cbrt(millilitres) * 1.4),
});

const TERMS = new Map(ATTRIBUTES.map(({ slug, terms }) => [slug, terms]));
const SIZES = TERMS.get('size') ?? [];
const GRADES = TERMS.get('viscosity') ?? [];

interface Pack {
  readonly choices: Readonly<Record<string, string>>;
  readonly content: PackContent;
}

const packs = (choices: Readonly<Record<string, string>>, sizes: typeof SIZES): readonly Pack[] =>
  sizes.map(({ slug, content = 0 }) => ({
    choices: { ...choices, size: slug },
    content: { amount: content, unit: 'ml' },
  }));

/** Two to four sizes, or two to three grades in bottle and jug. */
function packsOf(chance: Chance, comesIn: NonNullable<Ware['comesIn']>): readonly Pack[] {
  if (comesIn === 'sizes') {
    const first = chance.between(1, 3);
    return packs({}, SIZES.slice(first, first + chance.between(2, 4)));
  }
  const first = chance.between(0, GRADES.length - 3);
  const inBottleAndJug = SIZES.filter(({ slug }) => slug === '1l' || slug === '4l');
  return GRADES.slice(first, first + chance.between(2, 3)).flatMap(({ slug }) =>
    packs({ viscosity: slug }, inBottleAndJug),
  );
}

export interface Family {
  readonly ware: Ware;
  readonly comesIn: NonNullable<Ware['comesIn']>;
  readonly sku: string;
}

/** A larger pack costs more, but less per litre. */
export const variationsOf = (chance: Chance, { ware, comesIn, sku }: Family): readonly VariationDraft[] =>
  packsOf(chance, comesIn).map(({ choices, content }) => {
    const scale = (content.amount / 300) ** 0.8;
    return {
      sku: [sku, ...Object.values(choices)].join('-').toUpperCase(),
      description: { id: '', en: '' },
      published: true,
      price: priceOf(chance, [Math.round(ware.cents[0] * scale), Math.round(ware.cents[1] * scale)]),
      stock: stockOf(chance),
      virtual: false,
      parcel: parcelOf(content.amount),
      content,
      downloads: null,
      picture: null,
      choices,
    };
  });
