import { expect, test } from 'vitest';
import { filesOf, KEPT_AT, keptResponse, mayKeep, preloadedPage } from './page-response.ts';

const PAGE = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0, s-maxage=60' };

/** As `fetch` returns it: a response that is made here has no type of its own. */
const answer = (status: number, headers: Record<string, string>, more: object = {}) =>
  ({ status, headers: new Headers(headers), type: 'basic', redirected: false, ...more }) as Response;

test.each([
  ['a page for everybody', answer(200, PAGE), true],
  ['a page of one visitor', answer(200, { ...PAGE, 'Cache-Control': 'no-store' }), false],
  ['a private page', answer(200, { ...PAGE, 'Cache-Control': 'private, max-age=60' }), false],
  ['a page that says nothing of caches', answer(200, { 'Content-Type': 'text/html' }), false],
  ['an error', answer(503, PAGE), false],
  ['a missing page', answer(404, PAGE), false],
  ['data', answer(200, { ...PAGE, 'Content-Type': 'application/json' }), false],
  ['another page than was asked for', answer(200, PAGE, { redirected: true }), false],
  ["another site's page", answer(200, PAGE, { type: 'opaque' }), false],
])('keeps of all answers only pages for everybody: %s', (_what, response, isKept) => {
  expect(mayKeep(response)).toBe(isKept);
});

test('a preload that failed counts as no connection, as Firefox reports it, too', () => {
  const page = answer(200, PAGE);
  expect([preloadedPage(page), preloadedPage(undefined)]).toEqual([page, undefined]);
  expect(() => preloadedPage(Response.error())).toThrow(TypeError);
});

test('a kept page says since when it is kept, and is not compressed any more', async () => {
  const kept = await keptResponse(
    new Response('<!DOCTYPE html><html lang="id"><p>Rp</p></html>', {
      headers: { ...PAGE, Date: 'Mon, 23 Nov 2026 10:00:00 GMT', 'Content-Encoding': 'br', 'Content-Length': '12' },
    }),
  );
  expect(await kept.text()).toBe(
    `<!DOCTYPE html><html ${KEPT_AT}="2026-11-23T10:00:00.000Z" lang="id"><p>Rp</p></html>`,
  );
  expect([...kept.headers.keys()]).toEqual(['cache-control', 'content-type', 'date']);
});

test('a kept page without a date says that it is kept', async () => {
  expect(await (await keptResponse(new Response('<html lang="en">', { headers: PAGE }))).text()).toBe(
    `<html ${KEPT_AT}="" lang="en">`,
  );
});

test('names each file of a page once', () => {
  const html = `<link rel="modulepreload" href="/assets/shell-a_1.js"><script>import "/assets/shell-a_1.js"</script>
    <link rel="stylesheet" href="/assets/x.css"><img src="/uploads/a.webp">"/assets/texts-id/C1.js" "/assets/font-b.woff2"`;
  expect(filesOf(html)).toEqual([
    '/assets/shell-a_1.js',
    '/assets/x.css',
    '/assets/texts-id/C1.js',
    '/assets/font-b.woff2',
  ]);
});
