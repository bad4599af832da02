import type { Picture, PictureCopy } from '../../model/picture.ts';
import type { PictureFragment } from '../generated/operations.generated.ts';
import { nameText } from './text.ts';

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
