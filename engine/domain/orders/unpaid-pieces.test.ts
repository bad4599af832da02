import { describe, expect, test } from 'vitest';
import type { PaymentKind } from '../payment/gateway.ts';
import { isLargeOrder, NOTHING_UNPAID, refuseUnpaid, type UnpaidPieces } from './unpaid-pieces.ts';

const LIMITS = { pieces: 60, piecesOfProduct: 24, buyersOfNetwork: 3 };
const NO_LIMITS = { pieces: null, piecesOfProduct: null, buyersOfNetwork: null };
const LATER: PaymentKind = 'bank-transfer';

const many = (productId: number, quantity: number) => ({ productId, name: 'Fuel System Cleaner', quantity });
const held = (...pieces: readonly (readonly [number, number])[]) => new Map(pieces);
const refusal = (
  lines: readonly ReturnType<typeof many>[],
  unpaid: Partial<UnpaidPieces> = {},
  rest: {
    readonly kind?: PaymentKind;
    readonly limits?: Parameters<typeof refuseUnpaid>[0]['limits'];
    readonly isGuest?: boolean;
  } = {},
) =>
  refuseUnpaid({
    lines,
    kind: LATER,
    isGuest: true,
    limits: LIMITS,
    unpaid: { ...NOTHING_UNPAID, ...unpaid },
    ...rest,
  });

const OF_PRODUCT = { code: 'UNPAID_PRODUCT_LIMIT', name: 'Fuel System Cleaner', limit: 24 };
const IN_ALL = { code: 'UNPAID_PIECES_LIMIT', limit: 60 };
const OPEN = { code: 'UNPAID_ORDERS_OPEN' };

describe('an order that is paid later', () => {
  test('has so many pieces of a product, and so many in all', () => {
    expect(refusal([many(5, 24)])).toBeNull();
    expect(refusal([many(5, 25)])).toEqual(OF_PRODUCT);
    expect(refusal([many(5, 13), many(5, 12)])).toEqual(OF_PRODUCT);
    expect(refusal([many(5, 24), many(6, 24), many(7, 12)])).toBeNull();
    expect(refusal([many(5, 24), many(6, 24), many(7, 13)])).toEqual(IN_ALL);
  });

  test('counts with the earlier ones of its buyer', () => {
    const ofBuyer = held([5, 20], [6, 24]);
    expect(refusal([many(5, 4), many(7, 12)], { ofBuyer })).toBeNull();
    expect(refusal([many(5, 5)], { ofBuyer })).toEqual(OF_PRODUCT);
    expect(refusal([many(7, 17)], { ofBuyer })).toEqual(IN_ALL);
  });

  test('counts with those of its network, as of three buyers', () => {
    expect(refusal([many(5, 24)], { ofNetwork: held([5, 48]) })).toBeNull();
    expect(refusal([many(5, 24)], { ofNetwork: held([5, 49]) })).toEqual(OPEN);
    expect(refusal([many(5, 1)], { ofNetwork: held([6, 60], [7, 60], [8, 60]) })).toEqual(OPEN);
  });

  test('has as much for an account as for its network', () => {
    expect(refusal([many(5, 72)], {}, { isGuest: false })).toBeNull();
    expect(refusal([many(5, 73)], {}, { isGuest: false })).toEqual({ ...OF_PRODUCT, limit: 72 });
    expect(refusal([many(5, 1)], { ofBuyer: held([6, 180]) }, { isGuest: false })).toEqual({ ...IN_ALL, limit: 180 });
  });

  test('has no limit that the owner does not want', () => {
    const unpaid = { ofBuyer: held([5, 900]), ofNetwork: held([5, 9000]) };
    expect(refusal([many(5, 900)], unpaid, { limits: NO_LIMITS })).toBeNull();
    expect(
      refusal([many(5, 1)], { ofNetwork: held([5, 9000]) }, { limits: { ...LIMITS, buyersOfNetwork: null } }),
    ).toBeNull();
  });
});

describe('an order that is paid at once', () => {
  const byCard = { kind: 'hosted-page' } as const;

  test('is of any size', () => {
    expect(refusal([many(5, 900)], { ofBuyer: held([5, 59]), ofNetwork: held([5, 179]) }, byCard)).toBeNull();
  });

  test('waits until the earlier ones are paid or cancelled, where they hold too much', () => {
    expect(refusal([many(5, 1)], { ofBuyer: held([5, 60]) }, byCard)).toEqual(OPEN);
    expect(refusal([many(5, 1)], { ofNetwork: held([5, 180]) }, byCard)).toEqual(OPEN);
    expect(refusal([many(5, 1)], { ofBuyer: held([5, 900]) }, { ...byCard, limits: NO_LIMITS })).toBeNull();
  });
});

test.each([
  ['a guest', true, LIMITS, 24, 60],
  ['an account', false, LIMITS, 72, 180],
])('an order of %s is large when it is more than they may have unpaid', (_case, isGuest, limits, ofOne, inAll) => {
  const isLarge = (...lines: readonly ReturnType<typeof many>[]) => isLargeOrder({ lines, isGuest, limits });
  const rest = inAll - 2 * ofOne;
  expect([isLarge(many(5, ofOne)), isLarge(many(5, ofOne + 1))]).toEqual([false, true]);
  expect(isLarge(many(5, ofOne), many(6, ofOne), many(7, rest))).toBe(false);
  expect(isLarge(many(5, ofOne), many(6, ofOne), many(7, rest + 1))).toBe(true);
});

test('no order is large where the owner wants no limits', () => {
  expect(isLargeOrder({ lines: [many(5, 9000)], isGuest: true, limits: NO_LIMITS })).toBe(false);
});
