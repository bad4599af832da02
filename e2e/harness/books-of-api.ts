import { z } from 'zod';
import { createApiClient } from './api-client.ts';
import type { Books } from './kept-order.ts';

export function booksOfApi(address: string): Books {
  const ask = async <Data>(query: string, id: string, schema: z.ZodType<Data>): Promise<Data> =>
    schema.parse(await createApiClient(address).ask(query, { id }));
  return {
    async pieces({ slug, sku }) {
      const { product } = await ask(PIECES, slug, PiecesAnswer);
      const found = [product, ...(product.variations?.nodes ?? [])].find((goods) => goods.sku === sku);
      if (typeof found?.stockQuantity !== 'number') throw new Error(`no pieces are counted of ${sku}`);
      return found.stockQuantity;
    },
    async order(key) {
      const { order } = await ask(ORDER, key, OrderAnswer);
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

const Goods = z.object({ sku: z.string(), stockQuantity: z.number().nullish() });
const PiecesAnswer = z.object({
  product: Goods.extend({ variations: z.object({ nodes: z.array(Goods) }).optional() }),
});
const PIECES = `query ($id: ID!) {
  product(id: $id, idType: SLUG) {
    sku
    ... on SimpleProduct { stockQuantity }
    ... on VariableProduct { stockQuantity variations(first: 100) { nodes { sku stockQuantity } } }
  }
}`;

const Item = z.object({ node: z.object({ sku: z.string() }) });
const OrderAnswer = z.object({
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
const ORDER = `query ($id: ID!) {
  order(id: $id, idType: ORDER_KEY) {
    status paymentMethod customerNote total(format: RAW)
    billing { email }
    lineItems(first: 100) { nodes { quantity product { node { sku } } variation { node { sku } } } }
  }
}`;
