import { expect, test } from 'vitest';
import { form } from '../model/testing/cart.ts';
import { enqueue, isAdding } from './write-queue.ts';

const tap = (key: string, quantity: number) => form({ intent: 'quantity', key, quantity });
const changes = (queue: readonly FormData[]) => queue.map((sent) => `${sent.get('key')} ${sent.get('quantity')}`);

test('sends two requests for ten taps on one line, and the last one wins', () => {
  const queue = Array.from({ length: 10 }, (_, index) => tap('oil', index + 2)).reduce<readonly FormData[]>(
    enqueue,
    [],
  );
  expect(changes(queue)).toEqual(['oil 2', 'oil 11']);
});

test('never replaces a form that has been sent', () => {
  expect(changes(enqueue([tap('oil', 2)], tap('oil', 3)))).toEqual(['oil 2', 'oil 3']);
});

test('keeps the order of changes of other lines', () => {
  const queue = [tap('oil', 2), tap('wax', 1), tap('oil', 3), tap('oil', 4)].reduce<readonly FormData[]>(enqueue, []);
  expect(changes(queue)).toEqual(['oil 2', 'wax 1', 'oil 4']);
});

test('replaces a waiting quantity by a removal', () => {
  const queue = [tap('wax', 1), tap('oil', 3), form({ intent: 'remove', key: 'oil' })].reduce<readonly FormData[]>(
    enqueue,
    [],
  );
  expect(queue.map((sent) => sent.get('intent'))).toEqual(['quantity', 'remove']);
});

test.each(['remove-code', 'empty', 'restore', 'apply-code', 'add'])('a double click on %s is one request', (intent) => {
  const press = (idempotencyKey: string) => form({ intent, code: 'HEMAT', key: 'oil', idempotencyKey });
  const once = enqueue([], press('1'));
  expect(enqueue(once, press('2'))).toBe(once);
  expect(enqueue(once, form({ intent, code: 'OTHER', key: 'oil' }))).toHaveLength(2);
});

test('sends one request for each added product, and shows which are in flight', () => {
  const queue = [1, 2].map((productId) => form({ intent: 'add', productId })).reduce<readonly FormData[]>(enqueue, []);
  expect([queue.length, isAdding(queue, 1), isAdding(queue, 2), isAdding(queue, 3)]).toEqual([2, true, true, false]);
  expect(isAdding([form({ intent: 'save', productId: 1 })], 1)).toBe(false);
});
