import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { copiesOfPicture } from '#contract/pictures.ts';
import type { PictureDraft } from '#engine/domain/catalog/picture.ts';
import { nullIfMissing } from './missing-file.ts';
import { openPicture, upright } from './open-picture.ts';
import { writeWhole } from './write-whole.ts';

/** Enough for the largest size that pages ask for, on a screen of high density. */
const LONGEST_SIDE = 2048;
const QUALITY = 85;

/** What a picture of the catalog is stored as: its place below the uploads folder, and its size. */
export type StoredPicture = Omit<PictureDraft, 'title' | 'alt'>;

const toStored = (file: string, width: number, height: number): StoredPicture => ({
  file,
  mimeType: 'image/webp',
  width,
  height,
  sizes: copiesOfPicture(file, width, height),
});

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
    const picture = await openPicture(bytes);
    return (
      picture && (await upright(picture, LONGEST_SIDE).webp({ quality: QUALITY }).toBuffer({ resolveWithObject: true }))
    );
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
