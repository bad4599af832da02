import { describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { ADD, firstCode, firstMessage, withCart } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const CART = '{ cart { contents { itemCount } } }';
const UPDATE = `mutation ($key: ID!, $quantity: Int!) {
  updateItemQuantities(input: { items: { key: $key, quantity: $quantity } }) {
    cart { contents { nodes { key quantity } } } updated { quantity } removed { quantity } items { quantity }
  }
}`;
const EMPTY =
  'mutation { emptyCart(input: { clearPersistentCart: true, clientMutationId: "e1" }) { clientMutationId cart { isEmpty } deletedCart { contents { itemCount } } } }';

describe.each(DATABASES)('cart mutations on %s', (_name, open) => {
  const shop = sharedShop(open);

  const input = (slug: string, rest: object = {}) => ({ input: { productId: shop.ids[slug] ?? 0, ...rest } });

  test('changes a quantity, and removes a line at zero', async () => {
    const { key, ...guest } = await withCart(shop, 'cleaner', 2);
    const more = await guest.ask(UPDATE, { key, quantity: 5 });
    expect(more.data.updateItemQuantities).toEqual({
      cart: { contents: { nodes: [{ key, quantity: 5 }] } },
      updated: [{ quantity: 5 }],
      removed: [],
      items: [{ quantity: 5 }],
    });
    const none = await guest.ask(UPDATE, { key, quantity: 0 });
    expect(none.data.updateItemQuantities).toEqual({
      cart: { contents: { nodes: [] } },
      updated: [],
      removed: [{ quantity: 5 }],
      items: [{ quantity: 5 }],
    });
  });

  test('rejects a quantity beyond the stock and keeps the old one', async () => {
    const { key, ...guest } = await withCart(shop, 'booster', 2);
    const reply = await guest.ask(UPDATE, { key, quantity: 9 });
    expect(firstCode(reply)).toBe('NOT_ENOUGH_STOCK');
    const { data } = await guest.ask(CART);
    expect(data.cart.contents.itemCount).toBe(2);
  });

  test('names an unknown line in the error', async () => {
    const guest = await withCart(shop, 'cleaner', 1);
    expect(firstMessage(await guest.ask(UPDATE, { key: 'abc', quantity: 2 }))).toBe(
      'Cart items identified with keys abc failed to update',
    );
    expect(
      firstMessage(await guest.ask('mutation { updateItemQuantities(input: { items: [] }) { cart { total } } }')),
    ).toBe('No item data provided');
    expect(firstMessage(await guest.ask('{ cartItem(key: "abc") { quantity } }'))).toBe(
      'No cart item found with the key: abc',
    );
  });

  test('restores a removed line to its position', async () => {
    const { key, ...guest } = await withCart(shop, 'cleaner', 3);
    await guest.ask(ADD, input('handbook'));
    const removed = await guest.ask(
      `mutation { removeItemsFromCart(input: { keys: ["${key}"] }) { cartItems { quantity } cart { contents { productCount } } } }`,
    );
    expect(removed.data.removeItemsFromCart).toEqual({
      cartItems: [{ quantity: 3 }],
      cart: { contents: { productCount: 1 } },
    });
    const restored = await guest.ask(
      `mutation { restoreCartItems(input: { keys: ["${key}"] }) { cartItems { quantity } cart { contents { nodes { key } } } } }`,
    );
    expect(restored.data.restoreCartItems.cartItems).toEqual([{ quantity: 3 }]);
    expect(restored.data.restoreCartItems.cart.contents.nodes[0].key).toBe(key);
    await guest.ask('mutation { removeItemsFromCart(input: { all: true }) { cart { isEmpty } } }');
    expect(
      firstMessage(await guest.ask('mutation { removeItemsFromCart(input: { all: true }) { cart { isEmpty } } }')),
    ).toBe('No items in cart to remove.');
  });

  test('empties the cart, echoes the mutation id and returns what was in it; rejects an empty cart', async () => {
    const guest = await withCart(shop, 'cleaner', 2);
    const { data } = await guest.ask(EMPTY);
    expect(data.emptyCart).toEqual({
      clientMutationId: 'e1',
      cart: { isEmpty: true },
      deletedCart: { contents: { itemCount: 2 } },
    });
    expect(firstMessage(await guest.ask(EMPTY))).toBe('Cart is empty');
  });
});
