import type { ArticleDraft } from '#engine/domain/articles/article.ts';
import type { PictureDraft } from '#engine/domain/catalog/picture.ts';
import type { ExternalDraft, ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import type { CategoryDraft } from '#engine/domain/catalog/taxonomies.ts';
import type { ReviewDraft } from '#engine/domain/reviews/review.ts';
import { draftBottle, draftOil, draftPack, SIZES } from '#engine/domain/testing/drafts.ts';
import { IN_STOCK, pieces } from '#engine/domain/testing/sellables.ts';

const both = (id: string, en: string) => ({ id, en });
const day = (date: string) => new Date(`${date}T03:00:00Z`);

const words = (name: string, shortDescription: string) => ({
  name,
  shortDescription,
  description: `<p>${name} &amp; more.</p>`,
  extraDescription: `<h3>${name}</h3>`,
  customTextarea: `${name}!`,
  productCardLists: [shortDescription],
  specifications: [{ name: 'Standard', value: 'API SN' }],
});

export const ATTRIBUTES = [
  SIZES,
  {
    slug: 'viscosity',
    label: both('Kekentalan', 'Viscosity'),
    terms: [
      { slug: '5w30', name: both('5W-30', '5W-30') },
      { slug: '10w40', name: both('10W-40', '10W-40') },
    ],
  },
];

const category = (
  slug: string,
  name: { id: string; en: string },
  rest: Partial<CategoryDraft> = {},
): CategoryDraft => ({
  slug,
  text: { id: { name: name.id, description: '' }, en: { name: name.en, description: 'What the tank needs.' } },
  parent: null,
  order: 0,
  picture: null,
  ...rest,
});

export const CATEGORIES: readonly CategoryDraft[] = [
  category('additives', both('Aditif', 'Additives'), { order: 2 }),
  category('diesel', both('Diesel', 'Diesel'), { parent: 'additives', order: 3 }),
  category('oils', both('Oli', 'Oils'), { order: 1 }),
];

const picture = (file: string): PictureDraft => ({
  file,
  mimeType: 'image/webp',
  width: 1200,
  height: 1200,
  sizes: [
    { name: 'thumbnail', file: file.replace('.webp', '-150x150.webp'), width: 150, height: 150 },
    { name: 'medium_large', file: file.replace('.webp', '-768x768.webp'), width: 768, height: 768 },
  ],
  title: both('Botol', 'Bottle'),
  alt: both('Botol merah', 'A red bottle'),
});

export const PICTURES = [picture('products/cleaner.webp'), picture('products/cleaner-side.webp')];

const {
  soldIndividually: _one,
  virtual: _file,
  dimensions: _box,
  stock: _pieces,
  downloads: _none,
  ...plain
} = draftBottle('jack');

/** Sold by another shop. */
const jack: ExternalDraft = {
  ...plain,
  kind: 'external',
  text: { id: words('Dongkrak', 'Angkat'), en: words('Jack', 'Lifts') },
  publishedAt: day('2026-01-01'),
  url: 'https://tools.example/jack',
  buttonText: both('Beli di Tools', 'Buy at Tools'),
};

const handbook = draftBottle('handbook', {
  text: { id: words('Buku Bengkel', 'Untuk diunduh'), en: words('Handbook', 'To download') },
  publishedAt: day('2026-02-01'),
  price: { regular: 450, sale: null },
  stock: IN_STOCK,
  virtual: true,
  dimensions: null,
  downloads: {
    files: [{ id: 'f1', name: both('Buku', 'Book'), file: 'book.pdf' }],
    limit: 3,
    expiryDays: null,
  },
});

/** Free, to be fetched once for each piece. Sold only where a test wants it. */
export const GUIDE = draftBottle('guide', {
  text: { id: words('Panduan', 'Gratis'), en: words('Guide', 'For free') },
  publishedAt: day('2026-01-15'),
  visibility: 'hidden',
  price: { regular: 0, sale: null },
  stock: IN_STOCK,
  virtual: true,
  dimensions: null,
  downloads: {
    files: [{ id: 'g1', name: both('Panduan', 'Guide'), file: 'guides/guide.pdf' }],
    limit: 1,
    expiryDays: 30,
  },
});

/** Pieces of the oil: 10 of each pack; the large one comes in any viscosity. */
const oil = draftOil('engine-oil', {
  text: { id: words('Oli Mesin', 'Melindungi'), en: words('Engine Oil', 'Protects') },
  publishedAt: day('2026-06-01'),
  categories: ['oils'],
  attributes: [
    { slug: 'viscosity', terms: ['5w30', '10w40'], forVariations: true, visible: true },
    { slug: 'size', terms: ['1l', '4l'], forVariations: true, visible: true },
  ],
  variations: [
    draftPack('oil-1l', '1l', {
      choices: { viscosity: '5w30', size: '1l' },
      content: { amount: 1000, unit: 'ml' },
    }),
    draftPack('oil-4l', '4l', {
      choices: { viscosity: '', size: '4l' },
      content: { amount: 4000, unit: 'ml' },
      price: { regular: 3990, sale: { price: 3590, from: null, to: null } },
    }),
  ],
  defaults: { viscosity: '5w30', size: '4l' },
});

export const PRODUCTS: readonly ProductDraft[] = [
  draftBottle('cleaner', {
    text: { id: words('Pembersih Injektor', 'Injektor bersih'), en: words('Injector Cleaner', 'Clean injectors') },
    publishedAt: day('2026-05-01'),
    featured: true,
    categories: ['additives'],
    pictures: ['products/cleaner.webp', 'products/cleaner-side.webp'],
    content: { amount: 300, unit: 'ml' },
    meta: { dose: '1:200', _secret: 'margin 40 %' },
  }),
  draftBottle('booster', {
    text: { id: words('Penguat Oktan', 'Tenaga penuh'), en: words('Octane Booster', 'Full power') },
    publishedAt: day('2026-04-01'),
    categories: ['diesel'],
    price: { regular: 1500, sale: { price: 1200, from: null, to: null } },
    stock: pieces(3, { lowAmount: 5 }),
  }),
  draftBottle('wax', {
    text: { id: words('Poles', 'Kilap'), en: words('Wax', 'Shine') },
    publishedAt: day('2026-03-01'),
    stock: pieces(0),
  }),
  draftBottle('polish', {
    text: { id: words('Semir', 'Halus'), en: words('Polish', 'Smooth') },
    publishedAt: day('2026-02-15'),
    stock: pieces(0, { backorders: 'notify' }),
  }),
  draftBottle('starter-kit', {
    text: { id: words('Paket Awal', 'Satu per pembeli'), en: words('Starter Kit', 'One each') },
    publishedAt: day('2026-02-10'),
    soldIndividually: true,
  }),
  oil,
  handbook,
  jack,
  draftBottle('sample', { publishedAt: day('2026-01-02'), visibility: 'hidden' }),
  draftBottle('prototype', { publishedAt: day('2026-01-03'), status: 'draft' }),
];

const review = (rating: number, rest: Partial<ReviewDraft> = {}): ReviewDraft => ({
  product: 'cleaner',
  author: 'Sari Dewi',
  email: 'sari@example.test',
  rating,
  text: 'Tarikan <b>enteng</b>.\n\nBeli lagi.',
  language: 'id',
  writtenAt: day('2026-10-01'),
  verified: true,
  status: 'approved',
  ...rest,
});

export const REVIEWS = [
  review(5),
  review(4, { author: 'Joko', writtenAt: day('2026-10-02'), verified: false }),
  review(1, { author: 'Held', writtenAt: day('2026-10-03'), status: 'held' }),
];

const article = (slug: string, date: string, name: { id: string; en: string }): ArticleDraft => ({
  slug,
  status: 'published',
  publishedAt: day(date),
  text: {
    id: { title: name.id, excerpt: 'Singkat.', content: '<p>Isi.</p>' },
    en: { title: name.en, excerpt: 'In short.', content: '<p>Content.</p>' },
  },
  picture: null,
  author: { slug: 'rina', firstName: 'Rina', lastName: 'Wijaya' },
  categories: [{ slug: 'tips', name: both('Tips', 'Tips') }],
});

export const ARTICLES = [
  article('dipstick', '2026-09-01', both('Membaca stik oli', 'Reading the dipstick')),
  article('brakes', '2026-08-01', both('Minyak rem', 'Brake fluid')),
  article('heat', '2026-07-01', both('Cuaca panas', 'Hot weather')),
];
