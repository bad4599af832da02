import { expect, test, vi } from 'vitest';
import { cartOf, line } from '../model/testing/cart.ts';
import { createCartMemory } from './cart-memory.ts';
import { addOnce, changeUntil } from './repeatable-changes.ts';
import { NoApiResponse } from './transport/run-operation.ts';

const LATE = new NoApiResponse('late', { isLate: true });
const LOST = new NoApiResponse('lost');
const flush = line('flush', 1);
const { productId, variationId } = flush;
const holding = (quantity: number) => cartOf({ ...flush, quantity });

test('nothing is sent again while the backend may still be at work on it', async () => {
  const change = vi.fn(() => Promise.reject(LATE));
  const cart = async () => holding(1);
  await expect(changeUntil(() => false, { change, cart })).rejects.toBe(LATE);
  expect(change).toHaveBeenCalledOnce();
});

test('a change is made once more, not for ever', async () => {
  const change = vi.fn(() => Promise.reject(LOST));
  await expect(changeUntil(() => false, { change, cart: async () => holding(1) })).rejects.toBe(LOST);
  expect(change).toHaveBeenCalledTimes(2);
});

test('a cart that was just seen is not read before an addition; one seen long ago is', async () => {
  let now = 0;
  const memory = createCartMemory(() => now);
  const cart = vi.fn(async () => holding(1));
  const change = vi.fn(async () => ({ ok: true, value: holding(2) }) as const);
  const remembered = () => memory.of('guest', { isNew: false });
  const add = () => addOnce(remembered(), { productId, variationId }, { change, cart });
  remembered().see(holding(1));
  await add();
  expect(cart).not.toHaveBeenCalled();
  now = 600_000;
  await add();
  expect(cart).toHaveBeenCalledOnce();
});

test('what is refused may be asked for again with its key', async () => {
  const memory = createCartMemory(() => 0);
  const refused = { ok: false, refusal: { code: 'ADD_FAILED', facts: {}, fields: [], message: '' } } as const;
  const change = vi.fn(async () => refused);
  const add = () =>
    addOnce(
      memory.of('guest', { isNew: false }),
      { productId, variationId, idempotencyKey: 'a' },
      { change, cart: async () => holding(1) },
    );
  await add();
  expect(await add()).toBe(refused);
  expect(change).toHaveBeenCalledTimes(2);
});

test('the first addition of a new visitor reads nothing', async () => {
  const cart = vi.fn(async () => holding(1));
  const change = vi.fn(async () => ({ ok: true, value: holding(1) }) as const);
  await addOnce(createCartMemory(() => 0).of(null, { isNew: true }), { productId, variationId }, { change, cart });
  expect(cart).not.toHaveBeenCalled();
});
