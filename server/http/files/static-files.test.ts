import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { loadStaticFiles } from './static-files.ts';

async function buildOf(files: Readonly<Record<string, string | Buffer>>, keepsPagesOffline = true) {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'builds', 'meta'), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return loadStaticFiles(folder, { keepsPagesOffline });
}

test('caches files with a digest in their name for ever, others for an hour', async () => {
  const files = await buildOf({ 'assets/app-1a2b.js': 'app', 'favicon.ico': 'icon' });
  expect(files.get('/assets/app-1a2b.js')?.headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
  expect(files.get('/favicon.ico')?.headers['Cache-Control']).toBe('public, max-age=3600');
});

test('has browsers ask each time for the latest release, and for what is known of a release', async () => {
  const files = await buildOf({ 'builds/latest.json': '{"id":"1a"}', 'builds/meta/1a.json': '{}' });
  expect(files.get('/builds/latest.json')?.headers['Cache-Control']).toBe('no-cache');
  expect(files.get('/builds/meta/1a.json')?.headers['Cache-Control']).toBe('no-cache');
});

test.each([
  [true, 'keep'],
  [false, 'leave'],
])('sends the service worker that keeps pages, or where that is off the one that leaves (%s)', async (isOn, text) => {
  const files = await buildOf({ 'service-worker.js': 'keep', 'service-worker-off.js': 'leave' }, isOn);
  const worker = files.get('/service-worker.js');
  expect(worker?.body.identity.toString()).toBe(text);
  expect(worker?.headers).toMatchObject({
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  });
});

test('lets proxies cache each encoding separately', async () => {
  const files = await buildOf({ 'assets/app.js': 'app', 'assets/app.js.br': brotliCompressSync('app') });
  const file = files.get('/assets/app.js');
  expect(file?.headers).toMatchObject({ Vary: 'Accept-Encoding' });
  expect(file?.body.in('br')).toEqual(brotliCompressSync('app'));
  expect(file?.body.in('gzip')).toEqual(Buffer.from('app'));
});

test('does not serve compressed copies, source maps, hidden files and folders', async () => {
  const files = await buildOf({ 'app.js': 'app', 'app.js.br': '', 'app.js.map': '{}', '.env': 'SECRET=1' });
  expect([...files.keys()]).toEqual(['/app.js']);
});
