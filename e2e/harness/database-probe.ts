import { z } from 'zod';
import { createApiClient } from './api-client.ts';

/** An order as the database holds it, not as a page shows it. */
export interface StoredOrder {
  readonly status: string;
  readonly paymentMethod: string;
  readonly email: string;
  readonly note: string;
  /** Whole cents. */
  readonly total: number;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
}

/** Reads the shop's database without going through the storefront. */
export interface DatabaseProbe {
  /** Pieces on hand by SKU; the slug is of the product, also for a variation. */
  stockOf(item: { readonly slug: string; readonly sku: string }): Promise<number>;
  order(key: string): Promise<StoredOrder>;
}

/** The embedded database is open to the shop's process alone, so its API is asked. */
export function probeByApi(address: string): DatabaseProbe {
  const request = async <Data>(query: string, id: string, schema: z.ZodType<Data>): Promise<Data> =>
    schema.parse(await createApiClient(address).request(query, { id }));
  return {
    async stockOf({ slug, sku }) {
      const { product } = await request(STOCK_QUERY, slug, StockResponse);
      const found = [product, ...(product.variations?.nodes ?? [])].find((item) => item.sku === sku);
      if (typeof found?.stockQuantity !== 'number') throw new Error(`stock of ${sku} is not managed`);
      return found.stockQuantity;
    },
    async order(key) {
      const { order } = await request(ORDER_QUERY, key, OrderResponse);
      return {
        status: order.status.toLowerCase().replace('_', '-'),
        paymentMethod: order.paymentMethod,
        email: order.billing.email,
        note: order.customerNote ?? '',
        total: Math.round(order.total * 100),
        lines: order.lineItems.nodes.map(({ quantity, product, variation }) => ({
          sku: variation?.node.sku ?? product.node.sku,
          quantity,
        })),
      };
    },
  };
}

const StockedItem = z.object({ sku: z.string(), stockQuantity: z.number().nullish() });
const StockResponse = z.object({
  product: StockedItem.extend({ variations: z.object({ nodes: z.array(StockedItem) }).optional() }),
});
const STOCK_QUERY = `query ($id: ID!) {
  product(id: $id, idType: SLUG) {
    sku
    ... on SimpleProduct { stockQuantity }
    ... on VariableProduct { stockQuantity variations(first: 100) { nodes { sku stockQuantity } } }
  }
}`;

const Item = z.object({ node: z.object({ sku: z.string() }) });
const OrderResponse = z.object({
  order: z.object({
    status: z.string(),
    paymentMethod: z.string(),
    billing: z.object({ email: z.string() }),
    customerNote: z.string().nullish(),
    total: z.coerce.number(),
    lineItems: z.object({
      nodes: z.array(z.object({ quantity: z.number(), product: Item, variation: Item.nullish() })),
    }),
  }),
});
const ORDER_QUERY = `query ($id: ID!) {
  order(id: $id, idType: ORDER_KEY) {
    status paymentMethod customerNote total(format: RAW)
    billing { email }
    lineItems(first: 100) { nodes { quantity product { node { sku } } variation { node { sku } } } }
  }
}`;
