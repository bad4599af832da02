import { expect, test, vi } from 'vitest';
import type { ApiResponse, CommerceApi } from '#contract/commerce-api.ts';
import { EmptyCart, getAllowedCountries } from './generated/operations.generated.ts';
import { createShopperSession } from './shopper-session.ts';
import { ApiFailure } from './transport/run-operation.ts';

const refusedSession: ApiResponse = {
  data: { emptyCart: null },
  errors: [{ message: 'Invalid session token' }],
  newSessionToken: null,
};
const done: ApiResponse = { data: { emptyCart: null }, newSessionToken: 'second' };

function openSession(...responses: readonly ApiResponse[]) {
  const api = vi.fn<CommerceApi>();
  for (const response of responses) api.mockResolvedValueOnce(response);
  const onSessionToken = vi.fn();
  const { run, renew } = createShopperSession(api, { language: 'en', sessionToken: 'first', onSessionToken });
  const tokens = () => api.mock.calls.map(([request]) => request.sessionToken);
  return { run, renew, api, onSessionToken, tokens };
}

test('a new token is reported and used from then on', async () => {
  const { run, onSessionToken, tokens } = openSession(done, { ...done, newSessionToken: null });
  await run(EmptyCart, {});
  await run(EmptyCart, {});
  expect(tokens()).toEqual(['first', 'second']);
  expect(onSessionToken.mock.calls).toEqual([['second']]);
});

test('a renewed token is reported and used like a new one', async () => {
  const { run, renew, onSessionToken, tokens } = openSession({ ...done, newSessionToken: null });
  renew('renewed');
  await run(EmptyCart, {});
  expect([tokens(), onSessionToken.mock.calls]).toEqual([['renewed'], [['renewed']]]);
});

test('drops a refused session and retries once without it', async () => {
  const { run, onSessionToken, tokens } = openSession(refusedSession, done);
  expect(await run(EmptyCart, {})).toMatchObject({ ok: true });
  expect(tokens()).toEqual(['first', null]);
  expect(onSessionToken.mock.calls).toEqual([[null], ['second']]);
});

test('retries only once when a backend refuses every session', async () => {
  const { run, api } = openSession(refusedSession, refusedSession);
  expect(await run(EmptyCart, {})).toMatchObject({ ok: false, refusal: { code: 'SESSION_INVALID' } });
  expect(api).toHaveBeenCalledTimes(2);
});

test.each([
  ['a masked error', { data: { allowedCountries: null }, errors: [{ message: 'Internal server error' }] }],
  ['a document that the backend does not understand', { errors: [{ message: 'Syntax Error' }] }],
  ['no data', { data: null }],
])('%s is a failure, not a refusal', async (_case, response) => {
  const { run } = openSession({ ...response, newSessionToken: null });
  await expect(run(getAllowedCountries, {})).rejects.toThrow(ApiFailure);
});

test('a value of the wrong type is a refusal without a message', async () => {
  const { run } = openSession({
    errors: [{ message: 'Variable "$country" got invalid value "XX"; secret hint' }],
    newSessionToken: null,
  });
  expect(await run(getAllowedCountries, {})).toMatchObject({
    refusal: { code: 'UNKNOWN', message: '' },
  });
});
