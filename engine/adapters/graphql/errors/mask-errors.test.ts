import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { logOnce, maskError } from './mask-errors.ts';

const failed = (message: string, path: readonly string[] = []) =>
  new GraphQLError('a field', { originalError: new Error(message), path });

/** As the database tells apart what its errors mean. */
const unavailabilityOf = (error: unknown) => {
  if (!(error instanceof Error)) return null;
  return error.message === 'away' ? 'busy' : error.message === 'commit' ? 'unknown' : null;
};

function mask(errors: readonly GraphQLError[], isMutation = false) {
  const error = vi.fn();
  const log = logOnce({ error });
  const masked = errors.map((one) => maskError(one, { log, unavailabilityOf, isMutation }));
  return { codes: masked.map(({ extensions }) => extensions.code), masked, logged: error.mock.calls.length };
}

test('logs an error once, although it fails a thousand fields of one response', () => {
  const { masked, logged } = mask([failed('bug'), failed('bug'), failed('other')]);
  expect(masked.map(({ message }) => message)).toEqual(Array(3).fill('Internal server error'));
  expect(logged).toBe(2);
});

test('a database that is away is a busy shop, which no field logs', () => {
  const { masked, logged } = mask([failed('away', ['cart']), failed('away', ['cart', 'total'])]);
  expect(masked.map(({ extensions }) => extensions)).toEqual(
    Array(2).fill({ category: 'user', code: 'BUSY', facts: { seconds: 3 } }),
  );
  expect(logged).toBe(0);
});

test('a change that may have been made is no reason to say that it was not', () => {
  const paths = [['addToCart'], ['addToCart', 'cart', 'total']];
  expect(mask([failed('commit', paths[0])], true)).toMatchObject({ codes: ['ANSWER_LOST'], logged: 1 });
  expect(mask([failed('away', paths[0])], true)).toMatchObject({ codes: ['BUSY'], logged: 0 });
  expect(mask([failed('away', paths[1])], true)).toMatchObject({ codes: ['ANSWER_LOST'], logged: 1 });
});
