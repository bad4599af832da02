import { describe, expect, test } from 'vitest';
import type { Return } from '../returns/return.ts';
import { anOrder } from '../testing/order.ts';
import { given, parts } from '../testing/refunds.ts';
import { NOON } from '../testing/shop.ts';
import { decideAnswer, decideReturn, type ReturnRequest, returnableLines } from './decide-return.ts';
import type { Refund } from './refund.ts';

const DAY_MS = 86_400_000;
const SENT = anOrder({ status: 'completed', completedAt: NOON });
const facts = (days = 1, earlier: readonly Return[] = [], refunds: readonly Refund[] = []) => ({
  earlier,
  refunds,
  returnDays: 30,
  now: new Date(NOON.getTime() + days * DAY_MS),
});
const LATER = new Date(NOON.getTime() + 1);
const REFUNDED = given(SENT, parts({ lines: [{ lineId: 0, quantity: 1 }] }));
const REQUEST: ReturnRequest = {
  reason: 'damaged',
  lines: [{ lineId: 0, quantity: 1 }],
  text: ' Tutup botolnya retak. ',
};
const EARLIER: Return = {
  id: 3,
  orderId: SENT.id,
  reason: 'damaged',
  lines: [{ lineId: 0, quantity: 1 }],
  text: 'Tutupnya retak.',
  requestedAt: NOON,
  state: 'requested',
  message: '',
  answeredAt: null,
  pictures: 0,
};

describe('what can be asked back', () => {
  test.each([
    ['all of an order that was sent', SENT, facts(), 2],
    ['all of it on the last day', SENT, facts(30), 2],
    ['nothing after it', SENT, facts(31), 0],
    ['what is not asked back already', SENT, facts(1, [EARLIER]), 1],
    ['what is not refunded already', SENT, facts(1, [], [REFUNDED]), 1],
    ['what a failed refund was for', SENT, facts(1, [], [{ ...REFUNDED, state: 'failed' }]), 2],
    [
      'the other piece, once one was asked back and refunded',
      SENT,
      facts(1, [EARLIER], [{ ...REFUNDED, createdAt: LATER }]),
      1,
    ],
    ['nothing once one was refunded and the other asked back', SENT, facts(1, [EARLIER], [REFUNDED]), 0],
    ['what was rejected before', SENT, facts(1, [{ ...EARLIER, state: 'rejected' }]), 2],
    ['nothing of an order that is being prepared', anOrder({ status: 'processing', completedAt: null }), facts(), 0],
    ['nothing of a refunded order', { ...SENT, status: 'refunded' as const }, facts(), 0],
  ])('is %s', (_case, order, given, pieces) => {
    expect(returnableLines(order, given).reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pieces);
  });
});

test('nothing can be asked back while three returns of the order wait for the operator', () => {
  const big = { ...SENT, lines: SENT.lines.map((line) => ({ ...line, quantity: 9 })) };
  const after = (...states: readonly Return['state'][]) =>
    returnableLines(
      big,
      facts(
        1,
        states.map((state) => ({ ...EARLIER, state })),
      ),
    ).length > 0;
  expect(after('requested', 'approved', 'completed', 'rejected', 'rejected')).toBe(true);
  expect(after('requested', 'approved', 'requested')).toBe(false);
});

describe('a return', () => {
  test('is accepted with its text in plain', () => {
    expect(decideReturn(SENT, REQUEST, facts())).toEqual({
      ok: true,
      value: { ...REQUEST, orderId: SENT.id, text: 'Tutup botolnya retak.', requestedAt: facts().now },
    });
  });

  test.each([
    ['no line', { lines: [] }, 'RETURN_LINES_INVALID'],
    ['a line of another order', { lines: [{ lineId: 99, quantity: 1 }] }, 'RETURN_LINES_INVALID'],
    ['more than was bought', { lines: [{ lineId: 0, quantity: 3 }] }, 'RETURN_LINES_INVALID'],
    [
      'more than was bought, in two parts',
      { lines: [REQUEST.lines, { lineId: 0, quantity: 2 }].flat() },
      'RETURN_LINES_INVALID',
    ],
    ['no pieces', { lines: [{ lineId: 0, quantity: 0 }] }, 'RETURN_LINES_INVALID'],
    ['half a piece', { lines: [{ lineId: 0, quantity: 0.5 }] }, 'RETURN_LINES_INVALID'],
    ['too few words', { text: 'Rusak.' }, 'RETURN_TEXT_LENGTH'],
    ['too many words', { text: 'a'.repeat(2001) }, 'RETURN_TEXT_LENGTH'],
  ])('with %s is refused', (_case, changed, code) => {
    expect(decideReturn(SENT, { ...REQUEST, ...changed }, facts())).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe('an answer', () => {
  const answer = (state: Return['state'], next: 'approved' | 'rejected' | 'completed', message = '') =>
    decideAnswer({ ...EARLIER, state, message: 'Kirim saja.' }, { answer: next, message, now: NOON });

  test.each([
    ['requested', 'approved'],
    ['requested', 'rejected'],
    ['approved', 'completed'],
    ['approved', 'rejected'],
  ] as const)('makes a return that is %s %s', (from, to) => {
    expect(answer(from, to, ' Baik. ')).toMatchObject({ ok: true, value: { state: to, message: 'Baik.' } });
  });

  test('keeps the earlier message when there is no new one', () => {
    expect(answer('approved', 'completed')).toMatchObject({ value: { message: 'Kirim saja.' } });
  });

  test.each([
    ['rejected', 'approved'],
    ['completed', 'rejected'],
    ['approved', 'approved'],
  ] as const)('cannot make one that is %s %s', (from, to) => {
    expect(answer(from, to)).toEqual({ ok: false, refusal: { code: 'RETURN_ANSWERED', id: 3, from } });
  });
});
