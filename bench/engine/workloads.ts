import type { Client } from './client.ts';

/** One kind of work, as a shopper's storefront would ask for it. */
export interface Workload {
  readonly name: string;
  /** What must be there before it, not measured. */
  prepare?(client: Client): Promise<void>;
  /** Measured. `turn` counts the works of all clients, so that no two ask the same. */
  run(client: Client, turn: number): Promise<void>;
}

/** The catalog, as the works need to know it. */
export interface Catalog {
  readonly slugs: readonly string[];
  /** Simple products with more pieces than the works can buy. */
  readonly buyable: readonly number[];
}

const CARD = `id databaseId slug name type averageRating reviewCount onSale
  productCategories { nodes { databaseId slug name } }
  terms(first: 100) { nodes { taxonomyName slug } }
  image { sourceUrl(size: WOOCOMMERCE_THUMBNAIL) altText title }
  ... on ProductWithPricing { price regularPrice salePrice rawPrice: price(format: RAW) rawRegular: regularPrice(format: RAW) }
  ... on InventoriedProduct { stockStatus stockQuantity lowStockAmount }`;

const LIST = `query getProducts($after: String, $slug: [String], $orderby: ProductsOrderByEnum = DATE) {
  products(first: 24, after: $after, where: { categoryIn: $slug, visibility: VISIBLE, minPrice: 0, orderby: { field: $orderby, order: DESC }, status: "publish" }) {
    pageInfo { hasNextPage endCursor } nodes { ${CARD} } } }`;

const PRODUCT = `query getProduct($slug: ID!) { product(id: $slug, idType: SLUG) { ${CARD}
  description shortDescription sku date galleryImages(first: 20) { nodes { sourceUrl altText title } }
  attributes { nodes { name label options variation } }
  reviews { averageRating edges { rating node { id date content author { node { name } } } } }
  related(first: 6) { nodes { ${CARD} } } } }`;

const ADD = `mutation addToCart($input: AddToCartInput!) { addToCart(input: $input) { cart { total subtotal isEmpty
  contents(first: 100) { itemCount productCount nodes { key quantity total product { node { databaseId slug name } } } } } } }`;

const CHECKOUT = `mutation Checkout($input: CheckoutInput!) { checkout(input: $input) { result redirect
  order { databaseId orderKey status total } } }`;

/** Of one email address the shop takes so many orders an hour. */
const buyer = (turn: number) => ({
  firstName: 'Sari',
  lastName: 'Dewi',
  address1: 'Jl. Melati 5',
  city: 'Jakarta',
  state: 'JK',
  country: 'ID',
  postcode: '10110',
  email: `sari.${process.pid}.${turn}@example.com`,
  phone: '+62 812 3456 789',
});

const SORTS = ['DATE', 'PRICE', 'RATING', 'POPULARITY'];
const CATEGORIES = [null, ['campuran-oli'], ['minyak-rem'], ['campuran-bahan-bakar', 'pembersih-mesin']];

/** Some products are looked at far more than others: of ten looks, about six go to a tenth of the shop. */
const popularIndex = (turn: number, count: number): number => Math.floor(count * ((turn * GOLDEN) % 1) ** 4);

/** Its multiples fall evenly between 0 and 1, the same in every run. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** What a cart of the measured shoppers holds before it is given up for a new one. */
const LINES = 5;

export function workloadsOf({ slugs, buyable }: Catalog): readonly Workload[] {
  const at = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;
  const add = (client: Client, turn: number) =>
    client.request(ADD, { input: { productId: at(buyable, turn), quantity: 1 } });
  return [
    {
      name: 'list of 24',
      async run(client, turn) {
        await client.request(LIST, { orderby: at(SORTS, turn), slug: at(CATEGORIES, Math.floor(turn / SORTS.length)) });
      },
    },
    {
      name: 'product',
      async run(client, turn) {
        await client.request(PRODUCT, { slug: at(slugs, popularIndex(turn, slugs.length)) });
      },
    },
    {
      name: 'add to cart',
      async run(client, turn) {
        const { addToCart } = await add(client, turn);
        if (addToCart.cart.contents.productCount >= LINES) client.clearSession();
      },
    },
    {
      name: 'checkout',
      async prepare(client) {
        client.clearSession();
        await add(client, Math.floor(Math.random() * buyable.length));
      },
      async run(client, turn) {
        const { checkout } = await client.request(CHECKOUT, {
          input: { clientMutationId: `bench-${process.pid}-${turn}`, paymentMethod: 'bacs', billing: buyer(turn) },
        });
        if (checkout.result !== 'success') throw new Error(JSON.stringify(checkout));
      },
    },
  ];
}

/** What there is to look at and to buy, asked of the shop itself. */
export async function catalogOf(client: Client): Promise<Catalog> {
  const { products } = await client.request(
    `{ products(first: 9999) { nodes { databaseId slug type ... on InventoriedProduct { stockQuantity } } } }`,
  );
  const nodes: readonly { databaseId: number; slug: string; type: string; stockQuantity?: number }[] = products.nodes;
  const buyable = nodes.filter(({ type, stockQuantity }) => type === 'SIMPLE' && (stockQuantity ?? 0) >= 100);
  return { slugs: nodes.map(({ slug }) => slug), buyable: buyable.map(({ databaseId }) => databaseId) };
}
