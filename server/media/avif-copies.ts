import pLimit from 'p-limit';
import type { Copy, PictureCopies } from './picture-copies.ts';

interface Needs {
  readonly copies: PictureCopies;
  onError(error: unknown): void;
}

/** Looks like WebP of quality 80, in two thirds of its bytes. More effort takes far longer and saves little. */
const AVIF = { quality: 55, effort: 3 } as const;
/** With less to save, decoding costs a phone more than the network. */
const WORTHWHILE_SHARE = 0.9;
/** Stored in place of AVIF that would save too little. */
const NOT_WORTHWHILE = Buffer.alloc(0);
/** Pictures that wait to become AVIF. Others have their turn when they are asked for again. */
const MAX_WAITING = 500;

/** Copies as AVIF. Each takes up to a second to make: one at a time, and nobody waits for it. */
export function createAvifCopies({ copies, onError }: Needs) {
  const limit = pLimit(1);
  const waiting = new Set<string>();

  async function make(copy: Copy, path: string, smallerThan: number): Promise<void> {
    const made = await (await copy.draw())?.avif(AVIF).toBuffer();
    if (made) await copies.write(path, made.length < smallerThan ? made : NOT_WORTHWHILE);
  }

  /** Null where it would save too little. */
  return async function findAvif(copy: Copy, { length }: Buffer): Promise<Buffer | 'pending' | null> {
    const path = `${copy.storedAt}.avif`;
    const existing = await copies.read(path);
    if (existing) return existing.length > 0 ? existing : null;
    if (waiting.has(path) || waiting.size >= MAX_WAITING) return 'pending';
    waiting.add(path);
    limit(() => make(copy, path, length * WORTHWHILE_SHARE))
      .catch(onError)
      .finally(() => waiting.delete(path));
    return 'pending';
  };
}
