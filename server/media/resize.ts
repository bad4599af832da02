import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { nullIfMissing } from './missing-file.ts';

/** A picture in a smaller size. */
export interface Copy {
  /** As it is asked for. */
  readonly path: string;
  /** The original, relative to the uploads folder. */
  readonly file: string;
  /** Milliseconds; when the original was changed. */
  readonly changedAt: number;
  readonly box: readonly [number, number];
}

/** The original in the size of the copy, not yet encoded; null when it is gone. */
export async function resized(uploads: string, { file, box: [width, height] }: Copy): Promise<Sharp | null> {
  const original = await nullIfMissing(readFile(join(uploads, file)));
  return original && sharp(original).resize({ width, height, fit: 'inside', withoutEnlargement: true });
}
