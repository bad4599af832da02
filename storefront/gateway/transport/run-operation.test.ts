import { expect, test, vi } from 'vitest';
import type { ApiRequest, CommerceApi } from '#contract/commerce-api.ts';
import { EmptyCart, getAllowedCountries, getLogins, getStripeKey } from '../generated/operations.generated.ts';
import { ApiFailure, ifSupported, runOperation, ShopUnavailable } from './run-operation.ts';

const runAgainst = (message: string, extensions: Readonly<Record<string, unknown>>) =>
  runOperation(
    async () => ({ errors: [{ message, extensions }], newSessionToken: null }),
    { operation: getAllowedCountries, variables: {} },
    { language: 'en' },
  );

test.each([
  ['a value that does not fit its type', 'Variable "$input" got invalid value "XX"', { category: 'graphql' }],
  [
    'a character that no database stores',
    'A text holds the character U+0000.',
    { category: 'graphql', code: 'BAD_INPUT' },
  ],
])('%s is a refusal, not a failure', async (_case, message, extensions) => {
  expect(await runAgainst(message, extensions)).toMatchObject({ ok: false, refusal: { code: 'UNKNOWN' } });
});

test('a document that the backend did not run is a failure', async () => {
  await expect(runAgainst('Syntax Error', { category: 'graphql', code: 'GRAPHQL_PARSE_FAILED' })).rejects.toThrow(
    ApiFailure,
  );
});

test.each([
  'Uncaught Error: Call to undefined method WC_Fee::tax()',
  'Call to a member function get_id() on bool',
  'cURL error 28: Operation timed out after 30001 milliseconds with 0 bytes received',
  'Error: fee() failed in /srv/wp-content/plugins/fee/fee.php:12',
  'WC_Fee::of(): Argument #1 ($rate) must be of type float, string given',
])('a fault that a backend does not mask is a failure, and no words for shoppers: %s', async (message) => {
  await expect(runAgainst(message, { category: 'user' })).rejects.toThrow(message);
});

test.each([
  ['is busy, or without its database', { category: 'user', code: 'BUSY', facts: { seconds: 3 } }],
  ['has lost its answer', { category: 'internal', code: 'ANSWER_LOST' }],
])('a shop that %s gives no response: the form is kept and may be sent again', async (_case, extensions) => {
  await expect(runAgainst('Please try again.', extensions)).rejects.toThrow(ShopUnavailable);
});

test('omits own fields for a backend that lacks them, from the second operation on without an attempt', async () => {
  const stock = vi.fn<CommerceApi>(async ({ query }: ApiRequest) =>
    query.includes('notices')
      ? { errors: [{ message: 'Cannot query field "notices" on type "Cart".' }], newSessionToken: null }
      : { data: { emptyCart: null }, newSessionToken: null },
  );
  const empty = () => runOperation(stock, { operation: EmptyCart, variables: {} }, { language: 'en' });
  expect([await empty(), await empty()]).toEqual(Array(2).fill({ ok: true, data: { emptyCart: null } }));
  expect(stock.mock.calls.map(([{ query }]) => query.includes('notices'))).toEqual([true, false, false]);
});

test('makes a request of own fields only once over a backend that lacks them', async () => {
  const stock = vi.fn<CommerceApi>(async () => ({
    errors: [{ message: 'Cannot query field "woonuxtSettings" on type "RootQuery".' }],
    newSessionToken: null,
  }));
  const request = () => runOperation(stock, { operation: getStripeKey, variables: {} }, { language: 'en' });
  expect([await ifSupported(request), await ifSupported(request)]).toEqual([null, null]);
  expect(stock).toHaveBeenCalledOnce();
});

test.each([
  'Unknown type "RefreshTokenInput".',
  'Field "rememberMe" is not defined by type "LoginInput".',
  'Field LoginInput.provider of required type LoginProviderEnum! was not provided.',
])('knows that a backend has no such operation from: %s', async (message) => {
  const api: CommerceApi = async () => ({ errors: [{ message }], newSessionToken: null });
  const request = { operation: getLogins, variables: {} };
  expect(await ifSupported(() => runOperation(api, request, { language: 'en' }))).toBeNull();
});

test('does not hide other failures of own fields', async () => {
  await expect(ifSupported(() => Promise.reject(new ApiFailure('down')))).rejects.toThrow('down');
  expect(await ifSupported(async () => 'up again')).toBe('up again');
});
