import { expect, test, vi } from 'vitest';
import { CART } from '../i18n/messages/cart.ts';
import { cartOf, line } from '../model/testing/cart.ts';
import { cartForm } from './cart-form.tsx';
import { type NoticeNeeds, notifyResult } from './result-notices.ts';

const SCENT = { attribute: 'scent', label: 'Scent' };

function noticeNeeds() {
  const notify = vi.fn<NoticeNeeds['notify']>();
  const withdraw = vi.fn<NoticeNeeds['withdraw']>();
  const send = vi.fn<NoticeNeeds['send']>();
  return { needs: { language: 'en', autoOpenCart: false, notify, withdraw, send } as const, notify, withdraw, send };
}

test('of a form that did not arrive it says why, with a button that sends the same form again', () => {
  const { needs, notify, send } = noticeNeeds();
  const form = cartForm('add', { productId: 1 });
  notifyResult({ kind: 'failed', reason: 'offline' }, { form, before: null }, needs);
  expect(notify).toHaveBeenCalledOnce();
  const notice = notify.mock.calls[0]?.[0];
  expect(notice).toMatchObject({ tone: 'bad', text: CART.en.unchanged.offline, action: { label: CART.en.retry } });
  notice?.action?.run();
  expect(send.mock.calls).toEqual([[form]]);
});

test('a change that arrives takes back what was said of one that did not', () => {
  const { needs, notify, withdraw } = noticeNeeds();
  const form = cartForm('quantity', { key: 'a', quantity: 2 });
  notifyResult({ kind: 'failed', reason: 'offline' }, { form, before: null }, needs);
  const cart = cartOf(line('Bottle', 2));
  notifyResult({ kind: 'written', guestId: null, cart }, { form, before: cart }, needs);
  expect(withdraw.mock.calls).toEqual([[notify.mock.calls[0]?.[0].topic]]);
});

test('of a cart that could not be read it says nothing', () => {
  const { needs, notify } = noticeNeeds();
  notifyResult({ kind: 'unread' }, { form: null, before: null }, needs);
  expect(notify).not.toHaveBeenCalled();
});

test.each([
  ['2', 2, 'Bottle added to cart'],
  ['1', 2, 'Bottle added to cart. 2 in your cart.'],
  [null, 1, 'Bottle added to cart'],
  [null, 2, 'Bottle added to cart. 2 in your cart.'],
])('of %s added, with %i in the cart then, the notice says “%s”', (asked, there, text) => {
  const { needs, notify } = noticeNeeds();
  const form = cartForm('add', { productId: 1, ...(asked && { quantity: asked }) });
  const cart = cartOf(line('Bottle', there));
  notifyResult({ kind: 'written', guestId: null, cart }, { form, before: null }, needs);
  expect(notify.mock.calls[0]?.[0]).toMatchObject({ topic: 'added', text });
});

test('of two lines of one variation it names the one that was added to', () => {
  const { needs, notify } = noticeNeeds();
  const [plain, lemon] = [line('Wax', 1), { ...line('Wax', 1), key: 'lemon', options: [{ ...SCENT, value: 'Lemon' }] }];
  const form = cartForm('add', { productId: 1 });
  const response = { kind: 'written', guestId: null, cart: cartOf(plain, lemon) } as const;
  notifyResult(response, { form, before: cartOf(plain) }, needs);
  expect(notify.mock.calls[0]?.[0].text).toBe('Wax, Lemon added to cart');
});

test('of a line that was removed it says so, with a button that puts it back', () => {
  const { needs, notify, send } = noticeNeeds();
  const [bottle, wax] = [line('Bottle', 2), line('Wax', 1)];
  const form = cartForm('remove', { key: bottle.key });
  const response = { kind: 'written', guestId: null, cart: cartOf(wax) } as const;
  notifyResult(response, { form, before: cartOf(wax, bottle) }, needs);
  expect(notify).toHaveBeenCalledOnce();
  const notice = notify.mock.calls[0]?.[0];
  expect(notice).toMatchObject({ tone: 'info', text: CART.en.removed('Bottle'), action: { label: CART.en.undo } });
  notice?.action?.run();
  expect(send.mock.calls.map(([restore]) => [restore.get('intent'), restore.get('key')])).toEqual([
    ['restore', bottle.key],
  ]);
  notifyResult(response, { form, before: cartOf(wax) }, needs);
  expect(notify).toHaveBeenCalledOnce();
});

test('a code that is refused takes back what was said of the one before', () => {
  const { needs, notify, withdraw } = noticeNeeds();
  const refusal = { code: 'COUPON_UNKNOWN', facts: { coupon: 'X' }, fields: [], message: '' } as const;
  const form = cartForm('apply-code', { code: 'X' });
  notifyResult({ kind: 'refused', guestId: null, cart: cartOf(), refusal }, { form, before: null }, needs);
  expect([withdraw.mock.calls, notify.mock.calls]).toEqual([[['code']], []]);
});

test.each([
  ['?debug', [['Coupon "x" does not exist!']]],
  ['', []],
])('with “%s” in the address the console says %j', (search, logged) => {
  vi.stubGlobal('location', { search });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { needs } = noticeNeeds();
  const message = 'Coupon "x" does not exist!';
  const refusal = { code: 'COUPON_UNKNOWN', facts: { coupon: 'X' }, fields: [], message } as const;
  const form = cartForm('apply-code', { code: 'X' });
  notifyResult({ kind: 'refused', guestId: null, cart: cartOf(), refusal }, { form, before: null }, needs);
  expect(log.mock.calls).toEqual(logged);
  log.mockClear();
  vi.unstubAllGlobals();
});
