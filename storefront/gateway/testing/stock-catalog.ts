import { type StockAttribute, shared, typed } from './stock-attributes.ts';
import type { StockVersion } from './stock-cart.ts';
import { type ListQuery, pageOf } from './stock-lists.ts';

export interface StockVariation {
  readonly id: number;
  /** Whole cents with tax. */
  readonly price: number;
  /** An empty value stands for any. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly node: { readonly databaseId: number };
}

export interface StockProduct {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Whole cents with tax; of a variable product, its cheapest variation's. */
  readonly price: number;
  readonly virtual: boolean;
  readonly soldIndividually: boolean;
  readonly isHidden: boolean;
  readonly attributes: { readonly nodes: readonly StockAttribute[] } | null;
  readonly variations: readonly StockVariation[];
  /** As the API has it. */
  readonly node: { readonly databaseId: number };
}

const CATEGORY = {
  __typename: 'ProductCategory',
  databaseId: 18,
  slug: 'campuran-oli',
  name: 'Campuran Oli',
  description: 'Produk Campuran Oli',
  // One of them is hidden.
  count: 6,
};
const EMPTY_CATEGORY = { ...CATEGORY, databaseId: 20, slug: 'interior', name: 'Interior &amp; Eksterior', count: 0 };
const LAST_CATEGORY = { ...EMPTY_CATEGORY, databaseId: 21, slug: 'minyak-rem', name: 'Minyak Rem' };
export const STOCK_CATEGORIES = [CATEGORY, EMPTY_CATEGORY, LAST_CATEGORY];

const PAGE = { hasNextPage: false, endCursor: null };
const pictureOf = (slug: string, address: string) => ({
  sourceUrl: `${address}/wp-content/uploads/${slug}.png`,
  altText: slug,
  mediaDetails: { width: 1000, height: 1000, sizes: [] },
});

/** As a merchant pastes it from elsewhere. */
const WIDE_TEXT = `<pre>${'Engine 1.5 L   250 ml   every 5,000 km   '.repeat(4)}</pre>`;

export interface StockDraft {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Null for one that cannot be bought. */
  readonly price?: number | null;
  /** Before the sale. */
  readonly regularPrice?: number;
  readonly saleEnds?: Date | null;
  readonly attributes?: readonly StockAttribute[];
  readonly variations?: readonly Omit<StockVariation, 'node'>[];
  readonly virtual?: boolean;
  readonly soldIndividually?: boolean;
  /** From the list, from searches or from both. */
  readonly isHidden?: boolean;
  /** Numbers of the products that a group is made of. */
  readonly parts?: readonly number[];
}

const decimal = (cents: number): string => String(cents / 100);

interface FormatArgs {
  readonly format?: string;
}

/** As it is shown, with tax; raw as it is stored. The merchant of the newer version enters prices without tax. */
const priceField =
  (gross: number, version: StockVersion) =>
  ({ format }: FormatArgs): string | null => {
    // An empty text for PHP.
    if (gross === 0) return null;
    if (format !== 'RAW') return `€${(gross / 100).toFixed(2)}`;
    return version === '1.0.2' ? (gross / 111).toFixed(4) : decimal(gross);
  };

const nodes = <Item>(items: readonly Item[]) => ({ nodes: items });

interface StockPlace {
  readonly address: string;
  readonly version: StockVersion;
  /** Of the connections that WordPress pages itself. Those of attributes return as many as are asked for. */
  readonly pageSize: number;
}

const firstOf =
  <Item>(items: readonly Item[]) =>
  ({ first = items.length }: ListQuery) =>
    nodes(items.slice(0, first));

function variationOf(
  product: StockDraft,
  { address, version }: StockPlace,
  { id, price, attributes }: Omit<StockVariation, 'node'>,
): StockVariation {
  const values = attributes.map(({ value }) => value || 'Any').join(', ');
  const node = {
    __typename: 'SimpleProductVariation',
    databaseId: id,
    sku: `STOCK-${id}`,
    name: `${product.name} - ${values}`,
    image: pictureOf(product.slug, address),
    price: priceField(price, version),
    regularPrice: priceField(price, version),
    purchasable: true,
    stockStatus: 'IN_STOCK',
    attributes: firstOf(attributes),
  };
  return { id, price, attributes, node };
}

/** The editor of a WordPress stores line breaks, of which it makes paragraphs when it shows the text. */
const shortTextOf =
  (name: string) =>
  ({ format }: FormatArgs): string => {
    const paragraphs = [`Short text of <strong>${name}</strong> &amp; more.`, 'For every engine.'];
    return format === 'RAW' ? paragraphs.join('\n\n') : `<p>${paragraphs.join('</p>\n<p>')}</p>\n`;
  };

function productOf(draft: StockDraft, place: StockPlace, parts: () => object): StockProduct {
  const { address, version } = place;
  const { id, slug, name, attributes, virtual = false, soldIndividually = false } = draft;
  const variations = (draft.variations ?? []).map((variation) => variationOf(draft, place, variation));
  const prices = variations.length > 0 ? variations.map(({ price }) => price) : [draft.price ?? 0];
  const fields = prices.map((cents) => priceField(cents, version));
  // Raw, all prices of variations come in one text.
  const price = (args: FormatArgs) =>
    fields.map((field) => field(args)).join(args.format === 'RAW' ? ', ' : ' - ') || null;
  const regularPrice = draft.regularPrice === undefined ? price : priceField(draft.regularPrice, version);
  const isSaleOver = () => draft.saleEnds != null && draft.saleEnds.getTime() <= Date.now();
  const own = attributes ? nodes(attributes) : null;
  const node = {
    __typename: draft.parts ? 'GroupProduct' : variations.length > 0 ? 'VariableProduct' : 'SimpleProduct',
    databaseId: id,
    slug,
    name,
    sku: `STOCK-${id}`,
    shortDescription: shortTextOf(name),
    description: `<h2>About ${name}</h2>\n<script>alert(1)</script><p>Long text.</p>\n${WIDE_TEXT}`,
    date: '2026-11-22T11:37:33+00:00',
    onSale: () => draft.regularPrice !== undefined && !isSaleOver(),
    dateOnSaleTo: draft.saleEnds?.toISOString() ?? null,
    virtual: virtual || null,
    averageRating: 0,
    reviewCount: 0,
    image: pictureOf(slug, address),
    productCategories: nodes([CATEGORY]),
    price: (args: FormatArgs) => (isSaleOver() ? regularPrice : price)(args),
    regularPrice,
    purchasable: draft.price !== null && !draft.parts,
    stockStatus: 'IN_STOCK',
    stockQuantity: variations.length > 0 ? null : 37,
    lowStockAmount: variations.length > 0 ? null : 5,
    soldIndividually,
    galleryImages: nodes([]),
    products: parts,
    // The oil, and one of a kind that the schema has no type for.
    related: ({ where }: { where?: { supportedTypesOnly?: boolean } }) =>
      nodes([
        { __typename: 'VariableProduct', databaseId: 51 },
        ...(where?.supportedTypesOnly ? [] : [{ __typename: 'BundleProduct' }]),
      ]),
    reviews: { pageInfo: PAGE, edges: [] },
    attributes: own,
    globalAttributes: firstOf((attributes ?? []).filter(({ terms }) => terms)),
    localAttributes: firstOf((attributes ?? []).filter(({ terms }) => !terms)),
    variations: (query: ListQuery) =>
      pageOf(
        variations.map((variation) => variation.node),
        query,
        place.pageSize,
      ),
  };
  return {
    id,
    slug,
    name,
    price: Math.min(...prices),
    virtual,
    soldIndividually,
    isHidden: draft.isHidden ?? false,
    attributes: own,
    variations,
    node,
  };
}

const OIL_ATTRIBUTES = [shared('viscosity', 'Viscosity', ['10W-40', '5W-30']), shared('size', 'Size', ['1 L', '4 L'])];
const oil = (id: number, viscosity: string, size: string, price: number) => ({
  id,
  price,
  attributes: [
    { name: 'pa_viscosity', value: viscosity },
    { name: 'pa_size', value: size },
  ],
});

const furtherAttributes = (count: number): readonly StockAttribute[] =>
  Array.from({ length: count }, (_, at) => shared(`test-${at}`, `Test ${at}`, [`Passed ${at}`], false));

interface StockCatalog extends StockPlace {
  /** How many more shared attributes its first product has. */
  readonly moreAttributes?: number;
  /** Of the product that is on sale. */
  readonly saleEnds?: Date | null;
  /** Sold beside the others. */
  readonly moreProducts?: readonly StockDraft[];
}

/** The products of the recorded shop that differ in how they are bought. */
export function stockProducts({
  saleEnds = null,
  moreAttributes = 0,
  moreProducts = [],
  ...place
}: StockCatalog): readonly StockProduct[] {
  // Of an attribute typed into one product, the older version spells the variations' name without capitals.
  const colour = place.version === '0.21.2' ? 'colour' : 'Colour';
  const partsOf =
    ({ parts = [] }: StockDraft) =>
    () =>
      nodes(products.filter(({ id }) => parts.includes(id)).map(({ node }) => node));
  const drafts: readonly StockDraft[] = [
    {
      id: 12,
      slug: 'stp-oil-treatment',
      name: 'STP Oil Treatment',
      price: 995,
      attributes: [shared('size', 'Size', ['300 ml'], false), ...furtherAttributes(moreAttributes)],
    },
    {
      id: 51,
      slug: 'stp-full-synthetic',
      name: 'STP Full Synthetic Engine Oil',
      attributes: OIL_ATTRIBUTES,
      variations: [oil(52, '5w-30', '1-l', 1350), oil(53, '10w-40', '1-l', 1550), oil(54, '5w-30', '4-l', 4410)],
    },
    {
      id: 63,
      slug: 'stp-any-kit',
      name: 'STP Any-size Kit',
      attributes: [shared('size', 'Size', ['500 ml', '1 L', '½ L']), typed('Colour', ['Red', 'Blue Sky'])],
      variations: [
        {
          id: 64,
          price: 2000,
          attributes: [
            { name: 'pa_size', value: '' },
            { name: colour, value: 'Red' },
          ],
        },
        {
          id: 65,
          price: 2200,
          attributes: [
            { name: 'pa_size', value: '1-l' },
            { name: colour, value: 'Blue Sky' },
          ],
        },
        {
          id: 66,
          price: 1400,
          // As it is stored; terms send the same slug readable.
          attributes: [
            { name: 'pa_size', value: '%c2%bd-l' },
            { name: colour, value: 'Blue Sky' },
          ],
        },
      ],
    },
    {
      id: 37,
      slug: 'stp-glass',
      name: 'STP Glass Coating',
      price: 1200,
      regularPrice: 1500,
      saleEnds,
      soldIndividually: true,
    },
    { id: 39, slug: 'stp-service-guide', name: 'STP Service Guide (download)', price: 300, virtual: true },
  ];
  const products: readonly StockProduct[] = [...drafts, ...moreProducts].map((draft) =>
    productOf(draft, place, partsOf(draft)),
  );
  return products;
}
