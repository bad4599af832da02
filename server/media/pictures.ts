import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { splitSize } from '#contract/pictures.ts';
import { nullIfMissing } from './missing-file.ts';

/** Letters, digits, dot, dash, underscore and slash: no way up, no hidden file. */
const SAFE_PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:webp|png|jpg|pdf)$/;

interface Needs {
  readonly uploads: string;
  /** Folder of the smaller copies; may be emptied at any time. */
  readonly cache: string;
  onError(error: unknown): void;
}

const readOrNull = (file: string): Promise<Buffer | null> => nullIfMissing(readFile(file));

const modifiedAt = async (file: string): Promise<number | null> => (await nullIfMissing(stat(file)))?.mtimeMs ?? null;

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

/** Uploaded pictures, and smaller copies that are made at the first request and stored. */
export function createPictures({ uploads, cache, onError }: Needs) {
  const inFlight = new Map<string, Promise<Buffer | null>>();
  /** Each resize holds the whole original in memory; more at once than cores are not faster. */
  const limitResizes = pLimit(availableParallelism());

  async function resize(path: string, file: string, box: readonly [number, number]): Promise<Buffer | null> {
    const original = await readOrNull(join(uploads, file));
    if (!original) return null;
    const [width, height] = box;
    const bytes = await sharp(original).resize({ width, height, fit: 'inside', withoutEnlargement: true }).toBuffer();
    // A full disk costs speed, not the picture.
    await writeAtomically(join(cache, path), bytes).catch(onError);
    return bytes;
  }

  async function findOrResize(path: string, file: string, box: readonly [number, number]): Promise<Buffer | null> {
    const copy = join(cache, path);
    const [copiedAt, changedAt] = await Promise.all([modifiedAt(copy), modifiedAt(join(uploads, file))]);
    const isCurrent = copiedAt !== null && copiedAt >= (changedAt ?? 0);
    const existing = isCurrent ? await readOrNull(copy) : null;
    return existing ?? limitResizes(() => resize(path, file, box));
  }

  /** One resize for each picture however many ask for it at the same time. */
  function smaller(path: string, file: string, box: readonly [number, number]): Promise<Buffer | null> {
    const running = inFlight.get(path);
    if (running) return running;
    const finding = findOrResize(path, file, box).finally(() => inFlight.delete(path));
    inFlight.set(path, finding);
    return finding;
  }

  /** The picture at a path below the uploads folder, or null. */
  return async function picture(path: string): Promise<Buffer | null> {
    if (!SAFE_PATH.test(path)) return null;
    const sized = splitSize(path);
    return sized ? smaller(path, sized.file, sized.box) : readOrNull(join(uploads, path));
  };
}

export type Pictures = ReturnType<typeof createPictures>;
