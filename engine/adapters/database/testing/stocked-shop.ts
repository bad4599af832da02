import type { ArticleDraft } from '#engine/domain/articles/article.ts';
import type { PictureDraft } from '#engine/domain/catalog/picture.ts';
import type { ExternalDraft, ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import type { PriceLimit } from '#engine/domain/catalog/taxed-as.ts';
import type { CategoryDraft } from '#engine/domain/catalog/taxonomies.ts';
import type { ReviewDraft } from '#engine/domain/reviews/review.ts';
import { draftBottle, draftCategory, draftOil, draftPack, SIZES } from '#engine/domain/testing/drafts.ts';
import { IN_STOCK, pieces, SOLD_OUT } from '#engine/domain/testing/sellables.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import type { CatalogWriter } from '#engine/usecases/ports/catalog-writer.ts';

const both = (id: string, en: string) => ({ id, en });
const day = (date: string) => new Date(`2026-${date}T09:00:00Z`);

export const PICTURE: PictureDraft = {
  file: 'products/booster.webp',
  mimeType: 'image/webp',
  width: 1600,
  height: 1200,
  sizes: [{ name: 'thumbnail', file: 'products/booster-150.webp', width: 150, height: 150 }],
  title: both('Penambah oktan', 'Octane booster'),
  alt: both('Botol merah', 'A red bottle'),
};
const GALLERY: PictureDraft = { ...PICTURE, file: 'products/back.webp', alt: both('Sisi belakang', 'The back') };

const category = (slug: string, order: number, rest: Partial<CategoryDraft> = {}): CategoryDraft => {
  const text = {
    id: { name: `Kategori ${slug}`, description: '' },
    en: { name: `Category ${slug}`, description: 'Fine goods' },
  };
  return draftCategory(slug, { text, order, ...rest });
};

/** The same in both languages, where a test needs no difference. */
const named = (name: string, description = '') => ({
  id: words(name, '', description),
  en: words(name, '', description),
});

const words = (name: string, shortDescription: string, description: string) => ({
  name,
  shortDescription,
  description,
  extraDescription: `<p>Cara: ${name}</p>`,
  customTextarea: 'Kata montir',
  productCardLists: ['Satu', 'Dua'],
  specifications: [{ name: 'Isi', value: '250 ml' }],
});

/** A simple product with every field filled. */
export const BOOSTER = draftBottle('octane-booster', {
  text: {
    id: words('Penambah Oktan', 'Tarikan lebih ringan', '<p>Membersihkan <strong>injektor</strong></p>'),
    en: words('Octane Booster', 'A lighter pull', '<p>Cleans the <strong>injector</strong></p>'),
  },
  publishedAt: day('11-01'),
  featured: true,
  menuOrder: 3,
  totalSales: 120,
  taxClass: 'reduced-rate',
  shippingClass: 'flammable',
  content: { amount: 250, unit: 'ml' },
  tags: [{ slug: 'garage', name: both('Garasi', 'Garage') }],
  upsells: ['wax', 'not-there'],
  crossSells: ['polish'],
  meta: { origin: 'Bekasi' },
  categories: ['additives', 'fuel'],
  pictures: [PICTURE.file, GALLERY.file],
  attributes: [{ slug: 'size', terms: ['1l'], forVariations: false, visible: true }],
  price: { regular: 1200, sale: { price: 900, from: day('11-20'), to: day('11-30') } },
  stock: pieces(7, { lowAmount: 3 }),
  soldIndividually: true,
});

const BOOK = draftBottle('handbook', {
  text: named('Handbook', '<p>With a chapter on wax</p>'),
  publishedAt: day('10-02'),
  totalSales: 5,
  categories: ['books'],
  price: { regular: 450, sale: { price: 450, from: null, to: null } },
  stock: IN_STOCK,
  virtual: true,
  dimensions: null,
  downloads: {
    files: [{ id: 'pdf', name: both('Buku', 'Book'), file: 'handbook.pdf' }],
    limit: 3,
    expiryDays: null,
  },
});

/** A variable product with pieces of its own, shared pieces, and a variation nobody may see. */
export const OIL = draftOil('synthetic-oil', {
  publishedAt: day('09-01'),
  totalSales: 300,
  categories: ['oils'],
  pictures: [GALLERY.file],
  content: { amount: 1000, unit: 'ml' },
  sharedStock: pieces(0, { backorders: 'notify' }),
  defaults: { size: '1l' },
  variations: [
    draftPack('OIL-1L', '1l', { stock: pieces(0) }),
    draftPack('OIL-4L', '4l', {
      price: { regular: 3990, sale: { price: 2990, from: day('11-21'), to: null } },
      stock: { kind: 'shared' },
      dimensions: { weight: 3600, length: 15, width: 15, height: 30 },
      content: { amount: 4000, unit: 'ml' },
      picture: PICTURE.file,
    }),
    draftPack('OIL-ANY', '', { published: false, price: { regular: 1, sale: null } }),
  ],
});

const {
  dimensions: _dimensions,
  stock: _stock,
  soldIndividually: _alone,
  virtual: _virtual,
  downloads: _files,
  ...PLAIN
} = draftBottle('racing-cap', { publishedAt: day('08-01'), categories: ['merchandise'], visibility: 'catalog' });

export const CAP: ExternalDraft = {
  ...PLAIN,
  kind: 'external',
  price: { regular: 2500, sale: { price: 2000, from: null, to: day('11-21') } },
  url: 'https://merchandise.example.test/cap',
  buttonText: both('Beli di sana', 'Buy there'),
};

/** One of every kind the shop can sell, hide or run out of. */
export const PRODUCTS: readonly ProductDraft[] = [
  BOOSTER,
  BOOK,
  OIL,
  CAP,
  draftOil('plain-oil', { publishedAt: day('09-01'), categories: ['oils'], totalSales: 2 }),
  draftOil('unsold-oil', { publishedAt: day('09-02'), categories: ['oils'], variations: [] }),
  draftBottle('brake-fluid', { publishedAt: day('11-05'), sku: '', stock: SOLD_OUT, categories: ['brakes'] }),
  draftBottle('coolant', {
    text: named('Not a Wax'),
    publishedAt: day('11-06'),
    stock: pieces(0),
    visibility: 'hidden',
    categories: ['additives'],
  }),
  draftBottle('wax', {
    text: named('Wax'),
    publishedAt: day('11-07'),
    stock: pieces(-2, { backorders: 'yes' }),
    price: { regular: null, sale: null },
  }),
  draftBottle('polish', {
    text: named('Wax Polish'),
    publishedAt: day('11-08'),
    visibility: 'search',
    categories: ['fuel', 'additives'],
    price: { regular: 800, sale: { price: 700, from: day('11-22'), to: null } },
  }),
  draftBottle('secret', { status: 'draft', categories: ['fuel'] }),
  draftBottle('inside', { status: 'private', categories: ['fuel'] }),
];

const review = (author: string, rating: number, rest: Partial<ReviewDraft> = {}): ReviewDraft => ({
  product: BOOSTER.slug,
  author,
  email: `${author.toLowerCase()}@example.test`,
  rating,
  text: 'Tarikan motor terasa lebih enteng.',
  language: 'id',
  writtenAt: day('11-10'),
  verified: true,
  status: 'approved',
  ...rest,
});

export const REVIEWS: readonly ReviewDraft[] = [
  review('Sari', 5),
  review('Dewi', 4, { writtenAt: day('11-12') }),
  review('Joko', 4, { writtenAt: day('11-11') }),
  review('Anon', 1, { status: 'held' }),
  review('Rudi', 2, { product: CAP.slug }),
];

export const ARTICLE: ArticleDraft = {
  slug: 'why-octane-matters',
  status: 'published',
  publishedAt: day('10-10'),
  text: {
    id: { title: 'Mengapa oktan penting', excerpt: 'Singkatnya', content: '<p>Ketukan mesin</p>' },
    en: { title: 'Why octane matters', excerpt: 'In short', content: '<p>Engine knock</p>' },
  },
  picture: PICTURE.file,
  author: { slug: 'ayu', firstName: 'Ayu', lastName: 'Lestari' },
  categories: [
    { slug: 'tips', name: both('Kiat', 'Tips') },
    { slug: 'engines', name: both('Mesin', 'Engines') },
  ],
  tags: [{ slug: 'octane', name: both('Oktan', 'Octane') }],
};

export const ARTICLES: readonly ArticleDraft[] = [
  ARTICLE,
  {
    ...ARTICLE,
    slug: 'racing-season',
    publishedAt: day('11-10'),
    picture: null,
    categories: ARTICLE.categories.slice(0, 1),
  },
  { ...ARTICLE, slug: 'winter', publishedAt: day('10-10') },
  { ...ARTICLE, slug: 'unfinished', status: 'draft' },
];

/** One after the other: each may refer to what stands before it. */
export async function saveStockedShop(catalog: CatalogWriter): Promise<void> {
  for (const picture of [PICTURE, GALLERY]) await catalog.savePicture(picture);
  await catalog.saveCategory(category('additives', 2, { picture: PICTURE.file }));
  await catalog.saveCategory(category('fuel', 3, { parent: 'additives' }));
  for (const [order, slug] of ['oils', 'books', 'brakes', 'merchandise', 'empty'].entries()) {
    await catalog.saveCategory(category(slug, 10 - order));
  }
  await catalog.saveAttribute(SIZES);
  for (const product of PRODUCTS) await catalog.saveProduct(product, 'replace');
  for (const one of REVIEWS) await catalog.saveReview(one);
  for (const article of ARTICLES) await catalog.saveArticle(article);
}

/** When the tests look: the booster and the large oil are on sale, the cap's sale is over, the polish's is to come. */
export const TODAY = NOON;

/** A limit of prices that is the same for all classes. */
export const limitOf = (cents: number): PriceLimit => ({
  standard: cents,
  'reduced-rate': cents,
  'zero-rate': cents,
  untaxed: cents,
});
