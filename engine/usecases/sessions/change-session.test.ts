import { expect, test } from 'vitest';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { CALLER, memoryShop } from '../testing/memory-shop.ts';
import { addRequest } from '../testing/requests.ts';
import { createUsecases } from '../usecases.ts';

/** Two processes of one shop: `late` still remembers the cart with the cleaner alone, to which `other` has added the octane booster. */
async function overtakenProcess() {
  const { needs, usecases: other, ids } = await memoryShop();
  const { sessions } = needs;
  unwrap(await other.addToCart(CALLER, addRequest(ids.cleaner)));
  const stale = sessions.remembered(CALLER.customerId);
  const { view } = unwrap(await other.addToCart(CALLER, addRequest(ids.octane)));
  const late = createUsecases({ ...needs, sessions: { ...sessions, remembered: () => stale } });
  const quantities = async () => (await sessions.find(CALLER.customerId))?.cart.lines.map(({ quantity }) => quantity);
  return { late, ids, quantities, octane: view.session.cart.lines[1]?.key ?? '' };
}

test('what a process remembers of a cart cannot undo what another has stored since', async () => {
  const { late, ids, quantities } = await overtakenProcess();
  unwrap(await late.addToCart(CALLER, addRequest(ids.cleaner, 2)));
  expect(await quantities()).toEqual([3, 1]);
});

test('a change that fails on the remembered cart is decided on the stored one', async () => {
  const { late, quantities, octane } = await overtakenProcess();
  unwrap(await late.changeQuantities(CALLER, [{ key: octane, quantity: 2 }]));
  expect(await quantities()).toEqual([1, 2]);
});
