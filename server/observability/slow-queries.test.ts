import { expect, test, vi } from 'vitest';
import { createSlowQueryLog, type StatementObserver } from './slow-queries.ts';

type Statement = Parameters<StatementObserver>[0];

const statement = (sql: string, queryDurationMillis: number, level: 'query' | 'error' = 'query') =>
  ({ level, query: { sql, parameters: ['budi@secret.example'] }, queryDurationMillis }) as unknown as Statement;

test.each([
  ['a quick statement', statement('select 1', 99.9), []],
  ['a slow one', statement('select\n  1', 100), [{ statement: 'select 1', milliseconds: 100, isFailed: false }]],
  ['one that failed late', statement('select 1', 2000.4, 'error'), [{ milliseconds: 2000, isFailed: true }]],
  ['the beginning of an endless one', statement('x'.repeat(9000), 100), [{ statement: 'x'.repeat(2000) }]],
])('%s', (_case, event, facts) => {
  const warn = vi.fn();
  createSlowQueryLog({ threshold: 100, logger: { warn } })(event);
  expect(warn.mock.calls).toMatchObject(facts.map((fact) => [fact, 'slow query']));
  expect(JSON.stringify(warn.mock.calls)).not.toContain('secret');
});
