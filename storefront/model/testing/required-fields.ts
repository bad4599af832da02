/**
 * What search engines require of each type before they show more than a link: Google's lists of required properties, and
 * schema.org's where Google has none. One of several stands as a list.
 */
const REQUIRED: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  AggregateRating: ['ratingValue', ['reviewCount', 'ratingCount']],
  Answer: ['text'],
  Article: ['headline', 'datePublished', 'author'],
  AutoPartsStore: ['name', 'address'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  ListItem: ['position', ['item', 'name', 'url']],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  Product: ['name', ['offers', 'review', 'aggregateRating']],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  WebSite: ['name', 'url', 'potentialAction'],
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each required property that is missing somewhere in the data, after JSON has left out what is undefined. */
export function missingFields(data: unknown): readonly string[] {
  if (Array.isArray(data)) return data.flatMap(missingFields);
  if (!isObject(data)) return [];
  const written: Readonly<Record<string, unknown>> = JSON.parse(JSON.stringify(data));
  const type = String(written['@type'] ?? '');
  const own = (REQUIRED[type] ?? []).filter((names) => [names].flat().every((name) => !isFilled(written[name])));
  return [
    ...own.map((names) => `${type}: ${[names].flat().join(' or ')}`),
    ...Object.values(written).flatMap(missingFields),
  ];
}

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
