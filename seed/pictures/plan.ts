import type { ProductSeed, VariationSeed } from '../catalogue/product-seed.ts';
import type { Packshot } from './packshot.ts';

/** What a picture of a product shows. */
export type View = 'front' | 'label' | 'detail' | 'scene' | 'family';

export interface PlannedPicture {
  /** Without folder and ending. */
  readonly name: string;
  readonly view: View;
  /** One pack, or all packs of the product for the family. */
  readonly packshots: readonly Packshot[];
  /** The variation it belongs to. */
  readonly sku?: string;
}

export interface PicturePlan {
  readonly main: PlannedPicture;
  readonly gallery: readonly PlannedPicture[];
  readonly variations: readonly PlannedPicture[];
}

const CLOSE_UPS = ['label', 'detail', 'scene'] as const satisfies readonly View[];

const isDefault = (defaults: Readonly<Record<string, string>>, { attributes }: VariationSeed): boolean =>
  Object.entries(attributes).every(([slug, term]) => defaults[slug] === term);

/** The pack that stands for a product: its only one, or that of the variation chosen first. */
export function mainPack(product: ProductSeed): Packshot {
  if (product.type !== 'variable') return product.packshot;
  const first = product.variations.find((variation) => isDefault(product.defaults, variation)) ?? product.variations[0];
  if (!first) throw new Error(`${product.slug} has no variations`);
  return first.packshot;
}

/** `full-synthetic-5w30-4l`: the slug and the chosen terms in the product's order. */
const variationName = (slug: string, { attributes }: VariationSeed): string =>
  [slug, ...Object.values(attributes)].join('-');

/** Every picture of a product, in the order a shopper leafs through them. */
export function planPictures(product: ProductSeed): PicturePlan {
  const { slug } = product;
  const pack = mainPack(product);
  const gallery = CLOSE_UPS.map((view): PlannedPicture => ({ name: `${slug}-${view}`, view, packshots: [pack] }));
  const main: PlannedPicture = { name: slug, view: 'front', packshots: [pack] };
  if (product.type !== 'variable') return { main, gallery, variations: [] };
  const packshots = product.variations.map((variation) => variation.packshot);
  return {
    main,
    gallery: [...gallery, { name: `${slug}-family`, view: 'family', packshots }],
    variations: product.variations.map((variation) => ({
      name: variationName(slug, variation),
      view: 'front',
      packshots: [variation.packshot],
      sku: variation.sku,
    })),
  };
}
