import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SHOP_CONTENT } from './content-folders.ts';
import { copyContentPictures } from './content-picture.ts';
import { readContent } from './read-content.ts';

const SHOWN = 'first-can.webp';
const pictureOf = (name: string) => readFileSync(join(SHOP_CONTENT, 'pictures', name));

/** A brand's folder of texts that has only this picture. */
function folderWith(name: string, bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'own-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures', name), bytes);
  return folder;
}

const addressIn = (folders: readonly string[]) =>
  readContent(folders).id.about.timeline.find(({ picture }) => picture?.src.includes(SHOWN))?.picture?.src;

test('a picture of the brand is shown instead of the shop’s of the same name, at an address of its own', () => {
  const own = folderWith(SHOWN, pictureOf('turbine-lap.webp'));
  const address = addressIn([own, SHOP_CONTENT]);
  expect(address).toContain(SHOWN);
  expect(address).not.toBe(addressIn([SHOP_CONTENT]));

  const uploads = mkdtempSync(join(tmpdir(), 'uploads-'));
  onTestFinished(() => rmSync(uploads, { recursive: true }));
  copyContentPictures(uploads, [own, SHOP_CONTENT]);
  const copied = join(uploads, 'content');
  expect(readFileSync(join(copied, SHOWN))).toEqual(pictureOf('turbine-lap.webp'));
  expect(readdirSync(copied).sort()).toEqual(readdirSync(join(SHOP_CONTENT, 'pictures')).sort());
});

test.each([
  ['is no picture', Buffer.from('a letter')],
  ['is larger than 512 KB', Buffer.alloc(600 * 1024)],
])('a file of the brand that %s is named', (problem, bytes) => {
  const folders = [folderWith(SHOWN, bytes), SHOP_CONTENT];
  expect(() => readContent(folders)).toThrow(problem);
  const uploads = mkdtempSync(join(tmpdir(), 'uploads-'));
  onTestFinished(() => rmSync(uploads, { recursive: true }));
  copyContentPictures(uploads, folders);
  expect(readdirSync(join(uploads, 'content'))).not.toContain(SHOWN);
});
