import { expect, test } from 'vitest';
import { simpleProduct } from '#engine/domain/testing/products.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import type { Catalog } from '#engine/usecases/ports/catalog.ts';
import { CALLER, emptyCatalog, memoryShop } from '#engine/usecases/testing/memory-shop.ts';
import { addRequest, checkout } from '#engine/usecases/testing/requests.ts';
import { operatorOf } from '../../testing/operator.ts';

const dayOf = (day: number) => new Date(Date.UTC(2026, 10, day, 3));

async function openShop() {
  const productsByIds: Catalog['productsByIds'] = async (ids) => ids.map((id) => simpleProduct({ id }));
  const shop = await memoryShop({ catalog: { ...emptyCatalog, productsByIds } });
  const { usecases, ids } = shop;
  const order = async (day: number) => {
    shop.at(dayOf(day));
    await usecases.addToCart(CALLER, addRequest(ids.cleaner, 1));
    return unwrap(await usecases.placeOrder(CALLER, checkout())).order;
  };
  return { ...shop, order, operator: operatorOf(usecases) };
}

test('says that nothing waits', async () => {
  const { operator } = await openShop();
  expect(await operator('today')).toEqual({ code: 0, out: '', err: 'Nothing waits for you.' });
});

test('counts what waits, since the oldest of each, and names the command that lists it', async () => {
  const { usecases, ids, order, operator, at } = await openShop();
  const sent = await order(1);
  await usecases.markPaid(sent.id);
  await usecases.completeOrder({ id: sent.id, message: '', shipment: null });
  const lines = sent.lines.map(({ id }) => ({ lineId: id, quantity: 1 }));
  const request = { reason: 'damaged', lines, text: 'The cap of the bottle is broken.' } as const;
  const address = { id: sent.id, key: sent.key };
  at(dayOf(2));
  unwrap(await usecases.requestReturn(CALLER, { address, request, pictures: [], idempotencyKey: '' }));
  await usecases.markPaid((await order(3)).id);
  for (const day of [4, 5]) await order(day);
  for (const day of [6, 7]) {
    at(dayOf(day));
    const written = { author: 'Sari', email: `sari${day}@example.test`, text: 'Tarikan enteng sekali.', rating: 5 };
    unwrap(await usecases.writeReview(CALLER, { ...written, productId: ids.cleaner ?? 0, publishedAs: '' }));
  }
  const { out } = await operator('today');
  const waiting = out
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .trim()
        .split(/ {2,}/)
        .map((cell) => cell.trim()),
    );
  expect(waiting).toEqual([
    ['1', 'orders to be sent or collected', 'Nov 3, 2026, 10:00 AM', 'orders list --status processing'],
    ['2', 'orders that wait for a transfer', 'Nov 4, 2026, 10:00 AM', 'orders list --status on-hold'],
    ['1', 'returns and complaints to be answered', 'Nov 2, 2026, 10:00 AM', 'returns list --state requested'],
    ['2', 'reviews to be approved or rejected', 'Nov 6, 2026, 10:00 AM', 'reviews list'],
  ]);
});

test('gives programs all counts', async () => {
  const { order, operator } = await openShop();
  await order(4);
  expect(JSON.parse((await operator('today', '--json')).out)).toMatchObject({
    toSend: { count: 0, since: null },
    toBePaid: { count: 1, since: dayOf(4).toISOString() },
    toOrder: { count: 0, since: null },
    notDelivered: { count: 0, since: null },
  });
});
