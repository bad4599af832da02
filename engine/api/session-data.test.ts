import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { CONTENTS, customerOf, PASSWORD } from './testing/account.ts';
import { addToCart, type CardShop, openCardShop } from './testing/card-shop.ts';
import { ask, firstCode, visitor } from './testing/client.ts';

const KEEP = `mutation ($data: [MetaDataInput]) { updateSession(input: { sessionData: $data, clientMutationId: "k" }) {
  clientMutationId session { key value } customer { id session { key value } }
} }`;
const FORGET = 'mutation { forgetSession(input: {}) { session { key value } } }';
const READ = '{ customer { session { key value } } cart { isEmpty } }';
const INTENT = '{ stripePaymentIntent(stripePaymentMethod: PAYMENT) { id amount } }';
const LOGIN = `mutation ($password: String!) { login(input: { username: "eka", password: $password }) { authToken refreshToken } }`;
const VEHICLE = { key: 'vehicle', value: 'Avanza 1.3' };

describe.each(DATABASES)('session data on %s', (_name, open) => {
  let shop: CardShop;
  beforeAll(async () => {
    shop = await openCardShop(open);
  });
  afterAll(() => shop.close());

  const keep = (guest: ReturnType<typeof visitor>, ...data: readonly object[]) => guest.ask(KEEP, { data });

  test('stores what the client sends, until an empty value removes it', async () => {
    const guest = visitor(shop);
    const { data, token } = await keep(guest, VEHICLE, { key: 'step', value: '2' });
    const both = [{ key: 'step', value: '2' }, VEHICLE];
    expect(data.updateSession).toEqual({
      clientMutationId: 'k',
      session: both,
      customer: { id: 'guest', session: both },
    });
    expect(token).not.toBeNull();
    await keep(guest, { key: 'step', value: '' });
    expect((await guest.ask(READ)).data.customer.session).toEqual([VEHICLE]);
    expect((await visitor(shop).ask(READ)).data.customer.session).toEqual([]);
  });

  test('rejects more than fits, and keeps what was there', async () => {
    const guest = visitor(shop);
    await keep(guest, VEHICLE);
    expect(firstCode(await keep(guest, { key: 'x', value: 'x'.repeat(4000) }))).toBe('SESSION_DATA_TOO_MUCH');
    expect((await guest.ask(READ)).data.customer.session).toEqual([VEHICLE]);
  });

  test('moves along at a login, and ends when the client forgets the session', async () => {
    await customerOf(shop, 'dewi');
    const browser = visitor(shop);
    await keep(browser, VEHICLE);
    await addToCart(browser, shop.ids.cleaner);
    await browser.ask(`mutation { loginWithCookies(input: { login: "dewi", password: "${PASSWORD}" }) { status } }`);
    expect((await browser.ask(READ)).data).toEqual({ customer: { session: [VEHICLE] }, cart: { isEmpty: false } });
    expect((await browser.ask(FORGET)).data.forgetSession.session).toEqual([VEHICLE]);
    expect((await browser.ask(READ)).data).toEqual({ customer: { session: [] }, cart: { isEmpty: true } });
  });

  test('starts a new guest when a guest forgets the session; the old token opens an empty cart', async () => {
    const guest = visitor(shop);
    await addToCart(guest, shop.ids.cleaner);
    const before = guest.token();
    await guest.ask(FORGET);
    expect(guest.token()).not.toBe(before);
    expect((await ask(shop, CONTENTS, { token: before })).data.cart.contents.itemCount).toBe(0);
  });

  test('rejects a fee from a shopper', async () => {
    const reply = await visitor(shop).ask(
      'mutation { addFee(input: { name: "Tip", amount: -5 }) { cart { total } cartFee { id } } }',
    );
    expect([reply.data, firstCode(reply)]).toEqual([{ addFee: null }, 'NOT_CAPABLE']);
  });

  test('keeps the payment that a guest has begun after a login, and drops the one begun elsewhere', async () => {
    const elsewhere = await customerOf(shop, 'fajar');
    await addToCart(elsewhere, shop.ids.handbook);
    const { id: left } = (await elsewhere.ask(INTENT)).data.stripePaymentIntent;
    const browser = visitor(shop);
    await addToCart(browser, shop.ids.cleaner);
    const { id: begun } = (await browser.ask(INTENT)).data.stripePaymentIntent;
    await browser.ask(`mutation { loginWithCookies(input: { login: "fajar", password: "${PASSWORD}" }) { status } }`);
    const { id, amount } = (await browser.ask(INTENT)).data.stripePaymentIntent;
    expect(id).toBe(begun);
    expect(amount).toBe(1740);
    const hours = 3 * 3_600_000;
    shop.moveTo(new Date(shop.now().getTime() + hours));
    await shop.engine.usecases.reconcilePayments();
    expect((await shop.stripe.paymentIntents.retrieve(left)).status).toBe('canceled');
    shop.moveTo(new Date(shop.now().getTime() - hours));
  });

  test('repeats the tokens of a login in the headers, then the next auth token', async () => {
    await customerOf(shop, 'eka');
    const { data, headers } = await ask(shop, LOGIN, { variables: { password: PASSWORD } });
    const { authToken, refreshToken } = data.login;
    expect(tokensIn(headers)).toEqual([authToken, refreshToken]);
    const bearer = { Authorization: `Bearer ${authToken}` };
    const [next, long] = tokensIn((await ask(shop, '{ viewer { username } }', { headers: bearer })).headers);
    expect(long).toBeNull();
    const again = await ask(shop, '{ viewer { username } }', { headers: { Authorization: `Bearer ${next}` } });
    expect(again.data.viewer.username).toBe('eka');
    expect(again.headers.get('Cache-Control')).toBe('no-store');
    const out = await ask(shop, 'mutation { logout(input: {}) { success } }', { headers: bearer });
    expect(tokensIn(out.headers)).toEqual([null, null]);
    const strange = await ask(shop, '{ viewer { username } }', { headers: { Authorization: 'Bearer x.y.z' } });
    expect(tokensIn(strange.headers)).toEqual([null, null]);
  });

  test('never turns a cookie into a token', async () => {
    const browser = await customerOf(shop, 'gita');
    const { data, headers } = await browser.ask(
      '{ viewer { username roles { nodes { name } } savedPaymentMethods { id } } }',
    );
    expect(data.viewer).toEqual({
      username: 'gita',
      roles: { nodes: [{ name: 'customer' }] },
      savedPaymentMethods: [],
    });
    expect(tokensIn(headers)).toEqual([null, null]);
  });
});

const tokensIn = (headers: Headers) => [
  headers.get('X-WPGraphQL-Login-Token'),
  headers.get('X-WPGraphQL-Login-Refresh-Token'),
];
