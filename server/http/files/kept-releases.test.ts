import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LATEST_BUILD } from '#contract/builds.ts';
import { readyBody } from '../../pages/compress.ts';
import type { ReadyPage } from '../../pages/ready-page.ts';
import { openReleases } from './kept-releases.ts';

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'releases');
}

const fileOf = (text: string): ReadyPage => ({
  status: 200,
  headers: {},
  body: readyBody(Buffer.from(text), {}),
  etag: '',
  tags: [],
});

/** A process of the release begins. */
async function start(folder: string, id: string) {
  const files = new Map([
    [LATEST_BUILD, fileOf(JSON.stringify({ id }))],
    [`/assets/shell-${id}.js`, fileOf(`code of ${id}`)],
    ['/favicon.svg', fileOf('drawing')],
  ]);
  const onError = vi.fn();
  const find = await openReleases({ folder, files, onError });
  const read = async (path: string) => (await find(path))?.body.identity.toString() ?? null;
  return { find, read, onError };
}

test('a process has the files of a release that began after it, and of the one before', async () => {
  const folder = createFolder();
  const before = await start(folder, 'before');
  const after = await start(folder, 'after');
  expect(await before.read('/assets/shell-after.js')).toBe('code of after');
  expect(await after.read('/assets/shell-before.js')).toBe('code of before');
  expect(await after.read('/assets/shell-none.js')).toBeNull();
  expect((await after.find('/assets/shell-before.js'))?.headers).toEqual({
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
  });
});

test('nothing is found but what belongs to pages', async () => {
  const folder = createFolder();
  await start(folder, 'before');
  const { read } = await start(folder, 'after');
  expect(await read('/favicon.svg')).toBeNull();
});

test('the three releases that began last are kept', async () => {
  const folder = createFolder();
  for (const [at, id] of ['first', 'second', 'third'].entries()) {
    await start(folder, id);
    utimesSync(join(folder, `${id}.json`), at, at);
  }
  await start(folder, 'first');
  await start(folder, 'fourth');
  expect(readdirSync(folder).sort()).toEqual(['first.json', 'fourth.json', 'third.json']);
});

test('one that another process drops at the same moment is no error', async () => {
  const folder = createFolder();
  for (const id of ['first', 'second', 'third']) await start(folder, id);
  // Listed, and not there when it is looked at.
  symlinkSync('dropped', join(folder, 'dropped.json'));
  const { onError } = await start(folder, 'third');
  expect(onError).not.toHaveBeenCalled();
  expect(readdirSync(folder).sort()).toEqual(['first.json', 'second.json', 'third.json']);
});

test('a damaged file of another release is left alone', async () => {
  const folder = createFolder();
  await start(folder, 'before');
  writeFileSync(join(folder, 'before.json'), '{"/assets/shell-before.js":');
  const { read, onError } = await start(folder, 'after');
  expect(await read('/assets/shell-before.js')).toBeNull();
  expect(onError).not.toHaveBeenCalled();
});

test('a shop that can leave nothing there opens without it', async () => {
  const folder = createFolder();
  writeFileSync(folder, 'a file where the folder would be');
  const { read, onError } = await start(folder, 'only');
  expect(onError).toHaveBeenCalledOnce();
  expect(await read('/assets/shell-before.js')).toBeNull();
  expect(existsSync(folder)).toBe(true);
});
