import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { failureOf } from './page-errors.ts';

const FETCH_FAILED = new TypeError('Failed to fetch');

test.each([
  ['a fault', new Error('connect ECONNREFUSED 10.0.0.7'), true, { kind: 'response', status: 500 }],
  ['a thrown thing of any kind', 'password=1', true, { kind: 'response', status: 500 }],
  ['a bug that is a TypeError', new TypeError('a is undefined'), true, { kind: 'response', status: 500 }],
  ['a refusal', new ErrorResponse(405, 'Method Not Allowed', null), true, { kind: 'response', status: 405 }],
  ['a response, the connection lost since', new ErrorResponse(502, '', ''), false, { kind: 'response', status: 502 }],
  ['a busy shop', new ErrorResponse(503, '', 'busy'), true, { kind: 'response', status: 503 }],
  ['a backend', new ErrorResponse(503, '', 'unreachable'), true, { kind: 'unreachable', status: 503 }],
  ['no response in Chromium', FETCH_FAILED, true, { kind: 'offline' }],
  ['no response in Safari', new TypeError('Load failed'), true, { kind: 'offline' }],
  [
    'no response in Firefox',
    new TypeError('NetworkError when attempting to fetch resource.'),
    true,
    { kind: 'offline' },
  ],
  ['a response that breaks off', new Error('Unable to decode turbo-stream response'), true, { kind: 'offline' }],
  ['whatever went wrong without a connection', new Error('no script'), false, { kind: 'offline' }],
])('failure of %s', (_case, error, isOnline, failure) => {
  expect(failureOf(error, isOnline)).toEqual(failure);
});
