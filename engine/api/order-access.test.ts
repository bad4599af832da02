import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { ADD, ask, firstCode, visitor, withCart } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const CHECKOUT = 'mutation ($input: CheckoutInput!) { checkout(input: $input) { order { databaseId orderKey } } }';
const ORDER =
  'query ($id: ID, $idType: OrderIdTypeEnum) { order(id: $id, idType: $idType) { orderNumber orderKey status billing { firstName email address1 } } }';

describe.each(DATABASES)('an order of a guest on %s', (_name, open) => {
  const shop = sharedShop(open);

  async function placed() {
    const guest = await withCart(shop, 'handbook');
    const { data } = await guest.ask(CHECKOUT, { input: { billing: JAKARTA, paymentMethod: 'bacs' } });
    return { guest, id: String(data.checkout.order.databaseId), key: data.checkout.order.orderKey as string };
  }

  test('is readable by the session that placed it and by its key', async () => {
    const { guest, id, key } = await placed();
    const own = { order: { orderNumber: id, orderKey: key, billing: { email: 'budi@example.test' } } };
    expect((await guest.ask(ORDER, { id, idType: 'DATABASE_ID' })).data).toMatchObject(own);
    expect((await guest.ask(ORDER, { id: btoa(`order:${id}`) })).data).toMatchObject(own);
    expect((await ask(shop, ORDER, { variables: { id: key, idType: 'ORDER_KEY' } })).data).toMatchObject(own);
  });

  test('has the language of the reader, not of the buyer', async () => {
    const guest = visitor(shop, 'id');
    await guest.ask(ADD, { input: { productId: shop.ids.cleaner } });
    const { email: _email, ...shipping } = JAKARTA;
    const { data } = await guest.ask(CHECKOUT, { input: { billing: JAKARTA, shipping, paymentMethod: 'bacs' } });
    const { databaseId, orderKey } = data.checkout.order;
    const read = `{ order(id: "${orderKey}", idType: ORDER_KEY) {
      databaseId paymentMethodTitle shippingLines { nodes { methodTitle shippingMethod { title } } } taxLines { nodes { label } }
    } }`;
    expect((await ask(shop, read, { language: 'en' })).data.order).toEqual({
      databaseId,
      paymentMethodTitle: 'Bank transfer',
      shippingLines: { nodes: [{ methodTitle: 'Courier', shippingMethod: { title: 'Courier' } }] },
      taxLines: { nodes: [{ label: 'VAT 11%' }] },
    });
    expect((await ask(shop, read, { language: 'id' })).data.order).toMatchObject({
      paymentMethodTitle: 'Transfer bank',
      shippingLines: { nodes: [{ methodTitle: 'Kurir' }] },
    });
  });

  test('is read by key without creating a session', async () => {
    const { key } = await placed();
    expect((await ask(shop, ORDER, { variables: { id: key, idType: 'ORDER_KEY' } })).token).toBeNull();
  });

  test('gives the same refusal whether it is missing or somebody else’s', async () => {
    const { id, key } = await placed();
    const stranger = await withCart(shop, 'handbook');
    const wrong = [
      await stranger.ask(ORDER, { id, idType: 'DATABASE_ID' }),
      await stranger.ask(ORDER, { id: '999999', idType: 'DATABASE_ID' }),
      await stranger.ask(ORDER, { id: 'abc', idType: 'DATABASE_ID' }),
      await stranger.ask(ORDER, { id: `${key}x`, idType: 'ORDER_KEY' }),
      await stranger.ask(ORDER, {}),
      await ask(shop, ORDER, { variables: { id, idType: 'DATABASE_ID' }, token: 'garbage' }),
    ];
    for (const { data, errors } of wrong) {
      expect(data).toEqual({ order: null });
      expect(errors).toMatchObject([
        { message: 'Not authorized to access this order', extensions: { code: 'ORDER_FORBIDDEN' } },
      ]);
    }
  });

  test('is not readable by a session that entered the buyer’s email address', async () => {
    const { id } = await placed();
    const thief = visitor(shop);
    await thief.ask(
      `mutation { updateCustomer(input: { billing: { email: "${JAKARTA.email}" } }) { customer { id } } }`,
    );
    expect(firstCode(await thief.ask(ORDER, { id, idType: 'DATABASE_ID' }))).toBe('ORDER_FORBIDDEN');
  });
});
