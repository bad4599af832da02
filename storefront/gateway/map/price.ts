import { minorDigits } from '#contract/currency.ts';
import { SITE } from '#contract/site.ts';
import type { Cents, Price } from '../../model/money.ts';
import type { UnitPrice } from '../../model/product.ts';

const DIGITS = minorDigits(SITE.currency);

/**
 * Decimal text such as `1234.5` as whole minor units, half a unit up. No binary fraction is in between. Null when it is
 * no amount.
 */
export function centsOf(text: string | null | undefined, digits: number = DIGITS): Cents | null {
  const [, sign, whole, fraction = ''] = /^\s*([-−]?)(\d+)(?:\.(\d*))?\s*$/.exec(text ?? '') ?? [];
  if (whole === undefined) return null;
  const kept = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const rounded = kept + (Number(fraction[digits] ?? '0') >= 5 ? 1 : 0);
  return sign && rounded > 0 ? -rounded : rounded;
}

/** An amount that is always there; what a backend leaves out is nothing. */
export const amount = (text: string | null | undefined): Cents => centsOf(text) ?? 0;

/** The raw price of a variable product is a list of all prices: `24.50, 33.75`. Ascending; empty without any. */
export const priceList = (text: string | null | undefined, digits: number = DIGITS): readonly Cents[] =>
  (text ?? '')
    .split(',')
    .map((part) => centsOf(part, digits))
    .filter((cents) => cents !== null)
    .sort((a, b) => a - b);

interface RawPrices {
  readonly price: string | null;
  readonly regularPrice: string | null;
}

interface Tag {
  readonly current: Cents;
  readonly regular: Cents;
}

function tagOf({ price, regularPrice }: RawPrices): Tag | null {
  const current = centsOf(price);
  if (current === null) return null;
  const regular = centsOf(regularPrice) ?? current;
  return { current, regular: Math.max(regular, current) };
}

const percentOff = ({ current, regular }: Tag) => (regular > 0 ? Math.round((100 * (regular - current)) / regular) : 0);

/** Of one thing to buy. Null when it has no price. */
export function priceOf(raw: RawPrices): Price | null {
  const tag = tagOf(raw);
  return tag && { ...tag, isFrom: false, percentOff: percentOff(tag) };
}

/** Of a product with variations: the cheapest one's, and the largest discount of any. */
export function priceOfVariations(product: RawPrices, variations: readonly RawPrices[]): Price | null {
  const tags = variations.map(tagOf).filter((tag) => tag !== null);
  const cheapest = tags.reduce<Tag | null>((low, tag) => (low && low.current <= tag.current ? low : tag), null);
  if (!cheapest) return priceOfRange(product);
  return {
    ...cheapest,
    isFrom: tags.some(({ current }) => current > cheapest.current),
    percentOff: Math.max(...tags.map(percentOff)),
  };
}

/** What the lists of prices alone say. */
function priceOfRange({ price }: RawPrices): Price | null {
  const prices = priceList(price);
  const [current] = prices;
  if (current === undefined) return null;
  return { current, regular: current, isFrom: current !== prices.at(-1), percentOff: 0 };
}

const PACK = /^(\d+(?:[.,]\d+)?)\s*(ml|l|g|kg)$/i;
const SMALLEST = { ml: 1, l: 1000, g: 1, kg: 1000 } as const;
const isUnit = (text: string): text is keyof typeof SMALLEST => Object.hasOwn(SMALLEST, text);

/** `4 L` or `500ml`: a pack from which a price per litre or kilogram follows. */
function packOf(text: string): { readonly amount: number; readonly isLiquid: boolean } | null {
  const [, number = '', word = ''] = PACK.exec(text.trim()) ?? [];
  const unit = word.toLowerCase();
  if (!isUnit(unit)) return null;
  const amount = Number(number.replace(',', '.')) * SMALLEST[unit];
  return amount > 0 ? { amount, isLiquid: unit === 'ml' || unit === 'l' } : null;
}

/** From half a litre or kilogram on the whole unit compares best, below it a tenth. */
const LARGE = 500;

/** `packs` are texts that may say what is in one pack; the first that does counts. */
export function unitPriceOf(price: Cents | undefined, packs: readonly string[]): UnitPrice | null {
  const pack = packs.map(packOf).find((one) => one !== null);
  if (price === undefined || !pack) return null;
  const { amount, isLiquid } = pack;
  const isLarge = amount >= LARGE;
  return {
    cents: Math.round((price * (isLarge ? 1000 : 100)) / amount),
    per: isLiquid ? (isLarge ? '1 L' : '100 ml') : isLarge ? '1 kg' : '100 g',
  };
}
