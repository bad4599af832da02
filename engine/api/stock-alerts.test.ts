import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { customerOf } from './testing/account.ts';
import { ask, firstCode, visitor } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const REQUEST = `mutation ($product: Int!, $variation: Int, $email: String!) {
  requestStockAlert(input: { productId: $product, variationId: $variation, email: $email, clientMutationId: "m" }) {
    success clientMutationId
  }
}`;
const CANCEL = `mutation ($id: Int!, $signature: String!) {
  cancelStockAlerts(input: { id: $id, signature: $signature }) { success }
}`;

const LIST = '{ customer { stockAlerts { databaseId email name product { slug } } } }';
const STOP = 'mutation ($id: Int!) { stopStockAlert(input: { id: $id }) { success } }';

describe.each(DATABASES)('stock alerts on %s', (_name, open) => {
  const shop = sharedShop(open);

  const request = (email: string, product = shop.ids.wax) =>
    ask(shop, REQUEST, { variables: { product, email }, language: 'id' });
  const sentAlerts = async () => (await shop.mails()).filter((mail) => mail.kind === 'back-in-stock');
  const restock = (pieces: number) =>
    shop.engine.usecases.changeStock({ sku: 'WAX', request: { kind: 'set', pieces } });

  test('are sent once, whatever runs at the same time, and end by their link', async () => {
    const { usecases } = shop.engine;
    for (const email of ['sari@example.test', 'budi@example.test', 'sari@example.test']) {
      expect((await request(email)).data.requestStockAlert).toEqual({ success: true, clientMutationId: 'm' });
    }
    expect(await usecases.awaitedStock()).toMatchObject([{ product: 'wax', waiting: 2 }]);
    await restock(4);
    const sent = await Promise.all([usecases.notifyBackInStock(), usecases.notifyBackInStock()]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(2);
    // Either of the two runs may have come first.
    const mails = (await sentAlerts()).toSorted((one, other) => other.to.localeCompare(one.to));
    expect(mails).toMatchObject([
      { to: 'sari@example.test', language: 'id', name: 'Poles', slug: 'wax', choices: {} },
      { to: 'budi@example.test' },
    ]);
    expect((await request('sari@example.test')).errors[0]?.message).toBe('This product can be ordered now.');

    await restock(0);
    await request('sari@example.test');
    const [{ alertId: id, signature } = { alertId: 0, signature: '' }] = mails;
    const forged = await ask(shop, CANCEL, { variables: { id, signature: `${signature}x` } });
    expect(forged.errors[0]?.message).toBe('The link that ends the alerts is invalid.');
    const ended = await ask(shop, CANCEL, { variables: { id, signature } });
    expect(ended.data.cancelStockAlerts).toEqual({ success: true });
    expect(await usecases.awaitedStock()).toEqual([]);
  });

  test('are listed for the customer who asked while logged in, and stopped by nobody else', async () => {
    const [dewi, eka] = [await customerOf(shop, 'dewi', 'id'), await customerOf(shop, 'eka', 'id')];
    const variables = { product: shop.ids.wax, email: 'dewi.kantor@example.test' };
    await dewi.ask(REQUEST, variables);
    await eka.ask(REQUEST, { ...variables, email: 'eka@example.test' });
    const listed = async (who: typeof dewi) => (await who.ask(LIST)).data.customer.stockAlerts;
    const [alert] = await listed(dewi);
    expect(await listed(dewi)).toEqual([
      { databaseId: expect.any(Number), email: variables.email, name: 'Poles', product: { slug: 'wax' } },
    ]);
    const stop = (who: Pick<typeof dewi, 'ask'>) => who.ask(STOP, { id: alert.databaseId });
    expect((await stop(eka)).data.stopStockAlert).toEqual({ success: true });
    expect(await listed(dewi)).toHaveLength(1);
    expect(firstCode(await stop(visitor(shop)))).toBe('CUSTOMER_FORBIDDEN');
    for (const _again of [1, 2]) expect((await stop(dewi)).data.stopStockAlert).toEqual({ success: true });
    expect([await listed(dewi), (await listed(eka)).length]).toEqual([[], 1]);
    expect((await visitor(shop).ask(LIST)).data.customer.stockAlerts).toBeNull();
  });

  test.each([
    ['no address', 'nobody', undefined, 'Please provide a valid email address.'],
    ['an unknown product', 'sari@example.test', 987_654, 'No product found matching the ID provided'],
  ])('are refused for %s', async (_what, email, product, message) => {
    expect((await request(email, product)).errors[0]?.message).toBe(message);
  });
});
