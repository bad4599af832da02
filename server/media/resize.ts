import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { versionOf } from '../content/picture-version.ts';
import { nullIfMissing } from './missing-file.ts';

/** A picture in a smaller size. */
export interface Copy {
  /** As it is asked for. */
  readonly path: string;
  /** The original, relative to the uploads folder. */
  readonly file: string;
  /** Of the original. */
  readonly version: string;
  readonly box: readonly [number, number];
}

/** Where the copy is stored: `2026/oil-320x320.8Jx0aQ2mZk.webp`. */
export function storedPath({ path, version }: Copy): string {
  const extension = extname(path);
  return `${path.slice(0, -extension.length)}.${version}${extension}`;
}

/** The original in the size of the copy, not yet encoded; null when it has gone or holds something else by now. */
export async function resized(uploads: string, { file, version, box: [width, height] }: Copy): Promise<Sharp | null> {
  const original = await nullIfMissing(readFile(join(uploads, file)));
  if (!original || versionOf(original) !== version) return null;
  return sharp(original).resize({ width, height, fit: 'inside', withoutEnlargement: true });
}
