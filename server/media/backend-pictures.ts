import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { BACKEND_PICTURE_SIDES, LARGEST_SIDE } from '#contract/pictures.ts';
import { DAY_MS, MINUTE_MS } from '#engine/domain/durations.ts';
import { upright } from './open-picture.ts';
import type { PictureCopies } from './picture-copies.ts';
import type { FoundCopy, SmallerPictures } from './smaller-pictures.ts';

const PICTURE_PATH = /^\/(?!\/).+\.(?:jpe?g|png|webp|gif|avif)$/i;

/** Milliseconds. A picture that could not be had is not asked for again before. */
const FAILURE_MS = 10 * MINUTE_MS;
const MAX_FAILURES = 5000;
/** Requests to the backend at a time. */
const MAX_FETCHES = 6;
/** Pictures that wait for the backend; others get none at the moment. */
const MAX_WAITING = 300;
/** Milliseconds. A picture is fetched again after this time, for it may have been replaced. */
const PERIOD_MS = 7 * DAY_MS;

interface Needs {
  /** The only host that is asked: `https://backend.example`. */
  readonly origin: string;
  readonly copies: PictureCopies;
  readonly smaller: SmallerPictures;
  fetchPicture(url: URL): Promise<Buffer | null>;
  /** Milliseconds since 1970. */
  now(): number;
}

interface PictureRequest {
  /** Pixels of the longer side. */
  readonly side: number;
  readonly takesAvif: boolean;
}

/** In one spelling: in every other one the same picture would be fetched, drawn and stored once more, whoever asks for it. */
const spelled = (path: string): string =>
  path
    .replace(/(?<=.)\/{2,}/g, '/')
    .split('/')
    .map(decodeURIComponent)
    .map(encodeURIComponent)
    .join('/');

/** Upright, no larger than any page shows it, and without what else came with it. Null when it is broken. */
const drawnAnew = (bytes: Buffer): Promise<Buffer | null> =>
  upright(sharp(bytes), LARGEST_SIDE)
    .webp({ quality: 90 })
    .toBuffer()
    .catch(() => null);

/** The pictures of another backend, fetched once however many ask for them at the same time, and served from here. */
export function createBackendPictures({ origin, copies, smaller, fetchPicture, now }: Needs) {
  const inFlight = new Map<string, Promise<Buffer | null>>();
  const failedAt = new LRUCache<string, number>({ max: MAX_FAILURES });
  /** A photo takes hundreds of megabytes while it is drawn. */
  const limitDrawing = pLimit(1);
  const limitFetches = pLimit(MAX_FETCHES);

  const hasFailed = (key: string): boolean => now() - (failedAt.get(key) ?? Number.NEGATIVE_INFINITY) < FAILURE_MS;

  async function fetchOriginal(key: string, url: URL): Promise<Buffer | null> {
    const existing = await copies.read(key);
    if (existing) return existing;
    if (limitFetches.pendingCount >= MAX_WAITING) return null;
    const fetched = await limitFetches(() => fetchPicture(url));
    const bytes = fetched && (await limitDrawing(() => drawnAnew(fetched)));
    if (bytes) await copies.write(key, bytes);
    else failedAt.set(key, now());
    return bytes;
  }

  function original(key: string, url: URL): Promise<Buffer | null> {
    if (hasFailed(key)) return Promise.resolve(null);
    const running = inFlight.get(key);
    if (running) return running;
    const fetching = fetchOriginal(key, url).finally(() => inFlight.delete(key));
    inFlight.set(key, fetching);
    return fetching;
  }

  /** Pictures do not all become old in the same moment. */
  function keyOf(path: string): string {
    const digest = hash('sha256', path);
    const offset = Number.parseInt(digest.slice(0, 8), 16) % PERIOD_MS;
    return `backend/${digest.slice(0, 2)}/${digest.slice(2, 34)}.${Math.floor((now() + offset) / PERIOD_MS)}`;
  }

  /** The picture at a path of the backend; null when it cannot be had. */
  return async function backendPicture(
    requested: string,
    { side, takesAvif }: PictureRequest,
  ): Promise<FoundCopy | null> {
    const path = spelled(requested);
    const url = PICTURE_PATH.test(path) ? URL.parse(path, origin) : null;
    if (url?.origin !== origin || !BACKEND_PICTURE_SIDES.includes(side)) return null;
    const key = keyOf(path);
    if (hasFailed(key)) return null;
    const draw = async () => {
      const bytes = await original(key, url);
      const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
      return bytes && sharp(bytes).resize(size).webp();
    };
    return smaller({ storedAt: `${key}-${side}.webp`, draw }, takesAvif);
  };
}

export type BackendPictures = ReturnType<typeof createBackendPictures>;
