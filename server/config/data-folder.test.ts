import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FolderRefused, makeDataFolder } from './data-folder.ts';

const temporary = () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

test('makes a folder and those above it for their owner alone, and leaves one that is there', () => {
  const folder = join(temporary(), 'shops', 'one');
  makeDataFolder(folder);
  makeDataFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a file in the way is an error of the system', () => {
  const file = join(temporary(), 'file');
  writeFileSync(file, '');
  expect(() => makeDataFolder(join(file, 'shop'))).toThrow('ENOTDIR');
});

// Only Linux has this file system.
test.runIf(existsSync('/proc/self'))('ends where the file system takes no folders', () => {
  expect(() => makeDataFolder('/proc/shop/data')).toThrow(FolderRefused);
});
