import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import { ADD, ask, firstMessage, post, visitor } from './testing/client.ts';
import { BASE_URL, SECRET, sharedShop } from './testing/open-shop.ts';

const CART = '{ cart { isEmpty contents { itemCount } } }';
const sign = (claims: Record<string, unknown>) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(SECRET));
const in49Hours = NOON.getTime() / 1000 + 49 * 3600;

describe.each(DATABASES)('sessions on %s', (_name, open) => {
  const shop = sharedShop(open);
  const cleaner = (quantity = 1) => ({ input: { productId: shop.ids.cleaner, quantity } });

  test('starts a guest session by the first query of the cart, in the header', async () => {
    const { data, token, headers } = await ask(shop, CART);
    expect(data).toEqual({ cart: { isEmpty: true, contents: { itemCount: 0 } } });
    expect(decodeJwt(token ?? '')).toMatchObject({
      iss: BASE_URL,
      data: { customer_id: expect.stringMatching(/^t_[0-9a-f]{30}$/) },
    });
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('creates no session for a query of the catalog, so that any cache may store the response', async () => {
    const { token, headers } = await ask(shop, '{ products { nodes { name } } viewer { id } }');
    expect(token).toBeNull();
    expect(headers.get('Cache-Control')).toBe('no-cache');
  });

  test('issues no other token to a valid one that only reads', async () => {
    const guest = visitor(shop);
    await guest.ask(ADD, cleaner());
    const { token, data } = await guest.ask(CART);
    expect(token).toBeNull();
    expect(data.cart.contents.itemCount).toBe(1);
  });

  test('renews the token of the same guest after a change', async () => {
    const guest = visitor(shop);
    await guest.ask(CART);
    const before = decodeJwt(guest.token() ?? '');
    shop.moveTo(new Date(NOON.getTime() + 3_600_000));
    const { token } = await guest.ask(ADD, cleaner());
    shop.moveTo(NOON);
    const after = decodeJwt(token ?? '');
    expect(after.data).toEqual(before.data);
    expect(after.exp).toBe((before.exp ?? 0) + 3600);
  });

  test('renews no token after a refused change', async () => {
    const guest = visitor(shop);
    await guest.ask(CART);
    const { token } = await guest.ask(ADD, { input: { productId: 0 } });
    expect(token).toBeNull();
  });

  test("the customer's own token opens the same cart", async () => {
    const guest = visitor(shop);
    await guest.ask(ADD, cleaner(2));
    const { data } = await guest.ask('{ customer { id databaseId sessionToken } viewer { id } }');
    expect(data).toMatchObject({ customer: { id: 'guest', databaseId: null }, viewer: null });
    const again = await ask(shop, CART, { token: data.customer.sessionToken });
    expect(again.data.cart.contents.itemCount).toBe(2);
  });

  test.each([
    [
      'of another shop',
      () => sign({ iss: 'https://other.example', exp: in49Hours, data: { customer_id: '1' } }),
      'The iss do not match with this server',
    ],
    ['that is garbage', async () => 'garbage', 'Invalid session token'],
    [
      'that has expired',
      () => sign({ iss: BASE_URL, exp: NOON.getTime() / 1000 - 61, data: { customer_id: '1' } }),
      'Invalid session token',
    ],
    ['without a customer', () => sign({ iss: BASE_URL, exp: in49Hours }), 'Invalid session token'],
  ])('a token %s is refused by cart and cart changes, but not by the catalog', async (_case, make, message) => {
    const token = await make();
    const read = await ask(shop, `{ cart { total } products(first: 1) { nodes { slug } } }`, { token });
    expect(read).toMatchObject({
      status: 200,
      token: null,
      data: { cart: null, products: { nodes: [{ slug: 'wax' }] } },
    });
    expect(read.errors[0]).toMatchObject({ message, path: ['cart'], extensions: { category: 'user' } });
    const change = await ask(shop, ADD, { token, variables: cleaner() });
    expect(change).toMatchObject({ data: { addToCart: null }, token: null });
    expect(firstMessage(change)).toBe(message);
  });

  test('rejects a header without the word Session', async () => {
    const response = await shop.fetch(post({ query: CART }, { 'woocommerce-session': 'eyJhbGciOi.x.y' }));
    expect(firstMessage(await response.json())).toBe('Invalid session token');
  });

  test("a customer's number in a token opens nobody's cart without a login: a new guest is made", async () => {
    const token = await sign({ iss: BASE_URL, exp: in49Hours, data: { customer_id: '7' } });
    const { data, token: fresh } = await ask(shop, CART, { token });
    expect(data.cart.isEmpty).toBe(true);
    expect(decodeJwt(fresh ?? '').data).toEqual({ customer_id: expect.stringMatching(/^t_/) });
  });

  test('keeps four simultaneous additions', async () => {
    const guest = visitor(shop);
    await guest.ask(CART);
    const slugs = ['cleaner', 'booster', 'handbook', 'polish'];
    await Promise.all(
      slugs.map((slug) =>
        ask(shop, ADD, { token: guest.token(), variables: { input: { productId: shop.ids[slug] } } }),
      ),
    );
    const { data } = await guest.ask('{ cart { contents { productCount } } }');
    expect(data.cart.contents.productCount).toBe(4);
  });

  test('runs the operations of a batch one after the other in one session', async () => {
    const response = await shop.fetch(
      post([{ query: ADD, variables: cleaner() }, { query: ADD, variables: cleaner() }, { query: CART }]),
    );
    const answers = await response.json();
    expect(answers.map((answer: { data: unknown }) => answer.data)[2]).toEqual({
      cart: { isEmpty: false, contents: { itemCount: 2 } },
    });
    expect(response.headers.get('woocommerce-session')).not.toBeNull();
  });

  test('ends a session after two days without a request', async () => {
    const guest = visitor(shop);
    await guest.ask(ADD, cleaner());
    const late = new Date(NOON.getTime() + 48 * 3_600_000);
    shop.moveTo(late);
    const { data } = await guest.ask(CART);
    shop.moveTo(NOON);
    expect(data.cart.isEmpty).toBe(true);
  });
});
