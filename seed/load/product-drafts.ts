import type { PriceTag } from '#engine/domain/catalog/price-tag.ts';
import type { PackContent, ProductFacts, ProductText } from '#engine/domain/catalog/product.ts';
import type { ProductDraft, VariationDraft } from '#engine/domain/catalog/product-draft.ts';
import type { StockPolicy } from '#engine/domain/catalog/stock-policy.ts';
import type { Translated } from '#engine/domain/language.ts';
import { ATTRIBUTES } from '../catalogue/attributes.ts';
import type {
  AttributeSlug,
  ExternalProductSeed,
  ProductCopy,
  ProductSeed,
  SalePrice,
  SeedStock,
  SimpleProductSeed,
  VariableProductSeed,
  VariationSeed,
  VirtualProductSeed,
} from '../catalogue/product-seed.ts';
import { type PicturesOfProduct, picturesOf } from '../pictures/pictures-of.ts';

const dateOf = (iso: string | undefined) => (iso === undefined ? null : new Date(iso));

const priceTag = ({ cents, sale }: { cents: number; sale?: SalePrice }): PriceTag => ({
  regular: cents,
  sale: sale ? { price: sale.cents, from: dateOf(sale.from), to: dateOf(sale.to) } : null,
});

const stockPolicy = (stock: SeedStock): StockPolicy =>
  stock.kind === 'unmanaged'
    ? stock
    : {
        kind: 'managed',
        onHand: stock.quantity,
        backorders: stock.backorders ?? 'no',
        lowAmount: stock.lowAmount ?? null,
      };

const textOf = ({ specifications, ...copy }: ProductCopy): ProductText => ({
  ...copy,
  specifications: specifications.map(([name, value]) => ({ name, value })),
});

const textsOf = (product: ProductSeed): Translated<ProductText> => ({
  id: textOf(product.copy.id),
  en: textOf(product.copy.en),
});

function factsOf(product: ProductSeed, menuOrder: number): ProductFacts {
  return {
    slug: product.slug,
    sku: product.sku,
    status: 'published',
    visibility: 'visible',
    featured: product.featured ?? false,
    publishedAt: new Date(product.date),
    menuOrder,
    totalSales: product.totalSales,
    reviewsAllowed: true,
    taxStatus: 'taxable',
    taxClass: 'standard',
    shippingClass: product.flammable ? 'flammable' : null,
    content: product.content ?? null,
    meta: {},
  };
}

const categoriesOf = ({ category, alsoIn = [] }: ProductSeed) => [category, ...alsoIn];

const picturePaths = ({ main, gallery }: PicturesOfProduct) => [main, ...gallery].map(({ file }) => file);

function simpleDraft(product: SimpleProductSeed | VirtualProductSeed, menuOrder: number): ProductDraft {
  const isVirtual = product.type === 'virtual';
  return {
    ...factsOf(product, menuOrder),
    kind: 'simple',
    text: textsOf(product),
    categories: categoriesOf(product),
    pictures: picturePaths(picturesOf(product)),
    attributes: [],
    price: priceTag(product),
    stock: isVirtual ? { kind: 'unmanaged', status: 'in-stock' } : stockPolicy(product.stock),
    soldIndividually: isVirtual,
    virtual: isVirtual,
    parcel: isVirtual ? null : product.parcel,
    downloads: isVirtual
      ? { files: product.files, limit: product.downloadLimit, expiryDays: product.downloadExpiryDays }
      : null,
  };
}

function externalDraft(product: ExternalProductSeed, menuOrder: number): ProductDraft {
  return {
    ...factsOf(product, menuOrder),
    kind: 'external',
    text: textsOf(product),
    categories: categoriesOf(product),
    pictures: picturePaths(picturesOf(product)),
    attributes: [],
    price: priceTag(product),
    url: product.externalUrl,
    buttonText: product.buttonText,
  };
}

/** A pack's content follows its size term: "4 L" holds 4000 ml. */
function packContent({ attributes }: VariationSeed): PackContent | null {
  const terms = ATTRIBUTES.find(({ slug }) => slug === 'size')?.terms ?? [];
  const amount = terms.find(({ slug }) => slug === attributes.size)?.content;
  return amount === undefined ? null : { amount, unit: 'ml' };
}

function variationDraft(variation: VariationSeed, pictures: PicturesOfProduct): VariationDraft {
  return {
    sku: variation.sku,
    description: { id: '', en: '' },
    published: true,
    price: priceTag(variation),
    stock: stockPolicy(variation.stock),
    virtual: false,
    parcel: variation.parcel,
    content: packContent(variation),
    downloads: null,
    picture: pictures.variations.get(variation.sku)?.file ?? null,
    choices: variation.attributes,
  };
}

function variableDraft(product: VariableProductSeed, menuOrder: number): ProductDraft {
  const pictures = picturesOf(product);
  const used = (slug: AttributeSlug) => new Set(product.variations.map(({ attributes }) => attributes[slug]));
  return {
    ...factsOf(product, menuOrder),
    kind: 'variable',
    text: textsOf(product),
    categories: categoriesOf(product),
    pictures: picturePaths(pictures),
    attributes: product.attributes.map((slug) => ({
      slug,
      terms: ATTRIBUTES.filter((attribute) => attribute.slug === slug).flatMap(({ terms }) =>
        terms.map((term) => term.slug).filter((term) => used(slug).has(term)),
      ),
      forVariations: true,
      visible: true,
    })),
    sharedStock: null,
    soldIndividually: false,
    parcel: null,
    variations: product.variations.map((variation) => variationDraft(variation, pictures)),
    defaults: product.defaults,
  };
}

/** A seeded product as the engine imports it. */
export function productDraft(product: ProductSeed, menuOrder: number): ProductDraft {
  switch (product.type) {
    case 'simple':
    case 'virtual':
      return simpleDraft(product, menuOrder);
    case 'external':
      return externalDraft(product, menuOrder);
    case 'variable':
      return variableDraft(product, menuOrder);
  }
}
