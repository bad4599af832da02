import { expect, test } from 'vitest';
import { isLastPage, pagesOf } from './pages-of.ts';

const page = (endCursor: string | null, hasNextPage: boolean) => ({ pageInfo: { hasNextPage, endCursor } });

const list = (...pages: readonly ReturnType<typeof page>[]) => {
  const asked: (string | null)[] = [];
  const load = async (after: string | null) => {
    asked.push(after);
    return pages[asked.length - 1] ?? null;
  };
  return { asked, load };
};

async function allOf<Page>(pages: AsyncGenerator<Page>): Promise<readonly Page[]> {
  const all: Page[] = [];
  for await (const each of pages) all.push(each);
  return all;
}

const [one, two, last] = [page('a', true), page('b', true), page('c', false)];

test('loads each page behind the one before, until the last', async () => {
  const { asked, load } = list(one, two, last);
  expect(await allOf(pagesOf(load))).toEqual([one, two, last]);
  expect(asked).toEqual([null, 'a', 'b']);
});

test('loads no more than the most that are wanted', async () => {
  const { asked, load } = list(one, two, last);
  expect(await allOf(pagesOf(load, 2))).toEqual([one, two]);
  expect(asked).toEqual([null, 'a']);
});

test.each([
  ['that has no cursor', page(null, true), 1],
  ['that is not there', null, 2],
])('ends with a page %s', async (_case, end, requests) => {
  const { asked, load } = list(...(end ? [end] : [one]));
  expect(await allOf(pagesOf(load))).toEqual([end ?? one]);
  expect(asked).toHaveLength(requests);
});

test.each([
  [last, true],
  [page(null, true), true],
  [one, false],
])('tells whether %o is the last page', (shown, isLast) => {
  expect(isLastPage(shown)).toBe(isLast);
});
