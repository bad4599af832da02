import { type PictureSize, sizedPicture } from '#contract/pictures.ts';

/** What an `<img>` needs of a picture that is served in several sizes. */
export interface PictureSet {
  readonly src: string;
  readonly srcSet?: string;
}

const SIZES = {
  /** In lists: one and two pixels per point of a card. */
  card: [
    ['WOOCOMMERCE_THUMBNAIL', '320w'],
    ['WOOCOMMERCE_SINGLE', '640w'],
  ],
  gallery: [
    ['WOOCOMMERCE_SINGLE', '640w'],
    ['LARGE', '1024w'],
  ],
} as const satisfies Record<string, readonly (readonly [PictureSize, string])[]>;

/** Only uploaded webp pictures have smaller copies; any other picture is served as it is. */
export function pictureSet(src: string, use: keyof typeof SIZES = 'card'): PictureSet {
  if (!src.endsWith('.webp')) return { src };
  const copies = SIZES[use].map(([size, width]) => `${sizedPicture(src, size)} ${width}`);
  return { src: sizedPicture(src, SIZES[use][0][0]), srcSet: copies.join(', ') };
}
