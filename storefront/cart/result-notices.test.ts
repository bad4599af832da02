import { expect, test, vi } from 'vitest';
import { CART } from '../i18n/messages/cart.ts';
import { cartForm } from './cart-form.tsx';
import { type NoticeNeeds, notifyResult } from './result-notices.ts';

test('of a form that did not arrive it says why, with a button that sends the same form again', () => {
  const notify = vi.fn<NoticeNeeds['notify']>();
  const send = vi.fn<NoticeNeeds['send']>();
  const form = cartForm('add', { productId: 1 });
  const needs = { language: 'en', autoOpenCart: false, notify, send } as const;
  notifyResult({ kind: 'failed', reason: 'offline' }, { form, before: null }, needs);
  expect(notify).toHaveBeenCalledOnce();
  const notice = notify.mock.calls[0]?.[0];
  expect(notice).toMatchObject({ tone: 'bad', text: CART.en.unchanged.offline, action: { label: CART.en.retry } });
  notice?.action?.run();
  expect(send.mock.calls).toEqual([[form]]);
});

test('of a cart that could not be read it says nothing', () => {
  const notify = vi.fn<NoticeNeeds['notify']>();
  const needs = { language: 'en', autoOpenCart: false, notify, send: () => undefined } as const;
  notifyResult({ kind: 'unread' }, { form: null, before: null }, needs);
  expect(notify).not.toHaveBeenCalled();
});
