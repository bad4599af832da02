import { z } from 'zod';
import { ANSWER_LOST } from '#contract/commerce-api.ts';
import type { Language } from '#contract/languages.ts';
import { ENDPOINTS } from '#contract/routes.ts';
import { BAD_GATEWAY } from './proxy.ts';

/** A client of the commerce API with a session of its own, as any other storefront would use it. */
export interface ApiClient {
  /**
   * @throws with the API's errors when any field was refused, `SendAgain` when the same request may be sent again, `NoResponse` when nobody
   * knows what it has done
   */
  request(query: string, variables?: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** The proxy has lost the process that worked on the request. */
export class NoResponse extends Error {}

/** The shop is busy, or has lost its answer. */
export class SendAgain extends Error {}

const AGAIN: readonly unknown[] = ['BUSY', ANSWER_LOST];

const SESSION_HEADER = 'woocommerce-session';

/** @throws {NoResponse} also when the connection ends within the response */
async function send(address: string, headers: Readonly<Record<string, string>>, body: string) {
  try {
    const response = await fetch(address + ENDPOINTS.graphql.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    throw new NoResponse('the connection was lost', { cause: error });
  }
}

export function createApiClient(address: string, language: Language = 'en'): ApiClient {
  let session: string | null = null;
  return {
    async request(query, variables = {}) {
      const { status, headers, text } = await send(
        address,
        {
          'Accept-Language': language,
          ...(session && { [SESSION_HEADER]: `Session ${session}` }),
        },
        JSON.stringify({ query, variables }),
      );
      if (status === BAD_GATEWAY) throw new NoResponse(text);
      session = headers.get(SESSION_HEADER) ?? session;
      const { data, errors } = JSON.parse(text);
      if (errors) throw new (errors.every(isForAnotherTime) ? SendAgain : Error)(JSON.stringify(errors));
      return data;
    },
  };
}

const isForAnotherTime = (error: { readonly extensions?: { readonly code?: unknown } }): boolean =>
  AGAIN.includes(error.extensions?.code);

interface Purchase {
  readonly slug: string;
  readonly quantity: number;
}

/** Another shopper buys something through the API. */
export async function buyByApi(address: string, { slug, quantity }: Purchase): Promise<void> {
  const client = createApiClient(address);
  await addByApi(client, { slug, quantity });
  await client.request(CHECKOUT, {
    input: { paymentMethod: 'bacs', shipToDifferentAddress: false, billing: ADDRESS, shipping: ADDRESS },
  });
}

export async function addByApi(client: ApiClient, { slug, quantity }: Purchase): Promise<void> {
  await client.request(ADD_TO_CART, { input: { productId: await productIdOf(client, slug), quantity } });
}

export async function productIdOf(client: ApiClient, slug: string): Promise<number> {
  const response = await client.request(PRODUCT_QUERY, { slug });
  return ProductResponse.parse(response).product.databaseId;
}

const ProductResponse = z.object({ product: z.object({ databaseId: z.number() }) });
const PRODUCT_QUERY = 'query ($slug: ID!) { product(id: $slug, idType: SLUG) { databaseId } }';
const ADD_TO_CART = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { isEmpty } } }';
const CHECKOUT = 'mutation ($input: CheckoutInput!) { checkout(input: $input) { result } }';

export const ADDRESS = {
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
