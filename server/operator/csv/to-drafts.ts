import type { PriceTag } from '#engine/domain/catalog/prices.ts';
import type { Dimensions } from '#engine/domain/catalog/product.ts';
import type { DownloadsDraft, ProductDraft, VariationDraft } from '#engine/domain/catalog/product-draft.ts';
import type { ManagedStock, StockPolicy, VariationStock } from '#engine/domain/catalog/stock-policy.ts';
import type { Form } from './form.ts';

/** A product's row with those of its variations, in their order, as the product they mean. */
export function toDraft(form: Form, variations: readonly Form[]): ProductDraft {
  const facts = factsOf(form);
  switch (form.type) {
    case 'external':
      return { ...facts, kind: 'external', price: priceOf(form), url: form.url, buttonText: form.buttonText };
    case 'variable':
      return {
        ...facts,
        kind: 'variable',
        sharedStock: countedOf(form),
        soldIndividually: form.soldIndividually,
        dimensions: parcelOf(form),
        variations: variations.map(toVariation),
        defaults: Object.fromEntries(
          form.attributes.filter(({ preset }) => preset !== '').map(({ slug, preset }) => [slug, preset]),
        ),
      };
    case 'simple':
      return {
        ...facts,
        kind: 'simple',
        price: priceOf(form),
        stock: policyOf(form),
        soldIndividually: form.soldIndividually,
        virtual: form.virtual,
        dimensions: parcelOf(form),
        downloads: downloadsOf(form),
      };
    case 'variation':
      throw new TypeError(`${form.sku} is a variation and no product`);
  }
}

const factsOf = (form: Form) => ({
  ...{ slug: form.slug, sku: form.sku, status: form.status, visibility: form.visibility, featured: form.featured },
  ...{ publishedAt: form.publishedAt, menuOrder: form.position, totalSales: form.totalSales },
  ...{ reviewsAllowed: form.reviewsAllowed, taxStatus: form.taxStatus, taxClass: form.taxClass },
  ...{ shippingClass: form.shippingClass, content: form.content, meta: form.meta, text: form.text },
  ...{ categories: form.categories, pictures: form.pictures },
  ...(form.tags.length > 0 && { tags: form.tags }),
  ...(form.upsells.length > 0 && { upsells: form.upsells }),
  ...(form.crossSells.length > 0 && { crossSells: form.crossSells }),
  attributes: form.attributes.map(({ preset: _, ...attribute }) => attribute),
});

const toVariation = (form: Form): VariationDraft => ({
  sku: form.sku,
  description: { id: form.text.id.description, en: form.text.en.description },
  published: form.status === 'published',
  price: priceOf(form),
  stock: form.pieces === 'shared' ? ({ kind: 'shared' } satisfies VariationStock) : policyOf(form),
  virtual: form.virtual,
  dimensions: parcelOf(form),
  content: form.content,
  downloads: downloadsOf(form),
  picture: form.pictures[0] ?? null,
  choices: Object.fromEntries(form.attributes.map(({ slug, terms }) => [slug, terms[0] ?? ''])),
});

/** A sale without a price is none, whatever days stand beside it. */
const priceOf = ({ regularPrice, salePrice, saleFrom, saleTo }: Form): PriceTag => ({
  regular: regularPrice,
  sale: salePrice === null ? null : { price: salePrice, from: saleFrom, to: saleTo },
});

const countedOf = ({ pieces, backorders, lowAmount }: Form): ManagedStock | null =>
  typeof pieces === 'number' ? { kind: 'managed', onHand: pieces, backorders, lowAmount } : null;

const policyOf = (form: Form): StockPolicy => countedOf(form) ?? { kind: 'unmanaged', status: form.stockWord };

/** Known as soon as one of its measures is; the others count as nothing then. */
function parcelOf({ weight, length, width, height }: Form): Dimensions | null {
  if (weight === null && length === null && width === null && height === null) return null;
  return { weight: weight ?? 0, length: length ?? 0, width: width ?? 0, height: height ?? 0 };
}

const downloadsOf = ({ downloadable, files, downloadLimit, downloadExpiryDays }: Form): DownloadsDraft | null =>
  downloadable ? { files, limit: downloadLimit, expiryDays: downloadExpiryDays } : null;
