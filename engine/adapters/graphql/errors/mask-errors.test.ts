import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { logOnce, maskError } from './mask-errors.ts';

const failed = (message: string) => new GraphQLError('a field', { originalError: new Error(message) });

test('logs an unreachable database once, although it fails a thousand fields of one response', () => {
  const error = vi.fn();
  const log = logOnce({ error });
  const masked = [failed('down'), failed('down'), failed('other')].map((one) => maskError(one, log));
  expect(masked.map(({ message }) => message)).toEqual(Array(3).fill('Internal server error'));
  expect(error).toHaveBeenCalledTimes(2);
});
