import { describe, expect, test } from 'vitest';
import { anOrder } from '../testing/order.ts';
import { BUDI, NOON } from '../testing/shop.ts';
import { holdDeadline } from './lifecycle.ts';
import { needsPayment, needsProcessing } from './order.ts';
import { canReadOrder, isOpenOrder, isSameKey, orderKey } from './order-access.ts';

const order = anOrder();

describe('who may read an order', () => {
  const reader = { customerId: 't_ffffffffffffffffffffffffffffff', sessionOrders: [], key: '' };
  test.each([
    ['a stranger', reader, false],
    ['the session that placed it', { ...reader, sessionOrders: [order.id] }, true],
    ['a session with other orders', { ...reader, sessionOrders: [order.id + 1] }, false],
    ['a reader with its key', { ...reader, key: order.key }, true],
    ['a reader with a part of its key', { ...reader, key: order.key.slice(0, -1) }, false],
    ['an empty key', { ...reader, key: '' }, false],
    ['the guest’s id alone, in a new session', { ...reader, customerId: BUDI }, false],
  ])('%s: %o', (_case, one, may) => {
    expect(canReadOrder(order, one)).toBe(may);
  });

  test('allows the customer who bought it, and no other customer', () => {
    const bought = { ...order, customerId: 7 };
    expect(canReadOrder(bought, { ...reader, customerId: '7' })).toBe(true);
    expect(canReadOrder(bought, { ...reader, customerId: '8' })).toBe(false);
    expect(canReadOrder(order, { ...reader, customerId: '7' })).toBe(false);
  });
});

test.each([
  ['wc_order_abc', 'wc_order_abc', true],
  ['wc_order_abc', 'wc_order_abd', false],
  ['wc_order_abc', 'wc_order_ab', false],
  ['wc_order_abc', '', false],
  ['', 'wc_order_abc', false],
  ['abab', 'ab', false],
])('key %j against %j: %o', (one, other, same) => {
  expect(isSameKey(one, other)).toBe(same);
});

test('an order key has its prefix', () => {
  expect(orderKey('abcDEF1234567')).toBe('wc_order_abcDEF1234567');
});

test.each([
  ['pending', 100, true],
  ['failed', 100, true],
  ['pending', 0, false],
  ['on-hold', 100, false],
  ['processing', 100, false],
  ['cancelled', 100, false],
] as const)('%s with %i to pay needs a payment: %o', (status, total, needs) => {
  expect(needsPayment({ status, totals: { ...order.totals, total } })).toBe(needs);
});

test('needs processing unless every line is downloadable', () => {
  expect(needsProcessing({ lines: [{ instant: true }, { instant: false }] })).toBe(true);
  expect(needsProcessing({ lines: [{ instant: true }] })).toBe(false);
});

test.each([
  ['pending', 60, new Date('2026-11-21T13:00:00Z')],
  ['pending', null, null],
  ['on-hold', 60, null],
  ['processing', 60, null],
] as const)('%s with %o minutes keeps its pieces until %o', (status, minutes, until) => {
  expect(holdDeadline(status, NOON, minutes)).toEqual(until);
});

test.each([
  ['pending', null, true],
  ['on-hold', null, true],
  ['processing', NOON, true],
  ['completed', NOON, false],
  ['completed', null, true],
  ['cancelled', null, false],
  ['refunded', NOON, false],
] as const)('%s, paid %o, still waits for its buyer or its money: %s', (status, paidAt, isOpen) => {
  expect(isOpenOrder({ status, paidAt })).toBe(isOpen);
});
