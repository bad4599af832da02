import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp, { type Metadata } from 'sharp';
import { LARGEST_SIDE } from '#contract/pictures.ts';
import { isPhotoSized, upright } from './open-picture.ts';
import type { PictureCopies } from './picture-copies.ts';
import type { PictureVersions } from './picture-versions.ts';

/** It is by name: what was read of a file would be taken for that of one in its place. */
sharp.cache(false);

interface Needs {
  readonly uploads: string;
  readonly copies: PictureCopies;
  readonly versions: Pick<PictureVersions, 'current'>;
  /** Called once for each content of a file that cannot be drawn. */
  onUndrawable(file: string): void;
}

interface Original {
  /** Below the uploads folder. */
  readonly file: string;
  readonly version: string;
  /** Where it is kept once it is drawn. */
  readonly storedAt: string;
}

const isLarge = ({ width, height }: Metadata): boolean => Math.max(width, height) > LARGEST_SIDE;

/**
 * Pictures that somebody laid into the uploads folder by hand, as a camera made them. Drawing one takes hundreds of megabytes:
 * each is drawn once, one at a time, and all sizes are made of that.
 */
export function createLargeOriginals({ uploads, copies, versions, onUndrawable }: Needs) {
  const inTurn = pLimit(1);
  const named = new Set<string>();

  /** From the file, whose bytes then take no memory; null when it was replaced meanwhile. */
  async function drawOnce({ file, version, storedAt }: Original): Promise<Buffer | null> {
    const existing = await copies.read(storedAt);
    if (existing) return existing;
    const drawn = await upright(sharp(join(uploads, file)), LARGEST_SIDE)
      .jpeg({ quality: 92, force: false })
      .webp({ quality: 92, force: false })
      .toBuffer();
    if ((await versions.current(file)) !== version) return null;
    await copies.write(storedAt, drawn);
    return drawn;
  }

  function nameOnce({ file, version }: Original): null {
    const key = `${file} ${version}`;
    if (!named.has(key)) onUndrawable(file);
    named.add(key);
    return null;
  }

  /** What copies are drawn from: `file`, the original itself; null where it cannot be drawn or was replaced meanwhile. */
  return async function find(original: Original): Promise<Buffer | 'file' | null> {
    const facts = await sharp(join(uploads, original.file))
      .metadata()
      .catch(() => null);
    if (!facts || !isPhotoSized(facts)) return nameOnce(original);
    return isLarge(facts) ? inTurn(() => drawOnce(original)) : 'file';
  };
}

export type LargeOriginals = ReturnType<typeof createLargeOriginals>;
