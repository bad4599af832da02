import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import pLimit from 'p-limit';
import { splitSize } from '#contract/pictures.ts';
import { createAvifCopies } from './avif-copies.ts';
import { nullIfMissing } from './missing-file.ts';
import { createPictureCopies } from './picture-copies.ts';
import { type Copy, resized } from './resize.ts';

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

export interface FoundPicture {
  readonly bytes: Buffer;
  /** `.webp` */
  readonly extension: string;
}

/** Uploaded pictures, and smaller copies that are made at the first request and stored. */
export function createPictures({ uploads, cache, maxCacheBytes, makesAvif, onError }: Needs) {
  const copies = createPictureCopies({ folder: cache, maxBytes: maxCacheBytes, onError });
  const findAvif = makesAvif ? createAvifCopies({ uploads, copies, onError }) : null;
  const inFlight = new Map<string, Promise<Buffer | null>>();
  /** Each resize holds the whole original in memory; more at once than cores are not faster. */
  const limitResizes = pLimit(availableParallelism());

  async function findOrMake(copy: Copy): Promise<Buffer | null> {
    const existing = await copies.read(copy.path, copy.changedAt);
    if (existing) return existing;
    const made = await limitResizes(async () => (await resized(uploads, copy))?.toBuffer());
    if (made) await copies.write(copy.path, made);
    return made ?? null;
  }

  /** One resize for each picture however many ask for it at the same time. */
  function smaller(copy: Copy): Promise<Buffer | null> {
    const running = inFlight.get(copy.path);
    if (running) return running;
    const finding = findOrMake(copy).finally(() => inFlight.delete(copy.path));
    inFlight.set(copy.path, finding);
    return finding;
  }

  async function findCopy(copy: Copy, takesAvif: boolean): Promise<FoundPicture | null> {
    const bytes = await smaller(copy);
    if (!bytes) return null;
    const avif = takesAvif && findAvif ? await findAvif(copy, bytes) : null;
    return avif ? { bytes: avif, extension: '.avif' } : { bytes, extension: extname(copy.path) };
  }

  /** The picture at a path below the uploads folder, or null. */
  return async function picture(path: string, { takesAvif }: { readonly takesAvif: boolean }) {
    if (!SAFE_PATH.test(path)) return null;
    const sized = splitSize(path);
    const file = join(uploads, sized?.file ?? path);
    if (!sized) {
      const bytes = await nullIfMissing(readFile(file));
      return bytes && { bytes, extension: extname(path) };
    }
    const original = await nullIfMissing(stat(file));
    return original && findCopy({ path, ...sized, changedAt: original.mtimeMs }, takesAvif);
  };
}

export type Pictures = ReturnType<typeof createPictures>;
