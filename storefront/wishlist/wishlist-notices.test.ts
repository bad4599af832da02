import { expect, test, vi } from 'vitest';
import { changedNotice, failedNotice } from './wishlist-notices.ts';

test('what was saved leads to the list, and what was removed back', () => {
  const actions = { view: vi.fn(), undo: vi.fn() };
  const saved = changedNotice({ intent: 'add', name: 'Oil Treatment' }, actions, 'en');
  const removed = changedNotice({ intent: 'remove', name: 'Oil Treatment' }, actions, 'id');
  expect([saved.topic, removed.topic]).toEqual(['wishlist', 'wishlist']);
  expect(saved).toMatchObject({ tone: 'ok', text: 'Oil Treatment saved to your wishlist', action: { label: 'View' } });
  expect(removed).toMatchObject({
    tone: 'info',
    text: 'Oil Treatment dihapus dari wishlist',
    action: { label: 'Urungkan' },
  });
  saved.action?.run();
  expect([actions.view.mock.calls.length, actions.undo.mock.calls.length]).toEqual([1, 0]);
  removed.action?.run();
  expect([actions.view.mock.calls.length, actions.undo.mock.calls.length]).toEqual([1, 1]);
});

test('a change that did not arrive can be made again, and without a connection the notice says so', () => {
  const retry = vi.fn();
  const failed = failedNotice(retry, true, 'en');
  expect(failed).toMatchObject({ tone: 'bad', text: 'Something went wrong. Your wishlist has not changed.' });
  expect(failedNotice(retry, false, 'en').text).toBe('Connection lost. Your wishlist has not changed.');
  failed.action?.run();
  expect(retry).toHaveBeenCalledOnce();
});
