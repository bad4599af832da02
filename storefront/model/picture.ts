import { SITE } from '#contract/site.ts';

/** A smaller one of the same picture. */
export interface PictureCopy {
  readonly src: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface Picture {
  /** Of the picture as it was uploaded. */
  readonly src: string;
  readonly alt: string;
  /** The smallest first; none where a backend has made none. */
  readonly copies: readonly PictureCopy[];
}

/** Stands in for a picture that a product or category does not have. */
export const PLACEHOLDER: Picture = { src: SITE.placeholderImage, alt: '', copies: [] };

/** What an `<img>` needs of a picture that is served in several sizes. */
export interface PictureSet {
  readonly src: string;
  readonly srcSet?: string;
}

/** Pixels along the longer side. */
const USES = {
  /** In lists: one and two pixels per point of a card. */
  card: { from: 0, to: 700 },
  gallery: { from: 560, to: 1100 },
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
