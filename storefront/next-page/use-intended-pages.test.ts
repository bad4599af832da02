import { expect, test } from 'vitest';
import { withPage } from './use-intended-pages.ts';

test('at most four pages are prefetched at once, the newest first', () => {
  const pages = ['/a', '/b', '/c', '/d', '/e'].reduce<readonly string[]>(withPage, []);
  expect(pages).toEqual(['/e', '/d', '/c', '/b']);
  expect(withPage(pages, '/c')).toEqual(['/c', '/e', '/d', '/b']);
});

test('a page that is still intended changes nothing', () => {
  const pages = ['/a', '/b'];
  expect(withPage(pages, '/a')).toBe(pages);
});
