import type { Pack } from '../packs/pack.ts';
import type { StudioProduct } from '../packs/products.ts';

/** What a picture of a product shows. */
export type View = 'front' | 'label' | 'detail' | 'scene' | 'family';

export interface PlannedPicture {
  /** Without folder and extension. */
  readonly name: string;
  readonly view: View;
  /** One pack, or all packs of the product for the family. */
  readonly packs: readonly Pack[];
}

const CLOSE_UPS = ['label', 'detail', 'scene'] as const satisfies readonly View[];

/** Every picture of a product: the main one, the gallery in its order, then one for each variation. */
export function planPictures({ slug, mainPack, variations }: StudioProduct): readonly PlannedPicture[] {
  const packs = variations.map(({ pack }) => pack);
  const family: readonly PlannedPicture[] =
    packs.length === 0 ? [] : [{ name: `${slug}-family`, view: 'family', packs }];
  return [
    { name: slug, view: 'front', packs: [mainPack] },
    ...CLOSE_UPS.map((view): PlannedPicture => ({ name: `${slug}-${view}`, view, packs: [mainPack] })),
    ...family,
    ...variations.map(({ picture, pack }): PlannedPicture => ({ name: picture, view: 'front', packs: [pack] })),
  ];
}
