import { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import { ENDPOINTS } from '#contract/routes.ts';

/** A client of the commerce API with a session of its own, as any other storefront would use it. */
export interface ApiClient {
  /** @throws with the API's errors when any field was refused. */
  request(query: string, variables?: Readonly<Record<string, unknown>>): Promise<unknown>;
}

const SESSION_HEADER = 'woocommerce-session';

export function createApiClient(address: string, language: Language = 'en'): ApiClient {
  let session: string | null = null;
  return {
    async request(query, variables = {}) {
      const response = await fetch(address + ENDPOINTS.graphql.path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Accept-Language': language,
          ...(session && { [SESSION_HEADER]: `Session ${session}` }),
        },
        body: JSON.stringify({ query, variables }),
      });
      session = response.headers.get(SESSION_HEADER) ?? session;
      const { data, errors } = await response.json();
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
  };
}

interface Purchase {
  readonly slug: string;
  readonly quantity: number;
}

/** Another shopper buys something through the API. */
export async function buyByApi(address: string, { slug, quantity }: Purchase): Promise<void> {
  const client = createApiClient(address);
  const { product } = ProductResponse.parse(await client.request(PRODUCT_QUERY, { slug }));
  await client.request(ADD_TO_CART, { input: { productId: product.databaseId, quantity } });
  await client.request(CHECKOUT, {
    input: { paymentMethod: 'bacs', shipToDifferentAddress: false, billing: ADDRESS, shipping: ADDRESS },
  });
}

const ProductResponse = z.object({ product: z.object({ databaseId: z.number() }) });
const PRODUCT_QUERY = 'query ($slug: ID!) { product(id: $slug, idType: SLUG) { databaseId } }';
const ADD_TO_CART = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { isEmpty } } }';
const CHECKOUT = 'mutation ($input: CheckoutInput!) { checkout(input: $input) { result } }';

const ADDRESS = {
  firstName: 'Budi',
  lastName: 'Santoso',
  email: 'budi.santoso@example.com',
  phone: '0812 3456 7890',
  address1: 'Jalan Merdeka 1',
  city: 'Bandung',
  state: 'JB',
  postcode: '40111',
  country: 'ID',
};
