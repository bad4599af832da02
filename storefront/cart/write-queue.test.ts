import { expect, test } from 'vitest';
import { form } from '../model/testing/cart.ts';
import { enqueue, isAdding } from './write-queue.ts';

const tap = (key: string, quantity: number) => form({ intent: 'quantity', key, quantity });
const wishes = (queue: readonly FormData[]) => queue.map((sent) => `${sent.get('key')} ${sent.get('quantity')}`);

test('ten taps on one line cost two requests, and the last one wins', () => {
  const queue = Array.from({ length: 10 }, (_, index) => tap('oil', index + 2)).reduce<readonly FormData[]>(
    enqueue,
    [],
  );
  expect(wishes(queue)).toEqual(['oil 2', 'oil 11']);
});

test('what has been sent is never taken back', () => {
  expect(wishes(enqueue([tap('oil', 2)], tap('oil', 3)))).toEqual(['oil 2', 'oil 3']);
});

test('wishes for other lines keep their turn', () => {
  const queue = [tap('oil', 2), tap('wax', 1), tap('oil', 3), tap('oil', 4)].reduce<readonly FormData[]>(enqueue, []);
  expect(wishes(queue)).toEqual(['oil 2', 'wax 1', 'oil 4']);
});

test('removing a line replaces a quantity that still waits', () => {
  const queue = [tap('wax', 1), tap('oil', 3), form({ intent: 'remove', key: 'oil' })].reduce<readonly FormData[]>(
    enqueue,
    [],
  );
  expect(queue.map((sent) => sent.get('intent'))).toEqual(['quantity', 'remove']);
});

test('two products added are two requests, and each is known to be on its way', () => {
  const queue = [1, 2].map((productId) => form({ intent: 'add', productId })).reduce<readonly FormData[]>(enqueue, []);
  expect([queue.length, isAdding(queue, 1), isAdding(queue, 2), isAdding(queue, 3)]).toEqual([2, true, true, false]);
});
