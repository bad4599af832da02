import { SITE } from '#contract/site.ts';

/** A smaller copy of the same picture. */
export interface PictureCopy {
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface Picture {
  /** Address of the uploaded original. */
  readonly src: string;
  readonly alt: string;
  /** The smallest first; empty where a backend has made none. */
  readonly copies: readonly PictureCopy[];
}

/** For products and categories without a picture. */
export const PLACEHOLDER: Picture = { src: SITE.placeholderImage, alt: '', copies: [] };

/** Attributes of an `<img>` for a picture in several sizes. */
export interface PictureSet {
  readonly src: string;
  readonly srcSet?: string;
}

/** Pixels along the longer side. */
const USES = {
  /** In lists: one and two pixels per point of a card. */
  card: { from: 300, to: 700 },
  gallery: { from: 560, to: 1100 },
  /** As wide as the page, if only on a tablet. */
  wide: { from: 300, to: 1600 },
} as const;
export type PictureUse = keyof typeof USES;

function copiesFor({ copies }: Picture, use: PictureUse): readonly PictureCopy[] {
  const { from, to } = USES[use];
  return copies.filter(({ width, height }) => {
    const side = Math.max(width, height);
    return side >= from && side <= to;
  });
}

export function pictureSet(picture: Picture, use: PictureUse = 'card'): PictureSet {
  const copies = copiesFor(picture, use);
  const [smallest] = copies;
  if (!smallest) return { src: picture.src };
  return { src: smallest.src, srcSet: copies.map(({ src, width }) => `${src} ${width}w`).join(', ') };
}
