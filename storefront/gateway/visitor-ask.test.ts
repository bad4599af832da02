import { expect, test, vi } from 'vitest';
import type { ApiResponse, CommerceApi } from '#contract/commerce-api.ts';
import { ApiFailure, UnknownField } from './errors.ts';
import { createExtras } from './extras.ts';
import { EmptyCart, getAllowedCountries } from './generated/operations.generated.ts';
import { createVisitorAsk } from './visitor-ask.ts';

const refusedSession: ApiResponse = {
  data: { emptyCart: null },
  errors: [{ message: 'Invalid session token' }],
  newSessionToken: null,
};
const done: ApiResponse = { data: { emptyCart: null }, newSessionToken: 'second' };

function visit(...answers: readonly ApiResponse[]) {
  const api = vi.fn<CommerceApi>();
  for (const answer of answers) api.mockResolvedValueOnce(answer);
  const onSessionToken = vi.fn();
  const { ask, renew } = createVisitorAsk(api, { language: 'en', sessionToken: 'first', onSessionToken });
  const tokens = () => api.mock.calls.map(([request]) => request.sessionToken);
  return { ask, renew, api, onSessionToken, tokens };
}

test('a new token is told and used from then on', async () => {
  const { ask, onSessionToken, tokens } = visit(done, { ...done, newSessionToken: null });
  await ask(EmptyCart, {});
  await ask(EmptyCart, {});
  expect(tokens()).toEqual(['first', 'second']);
  expect(onSessionToken.mock.calls).toEqual([['second']]);
});

test('a renewed token is told and used like a new one', async () => {
  const { ask, renew, onSessionToken, tokens } = visit({ ...done, newSessionToken: null });
  renew('renewed');
  await ask(EmptyCart, {});
  expect([tokens(), onSessionToken.mock.calls]).toEqual([['renewed'], [['renewed']]]);
});

test('a refused session is forgotten, and tried once more without it', async () => {
  const { ask, onSessionToken, tokens } = visit(refusedSession, done);
  expect(await ask(EmptyCart, {})).toMatchObject({ ok: true });
  expect(tokens()).toEqual(['first', null]);
  expect(onSessionToken.mock.calls).toEqual([[null], ['second']]);
});

test('a backend that refuses every session is not asked for ever', async () => {
  const { ask, api } = visit(refusedSession, refusedSession);
  expect(await ask(EmptyCart, {})).toMatchObject({ ok: false, refusal: { code: 'SESSION_INVALID' } });
  expect(api).toHaveBeenCalledTimes(2);
});

test.each([
  ['a masked error', { data: { allowedCountries: null }, errors: [{ message: 'Internal server error' }] }],
  ['a document the backend does not understand', { errors: [{ message: 'Syntax Error' }] }],
  ['nothing', { data: null }],
])('%s is a failure, not a refusal', async (_case, answer) => {
  const { ask } = visit({ ...answer, newSessionToken: null });
  await expect(ask(getAllowedCountries, {})).rejects.toThrow(ApiFailure);
});

test('a value that fits nothing is a refusal in nobody’s words', async () => {
  const { ask } = visit({
    errors: [{ message: 'Variable "$country" got invalid value "XX"; secret hint' }],
    newSessionToken: null,
  });
  expect(await ask(getAllowedCountries, {})).toMatchObject({
    refusal: { code: 'UNKNOWN', message: '' },
  });
});

test('a backend that lacks a field of ours is asked for it once', async () => {
  const extras = createExtras();
  const question = vi.fn(async () => Promise.reject(new UnknownField('Cannot query field "customTextarea"')));
  expect([await extras(question), await extras(question)]).toEqual([null, null]);
  expect(question).toHaveBeenCalledOnce();
});

test('another failure over our own fields is not hidden', async () => {
  const extras = createExtras();
  await expect(extras(() => Promise.reject(new ApiFailure('down')))).rejects.toThrow('down');
  expect(await extras(async () => 'there again')).toBe('there again');
});
