import type { Cents, PackContent, UnitPrice } from './money.ts';
import type { ProductSummary, Variation } from './product.ts';

/** From half a litre or kilogram on the whole unit compares best, below it a tenth. */
const LARGE_PACK = 500;

type Base = 'whole' | 'tenth';

const baseOf = (packSize: number): Base => (packSize >= LARGE_PACK ? 'whole' : 'tenth');

/** Null without a price or a known content. @param base by the size of the pack unless its category has one */
export function unitPriceOf(
  price: { readonly current: Cents } | null,
  content: PackContent | null,
  base?: Base,
): UnitPrice | null {
  if (!price || !content) return null;
  const { amount, unit } = content;
  const isWhole = (base ?? baseOf(amount)) === 'whole';
  return {
    cents: Math.round((price.current * (isWhole ? 1000 : 100)) / amount),
    per: unit === 'ml' ? (isWhole ? '1 L' : '100 ml') : isWhole ? '1 kg' : '100 g',
  };
}

/** Category and unit → what prices are given for, so that the packs of a category compare at a glance. */
export type UnitBases = ReadonlyMap<string, Base>;

type Categorized = Pick<ProductSummary, 'categories'>;

const keyOf = ({ categories }: Categorized, { unit }: PackContent): string => `${unit} ${categories[0]?.slug ?? ''}`;

const packsOf = ({ variations, content }: ProductSummary): readonly PackContent[] =>
  (variations.length > 0 ? variations.map((variation) => variation.content) : [content]).filter(
    (pack) => pack !== null,
  );

/** The base that suits the middle one of a category's packs. */
export function unitBasesOf(products: readonly ProductSummary[]): UnitBases {
  const sizes = new Map<string, number[]>();
  for (const product of products)
    for (const pack of packsOf(product)) {
      const key = keyOf(product, pack);
      const others = sizes.get(key);
      if (others) others.push(pack.amount);
      else sizes.set(key, [pack.amount]);
    }
  return new Map([...sizes].map(([key, amounts]) => [key, baseOf(middleOf(amounts))]));
}

const middleOf = (amounts: readonly number[]): number =>
  amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)] ?? 0;

type Priced = Pick<Variation, 'price' | 'content' | 'unitPrice'>;

/** The product with all its unit prices in the base of its category. */
export function withUnitBase<Shown extends Categorized & Priced & { readonly variations: readonly Variation[] }>(
  product: Shown,
  bases: UnitBases,
): Shown {
  const unitPrice = ({ price, content }: Priced) =>
    content && unitPriceOf(price, content, bases.get(keyOf(product, content)));
  return {
    ...product,
    unitPrice: unitPrice(product),
    variations: product.variations.map((variation) => ({ ...variation, unitPrice: unitPrice(variation) })),
  };
}
