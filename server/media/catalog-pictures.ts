import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { copiesOfPicture } from '#contract/pictures.ts';
import type { PictureDraft } from '#engine/domain/catalog/picture.ts';
import { nullIfMissing } from './missing-file.ts';

/** Enough for the largest size that pages ask for, on a screen of high density. */
const LONGEST_SIDE = 2048;
/** A picture of more dots is a bomb rather than a photo. */
const MAX_PIXELS = 60_000_000;
const QUALITY = 85;

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** What a picture of the catalog is stored as: its place below the uploads folder, and its size. */
export type StoredPicture = Omit<PictureDraft, 'title' | 'alt'>;

const toStored = (file: string, width: number, height: number): StoredPicture => ({
  ...{ file, mimeType: 'image/webp', width, height },
  sizes: copiesOfPicture(file, width, height),
});

/** Writes all of a file or nothing. */
export async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(draft, bytes, { flush: true });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Stores JPEG, PNG, WebP, GIF or AVIF as WebP, upright and without what its camera wrote into it; the first frame of a
 * moving one. Null for anything else, whatever it is called.
 * @param file below the uploads folder, with the ending `.webp`
 */
export async function storePicture(uploads: string, file: string, bytes: Buffer): Promise<StoredPicture | null> {
  const drawn = await draw(bytes);
  if (!drawn) return null;
  await writeWhole(join(uploads, file), drawn.data);
  return toStored(file, drawn.info.width, drawn.info.height);
}

async function draw(bytes: Buffer) {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) return null;
    return await picture
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
  } catch {
    return null;
  }
}

/** A picture that was stored before; null when there is none. */
export async function findStoredPicture(uploads: string, file: string): Promise<StoredPicture | null> {
  const bytes = await nullIfMissing(readFile(join(uploads, file)));
  if (!bytes) return null;
  const { width, height } = await sharp(bytes).metadata();
  return toStored(file, width, height);
}
