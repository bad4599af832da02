import { uploadOf } from '../packs/products.ts';

/** A picture of a pack without floor, trimmed at its sides: it stands for a category. */
interface CategoryCutout {
  /** The product whose main pack is shown. */
  readonly product: string;
  readonly category: string;
  readonly file: string;
  /** Of the rendered file, in pixels. */
  readonly width: number;
  readonly height: number;
}

const HEIGHT = 420;

const cutout = (category: string, product: string, width: number): CategoryCutout => ({
  category,
  product,
  file: uploadOf(`shelf-${category}`),
  width,
  height: HEIGHT,
});

/** One for each of the eight categories. */
export const CATEGORY_CUTOUTS: readonly CategoryCutout[] = [
  cutout('oli-full-sintetik-formula', 'full-synthetic', 276),
  cutout('oli-sintetik-syn-formula', 'syn-formula-moto', 172),
  cutout('campuran-oli', 'smoke-treatment', 181),
  cutout('campuran-bahan-bakar', 'fuel-system-cleaner', 116),
  cutout('interior-dan-eksterior', 'interior-protectant', 151),
  cutout('minyak-rem', 'brake-fluid-dot4', 158),
  cutout('power-steering', 'power-steering-fluid', 152),
  cutout('pembersih-mesin', 'engine-degreaser', 126),
];
