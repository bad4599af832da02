import type { CategorySlug } from '../catalogue/product-seed.ts';
import type { Colours } from './label/label.ts';
import type { Colourway, Packshot } from './packshot.ts';

const OIL = '#f0a500';

/** The colours of each category: body plastic, label, its ink, the band behind the wordmark, the cap. */
const COLOURWAYS: Readonly<Record<CategorySlug, Colourway>> = {
  'oli-full-sintetik-formula': { body: '#23292e', label: '#8fd0ea', ink: '#0c171c', band: '#0c171c', cap: '#d0310f' },
  'oli-sintetik-syn-formula': { body: '#c6cdd1', label: '#10507f', ink: '#ffffff', band: '#0c2f4c', cap: '#10507f' },
  'campuran-oli': { body: '#c92f10', label: '#ffffff', ink: '#0c171c', band: '#0c171c', cap: '#0c171c' },
  'campuran-bahan-bakar': { body: '#f0a500', label: '#0c171c', ink: '#ffffff', band: '#d0310f', cap: '#0c171c' },
  'interior-dan-eksterior': { body: '#f3f5f5', label: '#0b7f86', ink: '#ffffff', band: '#07474c', cap: '#0b7f86' },
  'minyak-rem': { body: '#eceae4', label: '#8b1a3a', ink: '#ffffff', band: '#4d0c1f', cap: '#f0a500' },
  'power-steering': { body: '#2c6b45', label: '#e9f1e6', ink: '#0f2b1b', band: '#0f2b1b', cap: '#0f2b1b' },
  'pembersih-mesin': {
    body: '#0f1b21',
    label: '#ee6a1c',
    ink: '#0c171c',
    band: '#0c171c',
    cap: '#ee6a1c',
    tip: '#ffffff',
  },
};

/** The colour each category's scenes and stills stand in. */
export const FIELDS: Readonly<Record<CategorySlug, string>> = {
  'oli-full-sintetik-formula': '#8fd0ea',
  'oli-sintetik-syn-formula': '#10507f',
  'campuran-oli': '#c92f10',
  'campuran-bahan-bakar': '#f0a500',
  'interior-dan-eksterior': '#0b7f86',
  'minyak-rem': '#8b1a3a',
  'power-steering': '#2c6b45',
  'pembersih-mesin': '#ee6a1c',
};

export const coloursOf = (category: CategorySlug, { colours }: Packshot): Colours => ({
  tip: OIL,
  ...COLOURWAYS[category],
  ...colours,
});
