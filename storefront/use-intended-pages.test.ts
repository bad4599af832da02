import { expect, test } from 'vitest';
import { mayPrefetch, withPage } from './use-intended-pages.ts';

test('at most four pages are prefetched at once, the newest first', () => {
  const pages = ['/a', '/b', '/c', '/d', '/e'].reduce<readonly string[]>(withPage, []);
  expect(pages).toEqual(['/e', '/d', '/c', '/b']);
  expect(withPage(pages, '/c')).toEqual(['/c', '/e', '/d', '/b']);
});

test('a page that is still intended changes nothing', () => {
  const pages = ['/a', '/b'];
  expect(withPage(pages, '/a')).toBe(pages);
});

test.each([
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('over the connection %o prefetching is allowed: %s', (connection, isAllowed) => {
  expect(mayPrefetch(connection)).toBe(isAllowed);
});
