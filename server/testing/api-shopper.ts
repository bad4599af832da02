import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ApiResponse, CommerceApi } from '#contract/commerce-api.ts';

export interface PlacedOrder {
  readonly ok: true;
  readonly id: number;
  readonly key: string;
  /** Where the shopper goes next. */
  readonly redirect: string;
}

export interface RefusedOrder {
  readonly ok: false;
  /** The refusal's code. */
  readonly code: string;
}

interface ChosenVariation {
  /** SKUs of the product and of its variation. */
  readonly product: string;
  readonly sku: string;
  /** Slugs: shared attribute → term. */
  readonly choices: Readonly<Record<string, string>>;
}

/** A shopper at the API, with a session of their own. */
export interface ApiShopper {
  add(sku: string, quantity: number): Promise<void>;
  /** One piece of a variation, with a term for every attribute of the product. */
  addVariation(chosen: ChosenVariation): Promise<void>;
  /** With the same key again it is the same order. */
  checkOut(idempotencyKey: string, paymentMethod?: 'bacs' | 'stripe'): Promise<PlacedOrder | RefusedOrder>;
  /** SKU and quantity of each line. */
  cart(): Promise<readonly (readonly [sku: string, quantity: number])[]>;
}

export function createApiShopper(execute: CommerceApi): ApiShopper {
  let sessionToken: string | null = null;
  // Of one address the shop takes so many orders an hour.
  const address = { ...ADDRESS, email: `budi.${randomUUID()}@example.com` };
  const send = async (query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<ApiResponse> => {
    const response = await execute({ query, variables, sessionToken, language: 'en' });
    sessionToken = response.newSessionToken ?? sessionToken;
    return response;
  };
  return {
    async add(sku, quantity) {
      const { product } = Found.parse((await send(FIND, { sku })).data);
      const { errors } = await send(ADD, { input: { productId: product.databaseId, quantity } });
      if (errors) throw new Error(`${sku} was refused: ${JSON.stringify(errors)}`);
    },
    async addVariation({ product: productSku, sku, choices }) {
      const { product } = FoundVariation.parse((await send(FIND_VARIATION, { sku: productSku })).data);
      const variationId = product.variations.nodes.find((node) => node.sku === sku)?.databaseId;
      const variation = Object.entries(choices).map(([name, value]) => ({
        attributeName: `pa_${name}`,
        attributeValue: value,
      }));
      const { errors } = await send(ADD, {
        input: { productId: product.databaseId, variationId, quantity: 1, variation },
      });
      if (errors) throw new Error(`${sku} was refused: ${JSON.stringify(errors)}`);
    },
    async checkOut(idempotencyKey, paymentMethod = 'bacs') {
      const { data, errors } = await send(CHECK_OUT, {
        input: { clientMutationId: idempotencyKey, paymentMethod, billing: address, shipping: address },
      });
      if (errors) return { ok: false, code: String(errors[0]?.extensions?.code) };
      const { order, redirect } = Placed.parse(data).checkout;
      return { ok: true, id: order.databaseId, key: order.orderKey, redirect };
    },
    async cart() {
      const { nodes } = Cart.parse((await send(CART)).data).cart.contents;
      return nodes.map(({ quantity, product }) => [product.node.sku, quantity]);
    },
  };
}

const Found = z.object({ product: z.object({ databaseId: z.number() }) });
const FIND = 'query ($sku: ID!) { product(id: $sku, idType: SKU) { databaseId } }';

const FoundVariation = z.object({
  product: z.object({
    databaseId: z.number(),
    variations: z.object({ nodes: z.array(z.object({ databaseId: z.number(), sku: z.string() })) }),
  }),
});
const FIND_VARIATION = `query ($sku: ID!) {
  product(id: $sku, idType: SKU) {
    databaseId
    ... on VariableProduct { variations(first: 100) { nodes { databaseId sku } } }
  }
}`;

const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { isEmpty } } }';

const Placed = z.object({
  checkout: z.object({ redirect: z.string(), order: z.object({ databaseId: z.number(), orderKey: z.string() }) }),
});
const CHECK_OUT = `mutation ($input: CheckoutInput!) {
  checkout(input: $input) { redirect order { databaseId orderKey } }
}`;

const Cart = z.object({
  cart: z.object({
    contents: z.object({
      nodes: z.array(z.object({ quantity: z.number(), product: z.object({ node: z.object({ sku: z.string() }) }) })),
    }),
  }),
});
const CART = '{ cart { contents(first: 100) { nodes { quantity product { node { sku } } } } } }';

const ADDRESS = {
  firstName: 'Budi',
  lastName: 'Santoso',
  phone: '0812 3456 7890',
  address1: 'Jalan Merdeka 1',
  city: 'Bandung',
  state: 'JB',
  postcode: '40111',
  country: 'ID',
};
