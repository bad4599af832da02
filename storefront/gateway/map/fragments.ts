import { LIMITS } from '#contract/limits.ts';
import type { Picture, PictureCopy } from '../../model/picture.ts';
import type { Stock } from '../../model/stock.ts';
import type { PictureFragment } from '../generated/operations.generated.ts';
import { readableSlug } from './slug.ts';
import { nameText } from './text.ts';

interface RawStock {
  readonly stockStatus?: 'IN_STOCK' | 'OUT_OF_STOCK' | 'ON_BACKORDER' | null;
  readonly stockQuantity?: number | null;
  readonly lowStockAmount?: number | null;
  readonly backordersAllowed?: boolean | null;
}

const STATUSES = { IN_STOCK: 'in-stock', OUT_OF_STOCK: 'out-of-stock', ON_BACKORDER: 'on-backorder' } as const;

/** Products of another shop have no stock here and are always available. */
export const stockOf = ({ stockStatus, stockQuantity, lowStockAmount, backordersAllowed }: RawStock): Stock => ({
  status: STATUSES[stockStatus ?? 'IN_STOCK'],
  quantity: stockQuantity ?? null,
  lowAmount: lowStockAmount ?? LIMITS.lowStock,
  takesBackorders: backordersAllowed ?? false,
});

export type Connection<T> = { readonly nodes: readonly (T | null)[] } | null | undefined;

/** Without missing nodes. */
export const nodesOf = <T>(connection: Connection<T>): readonly T[] =>
  (connection?.nodes ?? []).filter((node) => node !== null);

/**
 * What the API dates in UTC without saying so, for articles with a `T` and for comments with a space. What was imported into a
 * WordPress may have the local time alone, which is then near enough.
 */
export const instantOf = (gmt: string | null | undefined, local: string | null = null): string =>
  `${(gmt ?? local ?? '').replace(' ', 'T')}Z`;

/** `pa_viscosity` → `viscosity`: how the shop names a shared attribute. */
export const attributeName = (taxonomy: string | null): string => (taxonomy ?? '').replace(/^pa_/, '');

interface RawChoice {
  readonly name: string | null;
  readonly value?: string | null;
}

/** Of a shared attribute the slug of its term, of any other the option as it was typed. Empty stands for any. */
export const chosenValue = ({ name, value }: RawChoice): string =>
  isShared(name) ? readableSlug(value) : (value ?? '');

/** An attribute of many products, whose options are terms. */
export const isShared = (name: string | null): boolean => name?.startsWith('pa_') ?? false;

/** Letters that WordPress spells in ASCII, beside those that only lose their marks. */
const IN_ASCII: Readonly<Record<string, string>> = {
  ß: 's',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  '×': 'x',
};

/** Letters and digits alone, those of Latin without marks: WordPress leaves out some signs of a slug, and has a dash for others. */
const comparable = (name: string | null): string =>
  readableSlug(attributeName(name))
    .toLowerCase()
    .normalize('NFD')
    .replace(/[ßøæœđðłþ×]/g, (character) => IN_ASCII[character] ?? character)
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Of an attribute typed into one product, some backends spell the name in variations, lines and orders as a slug. */
export const isSameAttribute = (one: string | null, other: string | null): boolean =>
  comparable(one) === comparable(other);

interface RawAttribute {
  readonly name: string | null;
  readonly label: string | null;
  readonly terms?: {
    readonly nodes: readonly ({ readonly slug: string | null; readonly name: string | null } | null)[];
  } | null;
}

export interface ChosenOption {
  readonly attribute: string;
  readonly label: string;
  readonly value: string;
}

/** A chosen value with the labels of the product's own attributes; null for an attribute it does not have. */
export function chosenOption(
  attributes: readonly RawAttribute[],
  { name, value: raw }: { readonly name: string | null; readonly value: string | null },
): ChosenOption | null {
  const attribute = attributes.find((one) => isSameAttribute(one.name, name));
  if (!attribute) return null;
  const value = chosenValue({ name: attribute.name, value: raw });
  const term = nodesOf(attribute.terms).find(({ slug }) => slug === value);
  return { attribute: attributeName(name), label: nameText(attribute.label), value: nameText(term?.name ?? value) };
}

type RawCopies = NonNullable<PictureFragment['mediaDetails']>;

/** Largest difference of proportions, so that copies cropped to a square are left out. */
const MAX_RATIO_DIFFERENCE = 0.02;

const isUncropped = ({ width, height }: PictureCopy, original: number): boolean =>
  Math.abs(width / height / original - 1) <= MAX_RATIO_DIFFERENCE;

function copiesOf({ width, height, sizes }: RawCopies): readonly PictureCopy[] {
  const original = (width ?? 0) / (height ?? 0);
  const copies = (sizes ?? []).flatMap((size) =>
    size?.sourceUrl ? [{ src: size.sourceUrl, width: Number(size.width), height: Number(size.height) }] : [],
  );
  return copies.filter((copy) => isUncropped(copy, original)).sort((a, b) => a.width - b.width);
}

/** By the object in a response: the shop's own engine has one for all products and variations that show the picture. */
const known = new WeakMap<PictureFragment, Picture>();

export function pictureOf(raw: PictureFragment | null | undefined): Picture | null {
  if (!raw?.sourceUrl) return null;
  const before = known.get(raw);
  if (before) return before;
  const picture = {
    src: raw.sourceUrl,
    alt: nameText(raw.altText),
    copies: raw.mediaDetails ? copiesOf(raw.mediaDetails) : [],
  };
  known.set(raw, picture);
  return picture;
}
