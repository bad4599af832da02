import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import pLimit from 'p-limit';
import { splitSize } from '#contract/pictures.ts';
import { versionOf } from '../content/picture-version.ts';
import { createAvifCopies } from './avif-copies.ts';
import { nullIfMissing } from './missing-file.ts';
import { createPictureCopies } from './picture-copies.ts';
import { createPictureVersions } from './picture-versions.ts';
import { type Copy, resized, storedPath } from './resize.ts';

/** Letters, digits, dot, dash, underscore and slash: no way up, no hidden file. */
const SAFE_PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:webp|png|jpg|pdf)$/;

interface Needs {
  readonly uploads: string;
  /** Folder of the smaller copies; may be emptied at any time. */
  readonly cache: string;
  /** What they may take on disk. */
  readonly maxCacheBytes: number;
  /** Makes copies as AVIF, too, for browsers that take it. */
  readonly makesAvif: boolean;
  onError(error: unknown): void;
}

interface Asked {
  /** The content that the address names; null: whichever the file has. */
  readonly version: string | null;
  readonly takesAvif: boolean;
}

export interface FoundPicture {
  readonly bytes: Buffer;
  /** `.webp` */
  readonly extension: string;
  /** The address names its content, and no better copy of it will come. */
  readonly isFinal: boolean;
}

/** The file has another content than the address names. */
export interface OtherVersion {
  readonly currentVersion: string;
}

/** Uploaded pictures, and smaller copies that are made at the first request and stored. */
export function createPictures({ uploads, cache, maxCacheBytes, makesAvif, onError }: Needs) {
  const copies = createPictureCopies({ folder: cache, maxBytes: maxCacheBytes, onError });
  const versions = createPictureVersions(uploads);
  const findAvif = makesAvif ? createAvifCopies({ uploads, copies, onError }) : null;
  const inFlight = new Map<string, Promise<Buffer | null>>();
  /** Each resize holds the whole original in memory; more at once than cores are not faster. */
  const limitResizes = pLimit(availableParallelism());

  async function findOrMake(copy: Copy): Promise<Buffer | null> {
    const existing = await copies.read(storedPath(copy));
    if (existing) return existing;
    const made = await limitResizes(async () => (await resized(uploads, copy))?.toBuffer());
    if (made) await copies.write(storedPath(copy), made);
    return made ?? null;
  }

  /** One resize for each picture however many ask for it at the same time. */
  function smaller(copy: Copy): Promise<Buffer | null> {
    const key = storedPath(copy);
    const running = inFlight.get(key);
    if (running) return running;
    const finding = findOrMake(copy).finally(() => inFlight.delete(key));
    inFlight.set(key, finding);
    return finding;
  }

  async function findCopy(copy: Copy, { version, takesAvif }: Asked): Promise<FoundPicture | null> {
    const bytes = await smaller(copy);
    if (!bytes) return null;
    const avif = takesAvif && findAvif ? await findAvif(copy, bytes) : null;
    const isFinal = version !== null && avif !== 'pending';
    return avif && avif !== 'pending'
      ? { bytes: avif, extension: '.avif', isFinal }
      : { bytes, extension: extname(copy.path), isFinal };
  }

  async function findOriginal(path: string, { version }: Asked): Promise<FoundPicture | null> {
    const bytes = await nullIfMissing(readFile(join(uploads, path)));
    return bytes && { bytes, extension: extname(path), isFinal: version === versionOf(bytes) };
  }

  /** The picture at a path below the uploads folder, or null. */
  return async function picture(path: string, asked: Asked): Promise<FoundPicture | OtherVersion | null> {
    if (!SAFE_PATH.test(path)) return null;
    const sized = splitSize(path);
    const currentVersion = await versions.current(sized?.file ?? path);
    if (currentVersion === null) return null;
    if (asked.version !== null && asked.version !== currentVersion) return { currentVersion };
    return sized ? findCopy({ path, ...sized, version: currentVersion }, asked) : findOriginal(path, asked);
  };
}

export type Pictures = ReturnType<typeof createPictures>;
