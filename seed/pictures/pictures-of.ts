import type { InBoth, ProductSeed } from '../catalogue/product-seed.ts';
import { altText } from './alt-text.ts';
import { type PlannedPicture, planPictures, type View } from './plan.ts';

/** A rendered picture below `seed/pictures/uploads`. */
export interface PictureRef {
  readonly file: string;
  readonly view: View;
  readonly alt: InBoth;
  readonly width: number;
  readonly height: number;
}

export interface PicturesOfProduct {
  readonly main: PictureRef;
  readonly gallery: readonly PictureRef[];
  /** SKU of the variation → its own pack. */
  readonly variations: ReadonlyMap<string, PictureRef>;
}

/** Width and height of every product picture, in pixels. */
export const MASTER = 1000;

/** The folder that WordPress would have put them in. */
export const uploadOf = (name: string): string => `2026/${name}.webp`;

export function picturesOf(product: ProductSeed): PicturesOfProduct {
  const { main, gallery, variations } = planPictures(product);
  const ref = (picture: PlannedPicture): PictureRef => ({
    file: uploadOf(picture.name),
    view: picture.view,
    alt: altText(product, picture),
    width: MASTER,
    height: MASTER,
  });
  return {
    main: ref(main),
    gallery: gallery.map(ref),
    variations: new Map(variations.map((picture) => [picture.sku ?? picture.name, ref(picture)])),
  };
}
