import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { splitSize } from '#contract/pictures.ts';
import { isMissing } from './is-missing.ts';

/** Letters, digits, dot, dash, underscore and slash: no way up, no hidden file. */
const SAFE_PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:webp|png|jpg)$/;

interface Needs {
  readonly uploads: string;
  /** Smaller copies are kept here; may be emptied at any time. */
  readonly cache: string;
  onError(error: unknown): void;
}

/** Null when the file is not there. */
const readOrNull = (file: string) => readFile(file).catch((error) => (isMissing(error) ? null : Promise.reject(error)));

/** When it was written; never, when it is not there. */
const timeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    (error) => (isMissing(error) ? Number.NEGATIVE_INFINITY : Promise.reject(error)),
  );

/** Written aside and renamed, so that no reader ever meets half a picture. */
async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(aside, bytes);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** Uploaded pictures, and smaller copies made at the first request and kept. */
export function createPictures({ uploads, cache, onError }: Needs) {
  const inFlight = new Map<string, Promise<Buffer | null>>();

  async function makeSmaller(path: string, file: string, box: readonly [number, number]): Promise<Buffer | null> {
    const kept = join(cache, path);
    const source = join(uploads, file);
    const [madeAt, changedAt] = await Promise.all([timeOf(kept), timeOf(source)]);
    const existing = madeAt >= changedAt ? await readOrNull(kept) : null;
    if (existing) return existing;
    const original = await readOrNull(source);
    if (!original) return null;
    const [width, height] = box;
    const bytes = await sharp(original).resize({ width, height, fit: 'inside', withoutEnlargement: true }).toBuffer();
    // A full disk costs speed, not the picture.
    await writeAtomically(kept, bytes).catch(onError);
    return bytes;
  }

  function smaller(path: string, file: string, box: readonly [number, number]): Promise<Buffer | null> {
    const running = inFlight.get(path);
    if (running) return running;
    const making = makeSmaller(path, file, box).finally(() => inFlight.delete(path));
    inFlight.set(path, making);
    return making;
  }

  /** The picture at a path below the uploads folder, or null. */
  return async function picture(path: string): Promise<Buffer | null> {
    if (!SAFE_PATH.test(path)) return null;
    const sized = splitSize(path);
    return sized ? smaller(path, sized.file, sized.box) : readOrNull(join(uploads, path));
  };
}

export type Pictures = ReturnType<typeof createPictures>;
