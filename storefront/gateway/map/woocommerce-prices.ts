import type { Cents, PackContent, Price } from '../../model/money.ts';
import { centsOf, formattedAmount } from './amount.ts';
import { type Connection, nodesOf } from './fragments.ts';
import { nameText, plainText } from './text.ts';

/** What a WooCommerce says about prices: texts only. This shop's own engine sends offers instead. */
export interface WooCommercePrices {
  readonly name?: string | null;
  /** One price; of a product with variations all of theirs: `24.50, 33.75`. */
  readonly price?: string | null;
  readonly regularPrice?: string | null;
  /** True of something that costs nothing, whose price is missing all the same. */
  readonly purchasable?: boolean | null;
  /** As the backend's own pages show it, with or without tax: `€11.10`. Missing in a cart, whose lines have amounts of their own. */
  readonly shownPrice?: string | null;
  readonly shownRegularPrice?: string | null;
  readonly dateOnSaleFrom?: string | null;
  readonly dateOnSaleTo?: string | null;
  readonly metaData?: readonly ({ readonly key: string; readonly value: string | null } | null)[] | null;
  readonly attributes?: Connection<{ readonly name: string | null; readonly value?: string | null }>;
  readonly variations?: Connection<WooCommercePrices>;
}

interface PricedPack {
  readonly price: Price | null;
  /** Null where no text says what the pack holds. */
  readonly content: PackContent | null;
}

/** Of a product with variations: the cheapest one's, and the largest discount of any. */
export function wooCommercePrices(raw: WooCommercePrices): PricedPack {
  if (raw.variations === undefined) return { price: priceOf(raw), content: contentOf(raw) };
  const packs = nodesOf(raw.variations).map((variation) => ({
    price: priceOf(variation),
    content: contentOf(variation),
  }));
  const priced = packs.filter((pack): pack is typeof pack & { price: Price } => pack.price !== null);
  const [first, ...others] = priced;
  if (!first) return { price: priceOfRange(raw), content: null };
  const cheapest = others.reduce((low, pack) => (pack.price.current < low.price.current ? pack : low), first);
  const price = {
    ...cheapest.price,
    isFrom: priced.some((pack) => pack.price.current > cheapest.price.current),
    percentOff: Math.max(...priced.map((pack) => pack.price.percentOff)),
  };
  return { price, content: cheapest.content };
}

/** A WordPress stores the new price by a job that a request after the instant starts: another look shows it. */
const STORED_WITHIN_MS = 60_000;

/** Milliseconds since 1970 at which a sale of a product or its variations begins or ends, and at which its price is stored at last. */
export const wooCommercePriceChanges = (raw: WooCommercePrices): readonly number[] =>
  [raw, ...nodesOf(raw.variations)]
    .flatMap(({ dateOnSaleFrom, dateOnSaleTo }) => [dateOnSaleFrom, dateOnSaleTo])
    .map((instant) => Date.parse(instant ?? ''))
    .filter((instant) => !Number.isNaN(instant))
    .flatMap((instant) => [instant, instant + STORED_WITHIN_MS]);

function priceOf({ price, regularPrice, purchasable, shownPrice, shownRegularPrice }: WooCommercePrices): Price | null {
  const current = shownCents(shownPrice) ?? centsOf(price) ?? (price === null && purchasable ? 0 : null);
  if (current === null) return null;
  const regular = Math.max(shownCents(shownRegularPrice) ?? centsOf(regularPrice) ?? current, current);
  const percentOff = regular > 0 ? Math.round((100 * (regular - current)) / regular) : 0;
  return { current, regular, isFrom: false, percentOff };
}

/** Null for a range and for a text without an amount. */
const shownCents = (text: string | null | undefined): Cents | null =>
  /^\D*\d[\d.,'’\s]*\D*$/.test(plainText(text)) ? formattedAmount(text) : null;

function priceOfRange({ price }: WooCommercePrices): Price | null {
  const prices = (price ?? '').split(',').map((text) => centsOf(text));
  const ascending = prices.filter((cents): cents is Cents => cents !== null).sort((a, b) => a - b);
  const [current] = ascending;
  if (current === undefined) return null;
  return { current, regular: current, isFrom: current !== ascending.at(-1), percentOff: 0 };
}

const PACK = /^(\d+(?:[.,]\d+)?)\s*(ml|l|g|kg)$/i;
const UNITS = {
  ml: { unit: 'ml', factor: 1 },
  l: { unit: 'ml', factor: 1000 },
  g: { unit: 'g', factor: 1 },
  kg: { unit: 'g', factor: 1000 },
} as const;
const isUnit = (text: string): text is keyof typeof UNITS => Object.hasOwn(UNITS, text);

/** Content of a pack as its meta data, an option or the end of a name says it: `4 L`, `500ml`, `Brake fluid, 250 ml`. */
function contentOf({ metaData, attributes, name }: WooCommercePrices): PackContent | null {
  const texts = [
    metaData?.find((entry) => entry?.key === 'pack_content')?.value,
    ...nodesOf(attributes).map(({ value }) => value),
    nameText(name).split(',').at(-1),
  ];
  return texts.map((text) => parseContent(text ?? '')).find((content) => content !== null) ?? null;
}

function parseContent(text: string): PackContent | null {
  const [, number = '', symbol = ''] = PACK.exec(text.trim()) ?? [];
  const name = symbol.toLowerCase();
  if (!isUnit(name)) return null;
  const { unit, factor } = UNITS[name];
  const amount = Number(number.replace(',', '.')) * factor;
  return amount > 0 ? { amount, unit } : null;
}
