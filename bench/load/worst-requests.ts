export interface WorstRequest {
  readonly name: string;
  readonly path: string;
  /** Posted; without one the path is read. */
  readonly body?: string;
}

const API = '/graphql';

const CARD = `databaseId slug name type averageRating reviewCount onSale
  productCategories { nodes { databaseId slug name } } terms(first: 100) { nodes { taxonomyName slug } }
  image { sourceUrl(size: WOOCOMMERCE_THUMBNAIL) altText }
  ... on ProductWithPricing { price regularPrice salePrice } ... on InventoriedProduct { stockStatus stockQuantity }`;

const TYPE = '{ kind name ofType { kind name ofType { kind name ofType { kind name } } } }';
const FIELDS = `{ name description fields(includeDeprecated: true) { name description args { name type ${TYPE} } type ${TYPE} } }`;
const INTROSPECTIONS = Array.from({ length: 10 }, (_, n) => `s${n}: __schema { types ${FIELDS} }`).join(' ');

const whole = (rows: string) => `{ products(first: 9999) { nodes { ${rows} } } }`;
const bodyOf = (...queries: readonly string[]) => JSON.stringify(queries.map((query) => ({ query })));
const tenTimes = (query: (n: number) => string) => bodyOf(...Array.from({ length: 10 }, (_, n) => query(n)));

/** The most expensive requests that one client can send: documents of the API, then pages and files about all products. */
export const worstRequests = (): readonly WorstRequest[] => [
  { name: 'whole catalog, its cards', path: API, body: bodyOf(whole(CARD)) },
  { name: 'ten whole catalogs, each another', path: API, body: tenTimes((n) => whole(`${CARD} n${n}: name`)) },
  {
    name: 'related cards of all products',
    path: API,
    body: bodyOf(whole('related(first: 6) { nodes { slug name } }')),
  },
  { name: 'introspection', path: API, body: bodyOf(`{ __schema { types ${FIELDS} } }`) },
  {
    name: 'introspection, ten aliases, ten times',
    path: API,
    body: tenTimes((n) => `query q${n} { ${INTROSPECTIONS} }`),
  },
  {
    name: 'lists in lists',
    path: API,
    body: bodyOf(
      '{ productCategories(first: 100) { nodes { products(first: 100) { nodes { slug name productCategories { nodes { name products(first: 20) { nodes { slug name } } } } } } } } }',
    ),
  },
  { name: 'part of the sitemap', path: '/sitemap/1.xml' },
  { name: 'feed', path: '/id/articles/feed.xml' },
  { name: 'list', path: '/id/products?sort=price' },
  { name: 'search that finds much', path: '/id/products?search=oli' },
  { name: 'comparison of nothing', path: '/id/compare' },
];
