import { expect, test } from 'vitest';
import { readyBody } from '../../pages/compress.ts';
import type { ReadyPage } from '../../pages/ready-page.ts';
import { listRedirects } from './build-manifest.ts';

const fileOf = (content: object): ReadyPage => ({
  status: 200,
  headers: { 'Cache-Control': 'no-cache' },
  etag: 'built',
  tags: [],
  body: readyBody(Buffer.from(JSON.stringify(content)), {}),
});

test('the build’s manifest has the redirects of this moment, and nothing else changes', () => {
  const latest = fileOf({ id: '1a' });
  const files = new Map([
    ['/builds/latest.json', latest],
    ['/builds/meta/1a.json', fileOf({ id: '1a', routeRules: { '/': { cache: true } }, redirects: {} })],
  ]);
  const manifest = () => JSON.parse(String(files.get('/builds/meta/1a.json')?.body.identity));
  listRedirects(files, { '/shop': '/products' });
  expect(manifest()).toEqual({ id: '1a', routeRules: { '/': { cache: true } }, redirects: { '/shop': '/products' } });
  expect(files.get('/builds/meta/1a.json')).toMatchObject({ status: 200, headers: { 'Cache-Control': 'no-cache' } });
  const etag = files.get('/builds/meta/1a.json')?.etag;
  listRedirects(files, {});
  expect(manifest().redirects).toEqual({});
  expect(files.get('/builds/meta/1a.json')?.etag).not.toBe(etag);
  expect(files.get('/builds/latest.json')).toBe(latest);
});
