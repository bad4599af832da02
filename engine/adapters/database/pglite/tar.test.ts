import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { NotABackup } from '../connection/errors.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { packTar, unpackTar } from './tar.ts';

async function tarOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'empty'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return buffer(packTar(folder));
}

async function* piecesOf(tar: Buffer, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < tar.length; at += length) yield tar.subarray(at, at + length);
}

test.each([1, 511, 512, 513, 1_000_000])('unpacks what was packed, in pieces of %i bytes', async (length) => {
  const files = { none: '', one: 'a', block: 'b'.repeat(512), more: 'c'.repeat(1025) };
  const folder = temporaryFolder();
  await unpackTar(piecesOf(await tarOf(files), length), folder);
  expect(readdirSync(folder).toSorted()).toEqual(['block', 'empty', 'more', 'none', 'one']);
  expect(Object.keys(files).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(Object.values(files));
});

/** The first header changed, with a checksum that is right again. */
async function withHeader(change: (header: Buffer) => void): Promise<Buffer> {
  const tar = await tarOf({});
  const header = tar.subarray(0, 512);
  change(header);
  header.fill(' ', 148, 156);
  const sum = header.reduce((before, byte) => before + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return tar;
}

test.each([
  ['a name that leads out of the folder', (header: Buffer) => header.write('../out\0', 0)],
  ['a name that leads elsewhere', (header: Buffer) => header.write('a/../../out\0', 0)],
  ['a link', (header: Buffer) => header.write('2', 156)],
  [
    'a file larger than PostgreSQL makes any',
    (header: Buffer) => {
      header.write('large\0', 0);
      header.write('077777777777', 124);
      header.write('0', 156);
    },
  ],
])('refuses %s', async (_case, change) => {
  const folder = temporaryFolder();
  await expect(unpackTar(piecesOf(await withHeader(change), 512), folder)).rejects.toThrow(NotABackup);
  expect(readdirSync(folder)).toEqual([]);
});

test('unpacks backups of earlier releases, whose names begin with a slash', async () => {
  const folder = temporaryFolder();
  const tar = await withHeader((header) => header.write('/base/\0', 0));
  await unpackTar(piecesOf(tar, 512), folder);
  expect(readdirSync(folder)).toEqual(['base']);
});

test('stops reading what goes on for ever behind the last file', async () => {
  const tar = await tarOf({});
  async function* endless() {
    yield tar;
    for (;;) yield Buffer.alloc(4096);
  }
  await expect(unpackTar(endless(), temporaryFolder())).rejects.toThrow(NotABackup);
});
