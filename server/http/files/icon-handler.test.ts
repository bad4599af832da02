import { expect, test } from 'vitest';
import { headerOf, serve } from '../../testing/http-server.ts';
import { createIconHandler } from './icon-handler.ts';

const DRAWING = { body: '<path d="M0 0"/>', width: 24, height: 24 };
const KNOWN = ['tabler:star', 'tabler:flame'];

const send = async (target: string, headers = {}) => {
  const handle = createIconHandler(async (icon) => (KNOWN.includes(icon) ? DRAWING : null));
  const ask = await serve((request, response) => void handle(request, response, request.url ?? ''));
  return ask(target, { headers });
};

test('sends the icons of a set in the order of the alphabet, to be kept for a week', async () => {
  const response = await send('/icons/tabler.json?icons=star,flame,star');
  expect(response.body).toBe(JSON.stringify({ prefix: 'tabler', icons: { flame: DRAWING, star: DRAWING } }));
  expect(headerOf(response, 'content-type')).toBe('application/json');
  expect(headerOf(response, 'cache-control')).toBe('public, max-age=604800');
  const etag = headerOf(response, 'etag') ?? '';
  expect((await send('/icons/tabler.json?icons=flame,star', { 'If-None-Match': etag })).status).toBe(304);
});

test('says which icons are missing, and has them asked for again soon', async () => {
  const response = await send('/icons/tabler.json?icons=nib,star');
  expect(JSON.parse(response.body)).toEqual({ prefix: 'tabler', icons: { star: DRAWING }, not_found: ['nib'] });
  expect(headerOf(response, 'cache-control')).toBe('public, max-age=60');
});

test.each([
  ['/icons/tabler.json', 400],
  ['/icons/tabler.json?icons=', 400],
  ['/icons/tabler.json?icons=star,', 400],
  ['/icons/tabler.json?icons=../star', 400],
  ['/icons/tabler.json?icons=%3Cscript%3E', 400],
  ['/icons/..%2Ftabler.json?icons=star', 400],
  ['/icons/Tabler.json?icons=star', 400],
  ['/icons/tabler?icons=star', 400],
  ['/icons/a/tabler.json?icons=star', 400],
  [`/icons/tabler.json?icons=${'star,'.repeat(100)}flame`, 414],
])('refuses %s', async (target, status) => {
  expect((await send(target)).status).toBe(status);
});
