import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { SHOP_CONTENT } from '../content-folders.ts';

/** A copy of the content folder in which one file is changed; an empty text removes the file. */
export function contentWith(file: string, change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(SHOP_CONTENT, folder, { recursive: true });
  const text = readFileSync(join(folder, file), 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  if (changed === '') rmSync(join(folder, file));
  else writeFileSync(join(folder, file), changed);
  return folder;
}
