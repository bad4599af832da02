import { beforeEach, describe, expect, test } from 'vitest';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { JAKARTA, NOON } from '#engine/domain/testing/shop.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { CALLER, guest, type MemoryShop, memoryShop } from '../testing/memory-shop.ts';
import { addRequest } from '../testing/requests.ts';

let shop: MemoryShop;
beforeEach(async () => {
  shop = await memoryShop();
});

const add = (slug: string, quantity = 1, rest: Parameters<typeof addRequest>[2] = {}) =>
  shop.usecases.addToCart(CALLER, addRequest(shop.ids[slug], quantity, rest));
const stored = () => shop.store.state.sessions.get(CALLER.customerId);
const hours = (count: number) => new Date(NOON.getTime() + count * 3_600_000);

describe('adding to the cart', () => {
  test('stores the line and shows the cart with its price and ways to pay', async () => {
    const { view, value: added } = unwrap(await add('cleaner', 2));
    expect(added.key).toMatch(/^[0-9a-f]{32}$/);
    expect(stored()?.cart.lines).toEqual([
      { key: added.key, productId: shop.ids.cleaner, variationId: null, quantity: 2, attributes: {}, extraData: {} },
    ]);
    expect(view.cart).toMatchObject({ itemCount: 2, totals: { total: 2280 }, chosenRate: { id: 'flat_rate:2' } });
    expect(view.gateways.map(({ id }) => id)).toEqual(['bacs', 'cod']);
    expect(view.vanished).toEqual([]);
  });

  test('resolves a variation by its own id', async () => {
    const { view } = unwrap(await add('OIL-4L'));
    expect(view.cart.lines[0]).toMatchObject({
      productId: shop.ids.oil,
      variationId: shop.ids['OIL-4L'],
      attributes: { size: '4l' },
      sellable: { name: 'Engine Oil - 4 L', stockOwner: shop.ids.oil },
    });
  });

  test('joins equal additions, but not those with other extra data', async () => {
    await add('cleaner');
    await add('cleaner', 2);
    const { view } = unwrap(await add('cleaner', 1, { extraData: { note: 'Untuk Ibu' } }));
    expect(view.cart.lines.map(({ quantity }) => quantity)).toEqual([3, 1]);
  });

  test('a repeated request adds nothing, a new one does', async () => {
    const send = (form: string) =>
      shop.usecases.addToCart(CALLER, { ...addRequest(shop.ids.cleaner, 2), idempotencyKey: form });
    const first = unwrap(await send('form-1'));
    const again = unwrap(await send('form-1'));
    expect([again.value, again.view.cart.lines.map(({ quantity }) => quantity)]).toEqual([first.value, [2]]);
    expect(unwrap(await send('form-2')).view.cart.lines.map(({ quantity }) => quantity)).toEqual([4]);
  });

  test('keeps parallel additions of one session', async () => {
    await Promise.all(['cleaner', 'octane', 'book', 'OIL-1L'].map((slug) => add(slug)));
    expect(stored()?.cart.lines).toHaveLength(4);
  });

  test('shows names in the caller’s language', async () => {
    const answer = await shop.usecases.addToCart({ ...CALLER, language: 'id' }, addRequest(shop.ids.cleaner, 99));
    expect(answer).toMatchObject({ refusal: { code: 'NOT_ENOUGH_STOCK', name: 'Pembersih Bensin', available: 10 } });
  });

  test.each([
    ['no id', 0, 1, 'NO_PRODUCT_ID'],
    ['an id nobody has', 987_654_321, 1, 'PRODUCT_UNKNOWN'],
  ])('refused: %s', async (_case, id, quantity, code) => {
    const answer = await shop.usecases.addToCart(CALLER, addRequest(id, quantity));
    expect(answer).toMatchObject({ ok: false, refusal: { code } });
    expect(stored()).toBeUndefined();
  });

  test.each([
    ['too many', 'octane', 4, 'NOT_ENOUGH_STOCK'],
    ['no size chosen', 'oil', 1, 'OPTIONS_NOT_CHOSEN'],
    ['sold elsewhere', 'tool', 1, 'NOT_PURCHASABLE'],
  ])('refused, and nothing is changed: %s', async (_case, slug, quantity, code) => {
    await add('cleaner');
    const before = stored();
    expect(await add(slug, quantity)).toMatchObject({ ok: false, refusal: { code } });
    expect(stored()).toEqual(before);
  });
});

describe('changing the cart', () => {
  test('changes several quantities and returns the cart before', async () => {
    const { key: cleaner } = unwrap(await add('cleaner', 2)).value;
    const { key: octane } = unwrap(await add('octane')).value;
    const { view, value: changed } = unwrap(
      await shop.usecases.changeQuantities(CALLER, [
        { key: cleaner, quantity: 0 },
        { key: octane, quantity: 3 },
      ]),
    );
    expect(changed).toMatchObject({ updated: [octane], removed: [cleaner] });
    expect(changed.before.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    expect(view.cart.lines.map(({ key, quantity }) => [key, quantity])).toEqual([[octane, 3]]);
  });

  test('restores a removed line', async () => {
    const { key } = unwrap(await add('cleaner', 2)).value;
    const removed = unwrap(await shop.usecases.removeFromCart(CALLER, { keys: [key], all: false }));
    expect(removed.value.removed).toEqual([key]);
    expect(removed.value.before.itemCount).toBe(2);
    expect(removed.view.cart.itemCount).toBe(0);
    const back = unwrap(await shop.usecases.restoreToCart(CALLER, [key]));
    expect(back.view.cart.lines).toMatchObject([{ key, quantity: 2 }]);
    expect(back.value.restored).toEqual([key]);
  });

  test('emptying returns the cart before, and is refused for an empty cart', async () => {
    await add('cleaner', 2);
    const { view, value: emptied } = unwrap(await shop.usecases.emptyCart(CALLER));
    expect([emptied.before.itemCount, view.cart.itemCount]).toEqual([2, 0]);
    expect(await shop.usecases.emptyCart(CALLER)).toEqual({ ok: false, refusal: { code: 'CART_EMPTY' } });
  });

  test('keeps the chosen rate until another offer comes', async () => {
    await add('cleaner');
    const { view } = unwrap(await shop.usecases.chooseShipping(CALLER, ['local_pickup:3']));
    expect(view.cart.chosenRate?.id).toBe('local_pickup:3');
    const answer = await shop.usecases.chooseShipping(CALLER, ['flat_rate:9']);
    expect(answer).toMatchObject({ refusal: { code: 'SHIPPING_METHOD_UNAVAILABLE' } });
    expect((await shop.usecases.readCart(CALLER)).cart.chosenRate?.id).toBe('local_pickup:3');
  });

  test('an address changes the shipping zone', async () => {
    await add('cleaner');
    const shipping = { country: 'ID', state: 'Papua' };
    const change = { billing: null, shipping, shippingSameAsBilling: false };
    const { view } = unwrap(await shop.usecases.updateAddress(CALLER, change));
    expect(view.cart.chosenRate?.id).toBe('flat_rate:4');
    expect(view.session).toMatchObject({ shipping: { state: 'PA' }, shippingCalculated: true });
    const wrong = { ...change, shipping: { state: 'ZZ' } };
    expect(await shop.usecases.updateAddress(CALLER, wrong)).toMatchObject({ refusal: { code: 'ADDRESS_INVALID' } });
    expect(stored()?.shipping.state).toBe('PA');
  });
});

describe('reading the cart', () => {
  test('is empty for a new guest and stores nothing', async () => {
    const { session, cart } = await shop.usecases.readCart(CALLER);
    expect(cart.lines).toEqual([]);
    expect(session).toMatchObject({ customerId: CALLER.customerId, billing: { email: '' } });
    expect(stored()).toBeUndefined();
  });

  test('shows current prices', async () => {
    await add('cleaner');
    const dearer = draftBottle('cleaner', { price: { regular: 1090, sale: null } });
    await shop.usecases.importProducts({ products: [dearer], stock: 'keep' });
    expect((await shop.usecases.readCart(CALLER)).cart.lines[0]?.unitPrice).toBe(1090);
  });

  test('removes lines that are no longer sold, and reports them once', async () => {
    const { key } = unwrap(await add('cleaner')).value;
    await add('octane');
    await shop.usecases.importProducts({ products: [draftBottle('cleaner', { status: 'draft' })], stock: 'keep' });
    const first = await shop.usecases.readCart(CALLER);
    expect(first.vanished.map((line) => line.key)).toEqual([key]);
    expect(first.session.cart.lines).toHaveLength(1);
    const second = await shop.usecases.readCart(CALLER);
    expect([second.vanished, second.cart.lines.length]).toEqual([[], 1]);
  });

  test('extends the session', async () => {
    await add('cleaner');
    shop.at(hours(47));
    await shop.usecases.readCart(CALLER);
    shop.at(hours(94));
    expect((await shop.usecases.readCart(CALLER)).cart.itemCount).toBe(1);
  });

  test('starts a new session after two days of inactivity', async () => {
    await add('cleaner');
    shop.at(hours(48));
    expect((await shop.usecases.readCart(CALLER)).cart.itemCount).toBe(0);
  });

  test('keeps carts of different guests apart', async () => {
    await add('cleaner');
    expect((await shop.usecases.readCart(guest(2))).cart.itemCount).toBe(0);
  });
});

test('keeps a line whose stock runs out', async () => {
  await add('octane', 3);
  await shop.usecases.changeStock({ sku: 'OCTANE', request: { kind: 'set', pieces: 0 } });
  expect((await shop.usecases.readCart(CALLER)).cart.itemCount).toBe(3);
});

test('a new guest id is well formed', () => {
  expect(shop.usecases.startGuest()).toMatch(/^t_[0-9a-f]{30}$/);
});

test('uses the address the shopper gave', async () => {
  const change = { billing: JAKARTA, shipping: null, shippingSameAsBilling: true };
  await shop.usecases.updateAddress(CALLER, change);
  expect((await shop.usecases.readCart(CALLER)).session.billing).toEqual(JAKARTA);
});
