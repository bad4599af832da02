import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { firstMessage, visitor, withCart } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const CART = '{ cart { shippingTotal totalTax } }';

describe.each(DATABASES)('delivery on %s', (_name, open) => {
  const shop = sharedShop(open);

  const CHOOSE =
    'mutation ($shippingMethods: [String] = "") { updateShippingMethod(input: { shippingMethods: $shippingMethods }) { cart { shippingTotal total chosenShippingMethods } } }';

  test('chooses delivery by a list or by one id', async () => {
    const guest = await withCart(shop, 'cleaner', 1);
    const { data } = await guest.ask(CHOOSE, { shippingMethods: 'local_pickup:3' });
    expect(data.updateShippingMethod.cart).toEqual({
      shippingTotal: '€0.00',
      total: '€9.90',
      chosenShippingMethods: ['local_pickup:3'],
    });
  });

  test.each([
    ['nothing', {}, 'No shipping method provided'],
    [
      'what is not offered',
      { shippingMethods: ['flat_rate:99'] },
      '"flat_rate:99" is not an available shipping method for shipping package "0"',
    ],
    [
      'for a package that does not exist',
      { shippingMethods: ['', 'flat_rate:2'] },
      'No shipping packages available for corresponding index 1',
    ],
  ])('rejects choosing %s', async (_case, variables, message) => {
    const guest = await withCart(shop, 'cleaner', 1);
    expect(firstMessage(await guest.ask(CHOOSE, variables))).toBe(message);
  });

  test('recalculates delivery when an address changes', async () => {
    const guest = await withCart(shop, 'cleaner', 1);
    const move = (address: string) =>
      guest.ask(
        `mutation { updateCustomer(input: { billing: ${address}, shipping: ${address} }) { customer { id hasCalculatedShipping shipping { city state country } billing { email } } } }`,
      );
    await move('{ city: "Jayapura", state: "PA", country: ID }');
    expect((await guest.ask(CART)).data.cart.shippingTotal).toBe('€6.00');
    const { data } = await move('{ city: "Singapura", country: SG, state: "" }');
    expect(data.updateCustomer.customer).toEqual({
      id: 'guest',
      hasCalculatedShipping: true,
      shipping: { city: 'Singapura', state: null, country: 'SG' },
      billing: { email: null },
    });
    expect((await guest.ask(CART)).data.cart).toMatchObject({ shippingTotal: '€18.02', totalTax: '€0.00' });
  });

  test('rejects an invalid field, and a guest’s change of an account', async () => {
    const guest = visitor(shop);
    expect(
      firstMessage(
        await guest.ask('mutation { updateCustomer(input: { billing: { email: "budi" } }) { customer { id } } }'),
      ),
    ).toBe('Billing Email address is not a valid email address.');
    expect(
      firstMessage(
        await guest.ask('mutation { updateCustomer(input: { id: "7", billing: { city: "x" } }) { customer { id } } }'),
      ),
    ).toBe('You do not have the appropriate capabilities to perform this action');
    expect(firstMessage(await guest.ask('mutation { updateCustomer(input: { id: "??" }) { customer { id } } }'))).toBe(
      'The user ID passed is invalid',
    );
    expect(firstMessage(await guest.ask('{ customer(customerId: 7) { email } }'))).toBe(
      'Not authorized to access this customer',
    );
  });

  test('offers neither delivery nor cash on delivery for files', async () => {
    const guest = await withCart(shop, 'handbook', 1);
    const { data } = await guest.ask(
      `{ cart { needsShippingAddress availableShippingMethods { rates { id } } chosenShippingMethods } paymentGateways { nodes { id title description } } }`,
    );
    expect(data).toEqual({
      cart: { needsShippingAddress: false, availableShippingMethods: [], chosenShippingMethods: [] },
      paymentGateways: { nodes: [{ id: 'bacs', title: 'Bank transfer', description: 'Pay from your bank.' }] },
    });
  });
});
