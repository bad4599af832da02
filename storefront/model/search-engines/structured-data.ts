import type { Language } from '#contract/languages.ts';
import { localPath, PATHS, productPath, splitLanguage } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';

interface ShopFacts {
  /** Absolute, without a trailing slash. */
  readonly baseUrl: string;
  readonly language: Language;
}

/** schema.org Organization and WebSite: who the shop is, and how it is searched. */
export const siteStructuredData = ({ baseUrl, language }: ShopFacts) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      name: SITE.siteName,
      legalName: SITE.seller.legalName,
      url: `${baseUrl}/`,
      logo: `${baseUrl}/icon-512.png`,
      email: SITE.email,
      telephone: SITE.seller.phone,
    },
    {
      '@type': 'WebSite',
      name: SITE.siteName,
      url: `${baseUrl}/`,
      inLanguage: language,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${baseUrl}${localPath(PATHS.products, language)}?search={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});

/** schema.org LocalBusiness: where the shop is and how it is reached. */
export const businessStructuredData = ({ baseUrl, language }: ShopFacts) => ({
  '@context': 'https://schema.org',
  '@type': 'AutoPartsStore',
  name: SITE.siteName,
  url: `${baseUrl}${localPath(PATHS.contact, language)}`,
  image: `${baseUrl}${SITE.siteImage}`,
  email: SITE.email,
  telephone: SITE.seller.phone,
  address: { '@type': 'PostalAddress', streetAddress: SITE.seller.address.join(', '), addressCountry: 'ID' },
});

/** schema.org ItemList of the products on one page of a list. */
export const productListStructuredData = (products: readonly { readonly slug: string }[], shop: ShopFacts) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: products.map(({ slug }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    url: shop.baseUrl + localPath(productPath(slug), shop.language),
  })),
});

/** One step of the breadcrumbs; without an address it is the page itself, or no page. */
interface Step {
  readonly label: string;
  /** A path of this shop, with or without a language. */
  readonly href?: string;
}

/** schema.org BreadcrumbList: the steps that are pages. */
export const breadcrumbList = (steps: readonly Step[], { baseUrl, language }: ShopFacts) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.filter(isPage).map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href === undefined ? undefined : baseUrl + localPath(splitLanguage(href).path, language),
  })),
});

const isPage = ({ href }: Step, place: number, steps: readonly Step[]): boolean =>
  href !== undefined || place === steps.length - 1;
