import { basename } from 'node:path';
import { readSeed, type Seed } from '../../seed/read/read-seed.ts';
import { packOf } from './designs.ts';
import type { Pack } from './pack.ts';

/** A product of the demo shop as the studio sees it: its packs and the names of their pictures. */
export interface StudioProduct {
  readonly slug: string;
  readonly category: string;
  /** The only pack, or that of the default variation. */
  readonly mainPack: Pack;
  readonly variations: readonly { readonly picture: string; readonly pack: Pack }[];
}

/** The picture of an uploaded file: `2026/moto-4t.webp` → `moto-4t`. */
export const pictureName = (file: string): string => basename(file, '.webp');

/** In the folder that WordPress would have put it in. */
export const uploadOf = (name: string): string => `2026/${name}.webp`;

function studioProduct(product: Seed['products'][number]): StudioProduct {
  const { slug, sku } = product;
  const category = product.categories[0] ?? '';
  if (product.kind !== 'variable') return { slug, category, mainPack: packOf(sku, category), variations: [] };
  const { defaults, variations } = product;
  const first =
    variations.find(({ choices }) => Object.entries(choices).every(([name, term]) => defaults[name] === term)) ??
    variations[0];
  if (!first) throw new Error(`${slug} has no variations`);
  return {
    slug,
    category,
    mainPack: packOf(first.sku, category),
    variations: variations.map((variation) => ({
      picture: pictureName(variation.picture ?? variation.sku),
      pack: packOf(variation.sku, category),
    })),
  };
}

export const PRODUCTS: readonly StudioProduct[] = readSeed().products.map(studioProduct);

export function productOf(slug: string): StudioProduct {
  const product = PRODUCTS.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`the demo shop has no product ${slug}`);
  return product;
}
