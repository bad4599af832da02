import { expect, test } from 'vitest';
import { headerOf, serve } from '../../testing/http-server.ts';
import { sendText } from '../send.ts';
import { refuseBody } from './refuse-body.ts';

const PARTS = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': `${33 * 1024 * 1024 + 1}` };
const FORM = { 'Content-Length': '131073' };

test.each([
  ['/order-summary/7/return', PARTS, 'en', /smaller pictures or fewer/],
  ['/order-summary/7/return', PARTS, 'id', /maksimal 4 foto/],
  ['/cart', FORM, 'id', /ringkas isian Anda/],
] as const)('a form of %s that is too large is told what to do: %#', async (path, headers, language, advice) => {
  const send = await serve((request, response) => {
    if (!refuseBody(request, response, language)) sendText(response, 200, 'taken');
  });
  const post = (accept: string) => send(path, { method: 'POST', headers: { ...headers, Accept: accept }, body: '' });
  const page = await post('text/html,*/*');
  expect([page.status, headerOf(page, 'content-type')]).toEqual([413, 'text/html; charset=utf-8']);
  const first = /<html lang="(..).*?<section.*?<\/section>/s.exec(page.body);
  expect([...(first ?? [])]).toEqual([expect.stringMatching(advice), language]);
  const toScript = await post('*/*');
  expect([toScript.status, toScript.body]).toEqual([413, expect.not.stringContaining('<')]);
});

test.each([
  ['of unknown size', '/cart', { 'Transfer-Encoding': 'chunked' }, 411],
  ['as large as pictures, and brings none', '/order-summary/7/return', FORM, 413],
  ['as large as a form may be', '/cart', { 'Content-Length': '131072' }, 200],
])('a form that is %s', async (_case, path, headers, status) => {
  const send = await serve((request, response) => {
    if (!refuseBody(request, response, 'en')) sendText(response, 200, 'taken');
  });
  expect((await send(path, { method: 'POST', headers, body: '0\r\n\r\n' })).status).toBe(status);
});
