import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { CONTENTS, customerOf, logIn, mailsTo, PASSWORD, VIEWER } from './testing/account.ts';
import { ADD, firstCode, firstMessage, visitor } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const CHECKOUT = `mutation ($input: CheckoutInput!) {
  checkout(input: $input) { result customer { id databaseId email } order { databaseId customer { databaseId } } }
}`;
const { email: _email, ...SHIPPING } = JAKARTA;

describe.each(DATABASES)('accounts at the checkout on %s', (_name, open) => {
  const shop = sharedShop(open);

  const order = (name: string, rest: Readonly<Record<string, unknown>> = {}) => ({
    input: {
      billing: { ...JAKARTA, email: `${name}@example.test` },
      shipping: SHIPPING,
      paymentMethod: 'bacs',
      account: { username: name, password: PASSWORD },
      ...rest,
    },
  });
  async function guestWith(slug: string, quantity = 1) {
    const guest = visitor(shop);
    await guest.ask(ADD, { input: { productId: shop.ids[slug], quantity } });
    return guest;
  }

  test('creates an account with the order and logs its owner in', async () => {
    const guest = await guestWith('cleaner');
    const { data, errors, token } = await guest.ask(CHECKOUT, order('baru'));
    expect(errors).toEqual([]);
    const { databaseId } = data.checkout.customer;
    expect(data.checkout).toMatchObject({
      customer: { id: btoa(`user:${databaseId}`), email: 'baru@example.test' },
      order: { customer: { databaseId } },
    });
    expect(decodeJwt(token ?? '').data).toEqual({ customer_id: String(databaseId) });
    expect((await guest.ask(VIEWER)).data.viewer).toMatchObject({ databaseId, firstName: 'Budi' });
    expect(await mailsTo(shop, 'baru@example.test', 'customer-welcome')).toHaveLength(1);
    expect(firstMessage(await logIn(visitor(shop), 'baru'))).toBeUndefined();
    const profile = await guest.ask('{ customer { billing { city } shipping { city } } }');
    expect(profile.data.customer).toEqual({ billing: { city: 'Jakarta' }, shipping: { city: 'Jakarta' } });
  });

  test('writes to the address of the account when a customer names no other', async () => {
    const customer = await customerOf(shop, 'diam');
    const BILLING = '{ customer { billing { email } } }';
    expect((await customer.ask(BILLING)).data.customer).toEqual({ billing: { email: customer.email } });
    const { email: _email, ...billing } = JAKARTA;
    const orderOf = async (input: Readonly<Record<string, unknown>>) => {
      await customer.ask(ADD, { input: { productId: shop.ids.cleaner, quantity: 1 } });
      const ORDER = `mutation ($input: CheckoutInput!) { checkout(input: $input) { order { billing { email } } } }`;
      const { data, errors } = await customer.ask(ORDER, {
        input: { shipping: SHIPPING, paymentMethod: 'bacs', ...input },
      });
      expect(errors).toEqual([]);
      return data.checkout.order.billing.email;
    };
    expect(await orderOf({ billing })).toBe(customer.email);
    expect(await orderOf({ billing: { ...billing, email: '' } })).toBe(customer.email);
    expect(await orderOf({ billing: { ...billing, email: 'kantor@example.test' } })).toBe('kantor@example.test');
    await customer.ask('mutation { forgetSession(input: {}) { session { key } } }');
    expect(await orderOf({ billing })).toBe(customer.email);
  });

  test('creates one account and one order for a form that is sent twice', async () => {
    const guest = await guestWith('cleaner');
    const input = order('twice', { clientMutationId: crypto.randomUUID() });
    const token = guest.token();
    const first = await guest.ask(CHECKOUT, input);
    const again = visitor(shop);
    const second = await again.ask(CHECKOUT, input, { 'woocommerce-session': `Session ${token}` });
    expect(second.data.checkout.order.databaseId).toBe(first.data.checkout.order.databaseId);
    expect(await mailsTo(shop, 'twice@example.test', 'customer-welcome')).toHaveLength(1);
  });

  test.each([
    [
      'an email address that is taken',
      { billing: { ...JAKARTA, email: 'owner@example.test' } },
      'An account is already registered with your email address. Please log in.',
    ],
    [
      'a username that is taken',
      { account: { username: 'OWNER', password: PASSWORD } },
      'An account is already registered with that username. Please choose another.',
    ],
    [
      'a short password',
      { account: { username: 'fresh', password: 'kunci' } },
      'Your password must have at least 8 characters.',
    ],
    [
      'a username and no password',
      { account: { username: 'fresh', password: '' } },
      'Please enter an account password.',
    ],
    ['an order that cannot be paid so', { paymentMethod: 'none' }, 'Invalid payment method.'],
  ])('creates neither order nor account with %s, and keeps the cart', async (_case, rest, message) => {
    const owner = { email: 'owner@example.test', username: 'owner', password: PASSWORD };
    await visitor(shop).ask(
      'mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) { customer { id } } }',
      { input: owner },
    );
    const guest = await guestWith('cleaner');
    expect(firstMessage(await guest.ask(CHECKOUT, order('fresh', rest)))).toBe(message);
    expect((await guest.ask(CONTENTS)).data.cart.contents.itemCount).toBe(1);
    expect(firstMessage(await logIn(visitor(shop), 'fresh'))).toBe('invalid_username');
    expect(await mailsTo(shop, 'fresh@example.test', 'order-received')).toEqual([]);
  });

  test('creates no account for an order that lost the last piece', async () => {
    const guests = await Promise.all([guestWith('booster', 2), guestWith('booster', 2)]);
    const names = ['quick', 'late'];
    const replies = await Promise.all(guests.map((guest, place) => guest.ask(CHECKOUT, order(names[place] ?? ''))));
    const logins = await Promise.all(names.map((name) => logIn(visitor(shop), name)));
    expect(logins.map(firstMessage)).toEqual(
      replies.map(({ errors }) => (errors.length > 0 ? 'invalid_username' : undefined)),
    );
    expect(replies.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });

  test('assigns a customer’s order to the account, which remembers the addresses', async () => {
    const gani = await customerOf(shop, 'gani');
    await gani.ask(ADD, { input: { productId: shop.ids.cleaner } });
    const { data } = await gani.ask(CHECKOUT, order('gani', { billing: { ...JAKARTA, city: 'Depok' } }));
    expect(data.checkout.order.customer.databaseId).toBe(gani.id);
    const profile = await gani.ask('{ customer { email firstName billing { city email } shipping { city } } }');
    expect(profile.data.customer).toEqual({
      email: 'gani@example.test',
      firstName: 'Budi',
      billing: { city: 'Depok', email: JAKARTA.email },
      shipping: { city: 'Jakarta' },
    });
  });

  test('hides the account from whoever reads an order by its key', async () => {
    const hana = await customerOf(shop, 'hana');
    await hana.ask(ADD, { input: { productId: shop.ids.cleaner } });
    const placed = await hana.ask(CHECKOUT.replace('order {', 'order { orderKey'), order('hana'));
    const read = await visitor(shop).ask(
      'query ($key: ID) { order(id: $key, idType: ORDER_KEY) { customer { id databaseId username sessionToken metaData { key } } } }',
      { key: placed.data.checkout.order.orderKey },
    );
    expect(read.data.order.customer).toEqual({
      id: 'guest',
      databaseId: null,
      username: null,
      sessionToken: null,
      metaData: [],
    });
    expect(firstCode(read)).toBeUndefined();
  });
});
