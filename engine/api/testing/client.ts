import { expect } from 'vitest';
import type { ApiError } from '#contract/commerce-api.ts';
import { BASE_URL, type TestShop } from './open-shop.ts';

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what comes back is what the test is about
  readonly data: any;
  readonly errors: readonly ApiError[];
  readonly headers: Headers;
  /** The session token handed out, if any. */
  readonly token: string | null;
}

export interface AskOptions {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly token?: string | null;
  readonly language?: 'id' | 'en';
  readonly headers?: Readonly<Record<string, string>>;
  /** Of the client. */
  readonly address?: string;
}

/** Sends an operation over HTTP, as a storefront would. */
export async function ask(
  shop: Pick<TestShop, 'fetch'>,
  query: string,
  { variables = {}, token = null, language = 'en', headers: more = {}, address }: AskOptions = {},
): Promise<Reply> {
  const response = await shop.fetch(
    post(
      { query, variables },
      {
        'Accept-Language': language,
        ...(token !== null && { 'woocommerce-session': `Session ${token}` }),
        ...more,
      },
    ),
    address === undefined ? undefined : { address },
  );
  const { data, errors } = await response.json();
  const { status, headers } = response;
  return { status, data, errors: errors ?? [], headers, token: headers.get('woocommerce-session') };
}

export const post = (body: unknown, headers: Readonly<Record<string, string>> = {}): Request =>
  new Request(`${BASE_URL}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** These fields of a product, which has to be there. */
export async function productOf(
  shop: Pick<TestShop, 'fetch'>,
  slug: string,
  { fields, language = 'en' }: { readonly fields: string; readonly language?: 'id' | 'en' },
) {
  const { data, errors } = await ask(shop, `{ product(id: "${slug}", idType: SLUG) { ${fields} } }`, { language });
  expect(errors).toEqual([]);
  return data.product;
}

/** A visitor who keeps the session token and the cookies, as a browser would. */
export function visitor(shop: Pick<TestShop, 'fetch'>, language: 'id' | 'en' = 'en') {
  let token: string | null = null;
  let cookie = '';
  return {
    token: () => token,
    cookie: () => cookie,
    async ask(
      query: string,
      variables: Readonly<Record<string, unknown>> = {},
      headers: Readonly<Record<string, string>> = {},
    ): Promise<Reply> {
      const sent = { ...(cookie && { Cookie: cookie }), ...headers };
      const reply = await ask(shop, query, { variables, token, language, headers: sent });
      token = reply.token ?? token;
      const [set] = reply.headers.getSetCookie();
      if (set !== undefined) cookie = set.includes('Max-Age=0') ? '' : (set.split(';')[0] ?? '');
      return reply;
    },
  };
}

export const ADD = `mutation addToCart($input: AddToCartInput!) {
  addToCart(input: $input) { cart { total contents { itemCount productCount nodes { key quantity } } } }
}`;

/** A visitor with pieces of one product in the cart, and the key of that line. */
export async function withCart(shop: Pick<TestShop, 'fetch' | 'ids'>, slug = 'cleaner', quantity = 1) {
  const guest = visitor(shop);
  const { data, errors } = await guest.ask(ADD, { input: { productId: shop.ids[slug], quantity } });
  expect(errors).toEqual([]);
  return { ...guest, key: data.addToCart.cart.contents.nodes[0].key as string };
}

export const firstMessage = ({ errors }: Pick<Reply, 'errors'>) => errors[0]?.message;
export const firstCode = ({ errors }: Pick<Reply, 'errors'>) => errors[0]?.extensions?.code;
