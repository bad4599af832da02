import type { CategorySlug, InBoth } from './product-seed.ts';

/** Key of the category's colour in the design tokens: `--color-cat-{key}`. */
type CategoryColour = 'full' | 'syn' | 'oil' | 'fuel' | 'care' | 'brake' | 'steer' | 'clean';

interface CategorySeed {
  readonly slug: CategorySlug;
  readonly name: InBoth;
  /** One sentence for tiles, the category's page and search engines. */
  readonly description: InBoth;
  /** Place on the home page’s shelf, from 1. */
  readonly order: number;
  readonly colour: CategoryColour;
}

export const CATEGORIES: readonly CategorySeed[] = [
  {
    slug: 'oli-full-sintetik-formula',
    name: { id: 'Oli Full Sintetik', en: 'Full synthetic oil' },
    description: {
      id: 'Oli mesin full sintetik untuk mobil, diesel, hibrida, dan motor yang dipakai setiap hari di macet dan panas.',
      en: 'Fully synthetic engine oil for cars, diesels, hybrids and motorcycles that work daily in heat and traffic.',
    },
    order: 1,
    colour: 'full',
  },
  {
    slug: 'oli-sintetik-syn-formula',
    name: { id: 'Oli Sintetik Syn-Formula', en: 'Syn-Formula oil' },
    description: {
      id: 'Oli semi sintetik yang awet di kantong: perlindungan harian untuk mobil keluarga, niaga, dan motor.',
      en: 'Semi-synthetic oil that is easy on the budget: everyday protection for family cars, vans and motorcycles.',
    },
    order: 2,
    colour: 'syn',
  },
  {
    slug: 'campuran-oli',
    name: { id: 'Campuran Oli', en: 'Oil treatments' },
    description: {
      id: 'Tambahan untuk oli mesin dan oli gir: meredam gesekan, asap, rembes, dan bunyi klep.',
      en: 'Additions for engine and gear oil that calm friction, smoke, seepage and ticking valves.',
    },
    order: 3,
    colour: 'oil',
  },
  {
    slug: 'campuran-bahan-bakar',
    name: { id: 'Campuran Bahan Bakar', en: 'Fuel additives' },
    description: {
      id: 'Tuang ke tangki setiap 3.000–5.000 km atau saat mengisi penuh, agar injektor dan ruang bakar tetap bersih.',
      en: 'Pour into the tank every 3,000–5,000 km or at a fill-up to keep injectors and combustion chambers clean.',
    },
    order: 4,
    colour: 'fuel',
  },
  {
    slug: 'interior-dan-eksterior',
    name: { id: 'Interior & Eksterior', en: 'Interior & exterior' },
    description: {
      id: 'Perawatan kabin, bodi, kaca, dan ban, dari lap basah cepat sampai wax carnauba.',
      en: 'Care for cabin, paint, glass and tyres, from a quick wipe to carnauba wax.',
    },
    order: 5,
    colour: 'care',
  },
  {
    slug: 'minyak-rem',
    name: { id: 'Minyak Rem', en: 'Brake fluid' },
    description: {
      id: 'Minyak rem DOT 3 sampai DOT 5.1 dan pembersih rem untuk pedal yang tetap keras di turunan panjang.',
      en: 'Brake fluid from DOT 3 to DOT 5.1 and brake cleaners for a pedal that stays firm on long descents.',
    },
    order: 6,
    colour: 'brake',
  },
  {
    slug: 'power-steering',
    name: { id: 'Power Steering', en: 'Power steering' },
    description: {
      id: 'Minyak power steering dan oli transmisi otomatis untuk setir ringan tanpa dengung dan oper gigi yang halus.',
      en: 'Power steering and automatic transmission fluid for light, quiet steering and smooth shifts.',
    },
    order: 7,
    colour: 'steer',
  },
  {
    slug: 'pembersih-mesin',
    name: { id: 'Pembersih Mesin', en: 'Engine cleaners' },
    description: {
      id: 'Pembersih bagian dalam dan luar mesin: flush 10–15 menit sebelum ganti oli, degreaser, dan throttle cleaner.',
      en: 'Cleaners for the engine inside and out: a 10–15 minute flush before an oil change, degreaser, throttle cleaner.',
    },
    order: 8,
    colour: 'clean',
  },
];
