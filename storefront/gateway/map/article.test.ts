import { expect, test } from 'vitest';
import { articleCardOf } from './article.ts';

const RAW = { slug: 'dipstick', title: 'The dipstick', excerpt: '', content: '', date: '2026-11-21T09:00:00' };
const cardOf = (rest: object) => articleCardOf({ ...RAW, ...rest } as Parameters<typeof articleCardOf>[0]);

test.each([
  ['both names', { firstName: 'Raka', lastName: 'Wijaya' }, 'Raka Wijaya'],
  ['one name', { firstName: 'Raka', lastName: null }, 'Raka'],
  ['no name', { firstName: '', lastName: null }, null],
])('an article by an author with %s names %s', (_case, node, author) => {
  expect(cardOf({ author: { node } }).author).toBe(author);
});

test('an article without author, category and picture is shown without', () => {
  expect(cardOf({})).toMatchObject({ author: null, category: null, picture: null });
});

test('an article is filed under its first category', () => {
  const nodes = [
    { slug: 'tips', name: 'Oil &amp; tips' },
    { slug: 'news', name: 'News' },
  ];
  expect(cardOf({ categories: { nodes } }).category).toEqual({ slug: 'tips', name: 'Oil & tips' });
});
