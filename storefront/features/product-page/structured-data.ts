import type { Language } from '#contract/languages.ts';
import { categoryPath, localPath, PATHS, productPath } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { type Cents, minorUnits, type Price } from '../../model/money.ts';
import type { Product } from '../../model/product/product.ts';
import type { Stock } from '../../model/stock.ts';

interface PageFacts {
  /** Absolute, without a trailing slash. */
  readonly baseUrl: string;
  readonly language: Language;
  readonly texts: { readonly home: string; readonly products: string };
}

const AVAILABILITY = {
  'in-stock': 'https://schema.org/InStock',
  'out-of-stock': 'https://schema.org/OutOfStock',
  'on-backorder': 'https://schema.org/BackOrder',
} as const satisfies Record<Stock['status'], string>;

const amount = (cents: Cents): string => (cents / minorUnits()).toFixed(Math.log10(minorUnits()));

const offer = (price: Price, stock: Stock, sku: string | null) => ({
  '@type': 'Offer',
  price: amount(price.current),
  priceCurrency: SITE.currency,
  availability: AVAILABILITY[stock.status],
  ...(sku ? { sku } : {}),
});

/** One offer, or the range of a variable product's offers. */
function offers({ price, stock, sku, variations }: Product) {
  if (!price) return undefined;
  const priced = variations.flatMap((one) => (one.price ? [{ ...one, price: one.price }] : []));
  if (priced.length === 0) return offer(price, stock, sku);
  return {
    '@type': 'AggregateOffer',
    lowPrice: amount(price.current),
    highPrice: amount(Math.max(...priced.map((one) => one.price.current))),
    priceCurrency: SITE.currency,
    offerCount: priced.length,
    offers: priced.map((one) => offer(one.price, one.stock, one.sku)),
  };
}

function rating({ rating: average, reviewCount }: Product) {
  return reviewCount > 0 && average > 0 ? { '@type': 'AggregateRating', ratingValue: average, reviewCount } : undefined;
}

/** schema.org Product with offers and rating, and its breadcrumbs as a BreadcrumbList. JSON leaves out undefined properties by itself. */
export function productStructuredData(product: Product, { baseUrl, language, texts }: PageFacts) {
  const address = (path: string) => baseUrl + localPath(path, language);
  const absolute = (src: string) => new URL(src, `${baseUrl}/`).href;
  const [category] = product.categories;
  const breadcrumbs = [
    [texts.home, PATHS.home],
    [texts.products, PATHS.products],
    ...(category ? [[category.name, categoryPath(category.slug)] as const] : []),
    [product.name, productPath(product.slug)],
  ] as const;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        name: product.name,
        description: product.shortDescription,
        url: address(productPath(product.slug)),
        sku: product.sku ?? undefined,
        brand: { '@type': 'Brand', name: SITE.siteName },
        image: [product.picture, ...product.gallery].flatMap((picture) => (picture ? absolute(picture.src) : [])),
        offers: offers(product),
        aggregateRating: rating(product),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: breadcrumbs.map(([name, path], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: address(path),
        })),
      },
    ],
  };
}
