import { LIMITS } from '#contract/limits.ts';
import type { Picture, PictureCopy } from '../../model/picture.ts';
import type { Stock } from '../../model/stock.ts';
import type { PictureFragment } from '../generated/operations.generated.ts';
import { nameText } from './text.ts';

interface RawStock {
  readonly stockStatus?: 'IN_STOCK' | 'OUT_OF_STOCK' | 'ON_BACKORDER' | null;
  readonly stockQuantity?: number | null;
  readonly lowStockAmount?: number | null;
}

const STATUSES = { IN_STOCK: 'in-stock', OUT_OF_STOCK: 'out-of-stock', ON_BACKORDER: 'on-backorder' } as const;

/** What another shop sells has no stock here, and is always to be had. */
export const stockOf = ({ stockStatus, stockQuantity, lowStockAmount }: RawStock): Stock => ({
  status: STATUSES[stockStatus ?? 'IN_STOCK'],
  quantity: stockQuantity ?? null,
  lowAmount: lowStockAmount ?? LIMITS.lowStock,
});

/** The nodes of a connection, without what is missing. */
export const nodesOf = <T>(connection: { readonly nodes: readonly (T | null)[] } | null | undefined): readonly T[] =>
  (connection?.nodes ?? []).filter((node) => node !== null);

export const metaOf = (
  meta: readonly ({ readonly key: string; readonly value: string | null } | null)[] | null,
  key: string,
): string | null => meta?.find((one) => one?.key === key)?.value ?? null;

/** `pa_viscosity` → `viscosity`: how the shop names a shared attribute. */
export const attributeName = (taxonomy: string | null): string => (taxonomy ?? '').replace(/^pa_/, '');

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

/** A chosen value in the words of the product's own attributes; null when it has no such attribute. */
export function chosenOption(
  attributes: readonly RawAttribute[],
  { name, value }: { readonly name: string | null; readonly value: string | null },
): ChosenOption | null {
  const attribute = attributes.find((one) => attributeName(one.name) === attributeName(name));
  if (!attribute) return null;
  const term = nodesOf(attribute.terms).find(({ slug }) => slug === value);
  return { attribute: attributeName(name), label: nameText(attribute.label), value: nameText(term?.name ?? value) };
}

type RawCopies = NonNullable<PictureFragment['mediaDetails']>;

/** A backend may cut a copy to a square: beside the whole picture it would show another one. */
const LARGEST_DIFFERENCE = 0.02;

const isWhole = ({ width, height }: PictureCopy, original: number): boolean =>
  Math.abs(width / height / original - 1) <= LARGEST_DIFFERENCE;

function copiesOf({ width, height, sizes }: RawCopies): readonly PictureCopy[] {
  const original = (width ?? 0) / (height ?? 0);
  const copies = (sizes ?? []).flatMap((size) =>
    size?.sourceUrl ? [{ src: size.sourceUrl, width: Number(size.width), height: Number(size.height) }] : [],
  );
  return copies.filter((copy) => isWhole(copy, original)).sort((a, b) => a.width - b.width);
}

export function pictureOf(raw: PictureFragment | null | undefined): Picture | null {
  if (!raw?.sourceUrl) return null;
  return {
    src: raw.sourceUrl,
    alt: nameText(raw.altText),
    copies: raw.mediaDetails ? copiesOf(raw.mediaDetails) : [],
  };
}
