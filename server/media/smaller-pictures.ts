import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import pLimit from 'p-limit';
import { createAvifCopies } from './avif-copies.ts';
import type { Copy, PictureCopies } from './picture-copies.ts';

interface Needs {
  readonly copies: PictureCopies;
  /** Makes copies as AVIF, too, for browsers that take it. */
  readonly makesAvif: boolean;
  onError(error: unknown): void;
}

export interface FoundCopy {
  readonly bytes: Buffer;
  /** `.webp` */
  readonly extension: string;
  /** No better copy will come. */
  readonly isFinal: boolean;
}

/** Finds a copy, or makes and stores it. */
export function createSmallerPictures({ copies, makesAvif, onError }: Needs) {
  const findAvif = makesAvif ? createAvifCopies({ copies, onError }) : null;
  const inFlight = new Map<string, Promise<Buffer | null>>();
  /** Each resize holds the whole original in memory; more at once than cores are not faster. */
  const limitResizes = pLimit(availableParallelism());

  async function findOrMake({ storedAt, draw }: Copy): Promise<Buffer | null> {
    const existing = await copies.read(storedAt);
    if (existing) return existing;
    const made = await limitResizes(async () => (await draw())?.toBuffer());
    if (made) await copies.write(storedAt, made);
    return made ?? null;
  }

  /** One resize for each picture however many ask for it at the same time. */
  function smaller(copy: Copy): Promise<Buffer | null> {
    const running = inFlight.get(copy.storedAt);
    if (running) return running;
    const finding = findOrMake(copy).finally(() => inFlight.delete(copy.storedAt));
    inFlight.set(copy.storedAt, finding);
    return finding;
  }

  return async function findCopy(copy: Copy, takesAvif: boolean): Promise<FoundCopy | null> {
    const bytes = await smaller(copy);
    if (!bytes) return null;
    const avif = takesAvif && findAvif ? await findAvif(copy, bytes) : null;
    return avif && avif !== 'pending'
      ? { bytes: avif, extension: '.avif', isFinal: true }
      : { bytes, extension: extname(copy.storedAt), isFinal: avif !== 'pending' };
  };
}

export type SmallerPictures = ReturnType<typeof createSmallerPictures>;
