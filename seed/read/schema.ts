/** What the files of the demo shop may hold, and the drafts they become. Prices are euro cents with VAT. */
import { z } from 'zod';
import { instantOf } from '#contract/shop-time.ts';
import { localAttribute } from '#engine/domain/catalog/local-attributes.ts';
import type { PictureDraft } from '#engine/domain/catalog/picture.ts';
import { DEFAULT_FACTS } from '#engine/domain/catalog/product.ts';
import type { ProductDraft } from '#engine/domain/catalog/product-draft.ts';
import type { AttributeDraft, CategoryDraft } from '#engine/domain/catalog/taxonomies.ts';
import { LANGUAGES } from '#engine/domain/language.ts';
import type { CouponDraft } from '#engine/domain/promotions/check-coupons.ts';
import type { ReviewDraft } from '#engine/domain/reviews/review.ts';

const text = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be text: put it between quotes') })
  .min(1, 'is empty');
const translated = z.strictObject({ id: text, en: text });
const cents = z.int().min(0);
const count = z.int().min(0);

/** `2026-11-21 10:00`, by the shop's clock; a day alone is its first instant. */
const instant = text.transform((written, context): Date => {
  const read = instantOf(written, 'start');
  if (read !== null) return read;
  context.addIssue({ code: 'custom', message: 'must be a date such as 2026-11-21 10:00' });
  return z.NEVER;
});

const price = z.strictObject({
  regular: cents.nullable(),
  sale: z
    .strictObject({ price: cents, from: instant.nullable().default(null), to: instant.nullable().default(null) })
    .nullable()
    .default(null),
});

const managedStock = z.strictObject({
  kind: z.literal('managed'),
  onHand: z.int(),
  backorders: z.enum(['no', 'notify', 'yes']).default('no'),
  lowAmount: count.nullable().default(null),
});
const unmanagedStock = z.strictObject({
  kind: z.literal('unmanaged'),
  status: z.enum(['in-stock', 'out-of-stock', 'on-backorder']),
});
const stock = z.discriminatedUnion('kind', [managedStock, unmanagedStock]);
const variationStock = z.discriminatedUnion('kind', [
  managedStock,
  unmanagedStock,
  z.strictObject({ kind: z.literal('shared') }),
]);

const dimensions = z
  .strictObject({
    weight: z.number().positive(),
    length: z.number().positive(),
    width: z.number().positive(),
    height: z.number().positive(),
  })
  .nullable()
  .default(null);

const content = z
  .strictObject({ amount: z.number().positive(), unit: z.enum(['ml', 'g']) })
  .nullable()
  .default(null);

const downloads = z
  .strictObject({
    files: z.array(z.strictObject({ id: text, name: translated, file: text })),
    limit: count.nullable(),
    expiryDays: count.nullable(),
  })
  .nullable()
  .default(null);

const picture = z.strictObject({ file: text, alt: translated });

const productText = z.strictObject({
  name: text,
  shortDescription: text,
  description: text,
  extraDescription: text,
  customTextarea: text,
  productCardLists: z.array(text),
  specifications: z
    .record(z.string(), text)
    .transform((rows) => Object.entries(rows).map(([name, value]) => ({ name, value }))),
});

/** A term is named once where both languages call it the same. */
const termName = z.union([translated, text.transform((name) => ({ id: name, en: name }))]);

const attributeUse = { forVariations: z.boolean().default(true), visible: z.boolean().default(true) };

const productFields = {
  slug: text,
  sku: text,
  status: z.enum(['published', 'draft', 'private']).default('published'),
  visibility: z.enum(['visible', 'catalog', 'search', 'hidden']).default('visible'),
  featured: z.boolean().default(false),
  publishedAt: instant,
  /** Place among all products of the shop, from 0. */
  menuOrder: count,
  totalSales: count.default(0),
  reviewsAllowed: z.boolean().default(true),
  taxStatus: z.enum(['taxable', 'shipping', 'none']).default('taxable'),
  taxClass: z.enum(['standard', 'reduced-rate', 'zero-rate']).default('standard'),
  shippingClass: text.nullable().default(null),
  content,
  meta: z.record(z.string(), text).default({}),
  text: z.strictObject({ id: productText, en: productText }),
  categories: z.array(text).min(1),
  tags: z.array(z.strictObject({ slug: text, name: translated })).exactOptional(),
  upsells: z.array(text).exactOptional(),
  crossSells: z.array(text).exactOptional(),
  pictures: z.array(picture).min(1),
  attributes: z
    .array(
      z.union([
        z.strictObject({ slug: text, terms: z.array(text), ...attributeUse }),
        z
          .strictObject({ label: translated, options: z.array(termName), ...attributeUse })
          .transform(({ label, options, ...use }) => ({ ...localAttribute(label, options), ...use })),
      ]),
    )
    .default([]),
};

const variation = z.strictObject({
  sku: text,
  description: translated.default({ id: '', en: '' }),
  published: z.boolean().default(true),
  price,
  stock: variationStock,
  virtual: z.boolean().default(false),
  dimensions,
  content,
  downloads,
  picture: picture.nullable().default(null),
  choices: z.record(z.string(), z.string()),
});

const product = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('simple'),
    ...productFields,
    price,
    stock,
    soldIndividually: z.boolean().default(false),
    virtual: z.boolean().default(false),
    dimensions,
    downloads,
  }),
  z.strictObject({ kind: z.literal('external'), ...productFields, price, url: text, buttonText: translated }),
  z.strictObject({
    kind: z.literal('variable'),
    ...productFields,
    sharedStock: managedStock.nullable().default(null),
    soldIndividually: z.boolean().default(false),
    dimensions,
    variations: z.array(variation).min(1),
    defaults: z.record(z.string(), z.string()).default({}),
  }),
]);

/** A picture as the shop describes it; its size is measured when it is loaded. */
export type DescribedPicture = Pick<PictureDraft, 'file' | 'title' | 'alt'>;

interface SeedProduct {
  readonly draft: ProductDraft;
  readonly pictures: readonly DescribedPicture[];
}

function toSeedProduct(read: z.output<typeof product>): SeedProduct {
  const title = { id: read.text.id.name, en: read.text.en.name };
  const files = read.pictures.map(({ file }) => file);
  const variations = read.kind === 'variable' ? read.variations : [];
  const ofVariations = variations.flatMap((one) => (one.picture === null ? [] : [one.picture]));
  return {
    draft:
      read.kind === 'variable'
        ? {
            ...DEFAULT_FACTS,
            ...read,
            pictures: files,
            variations: read.variations.map((one) => ({ ...one, picture: one.picture?.file ?? null })),
          }
        : { ...DEFAULT_FACTS, ...read, pictures: files },
    pictures: [...read.pictures, ...ofVariations].map(({ file, alt }) => ({ file, title, alt })),
  };
}

/** A product's front matter with the HTML of its Markdown sections put into `text`. */
export const productSchema = product.transform(toSeedProduct);

export const categoriesSchema = z.array(
  z.strictObject({
    slug: text,
    text: z.strictObject({
      id: z.strictObject({ name: text, description: text }),
      en: z.strictObject({ name: text, description: text }),
    }),
    parent: text.nullable().default(null),
    order: count,
    picture: text.nullable(),
  }),
) satisfies z.ZodType<CategoryDraft[]>;

export const attributesSchema = z.array(
  z.strictObject({
    slug: text,
    label: translated,
    terms: z.array(z.strictObject({ slug: text, name: termName })),
  }),
) satisfies z.ZodType<AttributeDraft[]>;

/** Reviews by the slug of their product. */
export const reviewsSchema = z
  .record(
    z.string(),
    z.array(
      z.strictObject({
        author: text,
        email: text,
        rating: z.int().min(1).max(5),
        language: z.enum(LANGUAGES),
        writtenAt: instant,
        verified: z.boolean(),
        status: z.enum(['approved', 'held', 'rejected']).default('approved'),
        text,
      }),
    ),
  )
  .transform((reviews): ReviewDraft[] =>
    Object.entries(reviews).flatMap(([slug, written]) => written.map((review) => ({ ...review, product: slug }))),
  );

const PARTS_PER_MILLION_IN_A_PERCENT = 10_000;

const discount = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('percent'), percent: z.number().positive().max(100) })
    .transform(({ kind, percent }) => ({ kind, share: percent * PARTS_PER_MILLION_IN_A_PERCENT })),
  z.strictObject({ kind: z.literal('fixed-product'), amount: cents }),
  z.strictObject({ kind: z.literal('fixed-cart'), amount: cents }),
]);

export const couponsSchema = z.array(
  z.strictObject({
    code: text.transform((code) => code.toLowerCase()),
    description: translated,
    discount: discount.default({ kind: 'fixed-cart', amount: 0 }),
    freeShipping: z.boolean().default(false),
    startsAt: instant.nullable().default(null),
    expiresAt: instant.nullable().default(null),
    minimumSpend: cents.nullable().default(null),
    maximumSpend: cents.nullable().default(null),
    usageLimit: count.nullable().default(null),
    usageLimitPerCustomer: count.nullable().default(null),
    itemLimit: count.nullable().default(null),
    individualUse: z.boolean().default(false),
    excludesSaleItems: z.boolean().default(false),
    products: z.array(text).default([]),
    excludedProducts: z.array(text).default([]),
    categories: z.array(text).default([]),
    excludedCategories: z.array(text).default([]),
    emails: z.array(text).default([]),
  }),
) satisfies z.ZodType<CouponDraft[]>;

/** The pictures that articles may show. */
export const articlePicturesSchema = z.array(
  picture.transform(({ file, alt }): DescribedPicture => ({ file, title: alt, alt })),
);
