import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listConnection } from './connection.ts';
import { cursorOf, keyOfCursor, MAX_CATALOG_PAGE_SIZE, pageRequest } from './page-arguments.ts';

const range = ['flush', 'octane', 'diesel', 'brake', 'steering'];
const keyOf = (name: string) => name;
const after = (name: string) => ({ after: cursorOf(name) });
const before = (name: string) => ({ before: cursorOf(name) });

test.each([
  ['the first two', { first: 2 }, ['flush', 'octane'], true, false],
  ['two after the second', { first: 2, ...after('octane') }, ['diesel', 'brake'], true, true],
  ['more than are left', { first: 9, ...after('brake') }, ['steering'], false, true],
  ['the last two, in the usual order', { last: 2 }, ['brake', 'steering'], false, true],
  ['the last two before the fourth', { last: 2, ...before('brake') }, ['octane', 'diesel'], true, true],
  ['everything, when nothing is said', {}, range, false, false],
  ['the default for zero', { first: 0 }, range, false, false],
  ['from the start, after a row that is gone', { first: 2, ...after('gone') }, ['flush', 'octane'], true, false],
  ['from the start, after nonsense', { first: 2, after: 'nonsense' }, ['flush', 'octane'], true, false],
  ['nothing, between two neighbours', { first: 9, ...after('octane'), ...before('diesel') }, [], true, true],
])('a page is %s', (_case, args, nodes, hasNextPage, hasPreviousPage) => {
  const page = listConnection(range, args, { keyOf });
  expect(page.nodes).toEqual(nodes);
  expect(page.edges).toEqual(nodes.map((node) => ({ cursor: cursorOf(node), node })));
  expect(page.pageInfo).toEqual({
    hasNextPage,
    hasPreviousPage,
    startCursor: nodes[0] ? cursorOf(nodes[0]) : null,
    endCursor: nodes.at(-1) ? cursorOf(nodes.at(-1) ?? '') : null,
  });
});

test('a list without keys is walked by place', () => {
  const first = listConnection(range, { first: 3 });
  expect(first.pageInfo.endCursor).toBe(btoa('arrayconnection:2'));
  expect(listConnection(range, { after: first.pageInfo.endCursor }).nodes).toEqual(['brake', 'steering']);
});

test('walking by pages of any size shows every row once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.integer({ min: 1, max: 7 }), (rows, first) => {
      const seen: string[] = [];
      let page = listConnection(rows, { first }, { keyOf });
      seen.push(...page.nodes);
      while (page.pageInfo.hasNextPage) {
        page = listConnection(rows, { first, after: page.pageInfo.endCursor }, { keyOf });
        seen.push(...page.nodes);
      }
      expect(seen).toEqual(rows);
    }),
  );
});

test.each([
  ['both ends at once', { first: 1, last: 1 }, 'FIRST_AND_LAST'],
  ['a negative first', { first: -1 }, 'PAGE_SIZE_NEGATIVE'],
  ['a negative last', { last: -1 }, 'PAGE_SIZE_NEGATIVE'],
])('%s is refused', (_case, args, code) => {
  expect(() => listConnection(range, args)).toThrow(
    expect.objectContaining({ extensions: expect.objectContaining({ code }) }),
  );
});

test('too large a page is silently the largest one', () => {
  expect(pageRequest({ first: 2_147_483_647 }, MAX_CATALOG_PAGE_SIZE)).toEqual({ first: MAX_CATALOG_PAGE_SIZE });
  expect(pageRequest({ first: 9999 }, 100)).toEqual({ first: 100 });
});

test('cursors of a list in the database are row ids, anything else is ignored', () => {
  expect(pageRequest({ last: 5, before: cursorOf(7), after: cursorOf('7; drop') }, 100)).toEqual({
    last: 5,
    before: 7,
  });
});

test('a cursor keeps its key and tells nothing of other texts', () => {
  expect(keyOfCursor(cursorOf('b3f'))).toBe('b3f');
  expect(keyOfCursor(btoa('post:7'))).toBeNull();
});
