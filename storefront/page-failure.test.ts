import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { failureOf } from './page-failure.ts';

test.each([
  ['a fault keeps its words to itself', new Error('connect ECONNREFUSED 10.0.0.7'), { status: 500, message: null }],
  ['so does a thrown thing of any kind', 'password=1', { status: 500, message: null }],
  ['a refusal says why', new ErrorResponse(403, 'Forbidden', 'Not yours'), { status: 403, message: 'Not yours' }],
  [
    'or at least what',
    new ErrorResponse(405, 'Method Not Allowed', null),
    { status: 405, message: 'Method Not Allowed' },
  ],
  ['a broken backend is not quoted', new ErrorResponse(502, '', 'stack trace'), { status: 502, message: null }],
])('%s', (_case, error, failure) => {
  expect(failureOf(error)).toEqual(failure);
});
