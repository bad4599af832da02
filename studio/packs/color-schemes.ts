import type { ColorScheme } from './pack.ts';

/** The tip of the dipstick where a category names none: the color of oil. */
const OIL = '#f0a500';

/** The colors of each category's packs. */
const COLOR_SCHEMES: Readonly<Record<string, Omit<ColorScheme, 'tip'> & Partial<ColorScheme>>> = {
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

/** The background of each category's scenes and stills. */
const BACKGROUND_COLORS: Readonly<Record<string, string>> = {
  'oli-full-sintetik-formula': '#8fd0ea',
  'oli-sintetik-syn-formula': '#10507f',
  'campuran-oli': '#c92f10',
  'campuran-bahan-bakar': '#f0a500',
  'interior-dan-eksterior': '#0b7f86',
  'minyak-rem': '#8b1a3a',
  'power-steering': '#2c6b45',
  'pembersih-mesin': '#ee6a1c',
};

export function backgroundOf(category: string): string {
  const color = BACKGROUND_COLORS[category];
  if (color === undefined) throw new Error(`no background color for the category ${category}`);
  return color;
}

/** The category's color scheme with the pack's own colors in its place. */
export function colorSchemeOf(category: string, own: Partial<ColorScheme> = {}): ColorScheme {
  const scheme = COLOR_SCHEMES[category];
  if (!scheme) throw new Error(`no color scheme for the category ${category}`);
  return { tip: OIL, ...scheme, ...own };
}
