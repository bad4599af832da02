import { expect, test } from 'vitest';
import { type Notice, withNotice, withoutNotice, withoutTopic } from './notices.ts';

const notice = (id: number, text = `notice ${id}`): Notice => ({ id, text, tone: 'ok' });
const ids = (notices: readonly Notice[]) => notices.map(({ id }) => id);

test('drops the oldest of more than three notices', () => {
  expect(ids([1, 2, 3, 4].map((id) => notice(id)).reduce<readonly Notice[]>(withNotice, []))).toEqual([2, 3, 4]);
});

test('a repeated text replaces the earlier notice', () => {
  expect(ids(withNotice([notice(1, 'Oil added'), notice(2)], notice(3, 'Oil added')))).toEqual([2, 3]);
});

test.each(['ok', 'bad'] as const)('an error and a success never stand beside each other (%s last)', (tone) => {
  const other: Notice = { ...notice(1), tone: tone === 'ok' ? 'bad' : 'ok' };
  const undo: Notice = { id: 2, text: 'removed', tone: 'info' };
  const shown = [other, undo];
  expect(ids(withNotice(shown, { ...notice(3), tone }))).toEqual([2, 3]);
});

test('a newer notice of a topic replaces the older one, and nothing else', () => {
  const saved: Notice = { ...notice(1), topic: 'wishlist' };
  const shown = [saved, { ...notice(2), topic: 'added' } as const];
  expect(ids(withNotice(shown, { ...notice(4), tone: 'info', topic: 'wishlist' }))).toEqual([2, 4]);
  expect(ids(withoutTopic(shown, 'wishlist'))).toEqual([2]);
});

test('a dismissed notice is gone', () => {
  expect(ids(withoutNotice([notice(1), notice(2)], 1))).toEqual([2]);
});
