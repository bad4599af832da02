import type { CategorySlug } from '../catalogue/product-seed.ts';
import { uploadOf } from './pictures-of.ts';

/** A pack cut out along its edges, without floor. */
export interface CutOut {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

export interface ShelfPack extends CutOut {
  readonly category: CategorySlug;
  /** The product whose main pack stands for its category. */
  readonly product: string;
}

export const SHELF_HEIGHT = 420;

const onShelf = (category: CategorySlug, product: string, width: number): ShelfPack => ({
  category,
  product,
  file: uploadOf(`shelf-${category}`),
  width,
  height: SHELF_HEIGHT,
});

/** What stands on the home page’s shelf: one pack for each of the eight categories. Widths are those of the rendered files. */
export const SHELF: readonly ShelfPack[] = [
  onShelf('oli-full-sintetik-formula', 'full-synthetic', 276),
  onShelf('oli-sintetik-syn-formula', 'syn-formula-moto', 172),
  onShelf('campuran-oli', 'smoke-treatment', 181),
  onShelf('campuran-bahan-bakar', 'fuel-system-cleaner', 116),
  onShelf('interior-dan-eksterior', 'interior-protectant', 151),
  onShelf('minyak-rem', 'brake-fluid-dot4', 158),
  onShelf('power-steering', 'power-steering-fluid', 152),
  onShelf('pembersih-mesin', 'engine-degreaser', 126),
];
