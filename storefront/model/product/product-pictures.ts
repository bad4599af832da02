import type { Picture } from '../picture.ts';
import type { Product, Variation } from './product.ts';

type PicturedProduct = Pick<Product, 'picture' | 'gallery' | 'variations' | 'picturesBySku'>;

/** `/uploads/2026/oil-label.webp?v=8Jx0aQ2mZk` → `oil-label`. */
const nameOf = ({ src }: Picture): string => /([^/?]+?)(?:\.\w+)?(?:\?.*)?$/.exec(src)?.[1] ?? '';

const unique = (pictures: readonly Picture[]): readonly Picture[] =>
  pictures.filter(({ src }, index) => pictures.findIndex((other) => other.src === src) === index);

/**
 * The pictures for what is chosen: the variation's own first, then those of the product that show no other variation. A
 * variation with a picture of its own takes the place of the product's main one.
 */
export function picturesFor(product: PicturedProduct, chosen: Variation | null): readonly Picture[] {
  const { picture, gallery, variations, picturesBySku } = product;
  const all = unique([chosen?.picture, chosen?.picture ? null : picture, ...gallery].flatMap((known) => known ?? []));
  if (!chosen) return all;
  const others = variations.filter(({ id }) => id !== chosen.id);
  const names = new Set(others.flatMap(({ sku }) => picturesBySku[sku ?? ''] ?? []));
  const sources = new Set(others.flatMap(({ picture: other }) => other?.src ?? []));
  return all.filter((one) => one.src === chosen.picture?.src || !(names.has(nameOf(one)) || sources.has(one.src)));
}
