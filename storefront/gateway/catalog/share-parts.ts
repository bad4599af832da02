import type { Picture } from '../../model/picture.ts';
import type { ProductSummary, Variation } from '../../model/product/product.ts';

/** Puts one object in place of all equal parts of the products that it is given. */
export type ShareParts = (product: ProductSummary) => ProductSummary;

/**
 * Products of a large catalog have most of their pictures, options and categories in common, with others or among their own
 * variations: each once takes half the memory.
 */
export function createPartSharing(): ShareParts {
  const parts = new Map<string, unknown>();
  function shared<Part>(part: Part): Part {
    const key = JSON.stringify(part);
    const before = parts.get(key) as Part | undefined;
    if (before !== undefined) return before;
    parts.set(key, part);
    return part;
  }
  const pictures = new Map<string, Picture>();
  function sharedPicture(picture: Picture | null): Picture | null {
    if (picture === null) return null;
    const before = pictures.get(picture.src);
    if (before && (before === picture || isSame(before, picture))) return before;
    pictures.set(picture.src, picture);
    return picture;
  }
  const sharedVariation = (variation: Variation): Variation => ({
    ...variation,
    choices: shared(variation.choices),
    picture: sharedPicture(variation.picture),
  });
  return (product) => ({
    ...product,
    categories: shared(product.categories),
    terms: shared(product.terms),
    defaults: shared(product.defaults),
    picture: sharedPicture(product.picture),
    variations: product.variations.map(sharedVariation),
  });
}

/** Compared by their parts: to write the addresses of all copies into a key takes longer than to load them. */
const isSame = (one: Picture, other: Picture): boolean =>
  one.alt === other.alt &&
  one.copies.length === other.copies.length &&
  one.copies.every(({ src, width, height }, at) => {
    const copy = other.copies[at];
    return copy !== undefined && src === copy.src && width === copy.width && height === copy.height;
  });
