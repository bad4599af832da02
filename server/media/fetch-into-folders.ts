import { hash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { extname, join } from 'node:path';
import pLimit from 'p-limit';
import { slugOf } from '#engine/domain/catalog/slugs.ts';
import { findStoredPicture, type StoredPicture, storePicture } from './catalog-pictures.ts';
import { type FetchFailure, type FetchLimits, fetchPublic } from './fetch-public.ts';
import { nullIfMissing } from './missing-file.ts';
import { writeWhole } from './write-whole.ts';

const PICTURE_LIMITS: FetchLimits = { maxBytes: 15 * 1024 * 1024, timeoutMs: 20_000 };
const FILE_LIMITS: FetchLimits = { maxBytes: 100 * 1024 * 1024, timeoutMs: 120_000 };

/** Requests at a time, in all and at one host. */
const MAX_REQUESTS = 6;
const MAX_PER_HOST = 2;

export type NotFetched = FetchFailure | 'NOT_A_PICTURE';

export interface Fetched {
  /** By address. */
  readonly pictures: ReadonlyMap<string, StoredPicture>;
  /** Address → file below the private folder. */
  readonly files: ReadonlyMap<string, string>;
  readonly failures: ReadonlyMap<string, NotFetched>;
}

interface Addresses {
  readonly pictures: readonly string[];
  /** Of files that are sold. */
  readonly files: readonly string[];
}

interface Needs {
  readonly uploads: string;
  readonly soldFiles: string;
  onProgress(done: number, total: number): void;
  /** Tests alone give another. */
  readonly fetchBytes?: typeof fetchPublic;
}

/** `Wax, yellow.JPG` of an address becomes `fetched/wax-yellow-0123456789`: the same for the same address. */
function placeOf(address: string): string {
  const path = URL.parse(address)?.pathname ?? '';
  const name = path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .replace(/%[0-9a-f]{2}/gi, '-');
  return `fetched/${slugOf(name, 'file').slice(0, 80)}-${hash('sha256', address).slice(0, 10)}`;
}

/** Where a picture of an address is stored. */
export const pictureFileOf = (address: string): string => `${placeOf(address)}.webp`;

/** Where a file of an address is stored that is sold. */
export const soldFileOf = (address: string): string => {
  const extension = extname(URL.parse(address)?.pathname ?? '').toLowerCase();
  return placeOf(address) + (/^\.[a-z0-9]{1,8}$/.test(extension) ? extension : '');
};

/** Fetches each address once, a few at a time and two at one host; what is in the folders already is not asked for again. */
export async function fetchIntoFolders(addresses: Addresses, needs: Needs): Promise<Fetched> {
  const pictures = new Map<string, StoredPicture>();
  const files = new Map<string, string>();
  const failures = new Map<string, NotFetched>();
  const inTurn = createTurns();
  const total = addresses.pictures.length + addresses.files.length;
  const work = async <T>(address: string, found: Map<string, T>, fetchOne: () => Promise<T | NotFetched>) => {
    const result = await inTurn(address, fetchOne);
    if (isFailure(result)) failures.set(address, result);
    else found.set(address, result);
    needs.onProgress(pictures.size + files.size + failures.size, total);
  };
  await Promise.all([
    ...addresses.pictures.map((address) => work(address, pictures, () => fetchPicture(address, needs))),
    ...addresses.files.map((address) => work(address, files, () => fetchFile(address, needs))),
  ]);
  return { pictures, files, failures };
}

const FAILURES: ReadonlySet<unknown> = new Set<NotFetched>([
  ...(['NOT_AN_ADDRESS', 'NOT_PUBLIC', 'NOT_FOUND', 'UNREACHABLE', 'TOO_SLOW', 'TOO_LARGE', 'NOT_A_PICTURE'] as const),
]);
const isFailure = (result: unknown): result is NotFetched => FAILURES.has(result);

/** Polite: no host gets many requests at once. */
function createTurns() {
  const all = pLimit(MAX_REQUESTS);
  const hosts = new Map<string, ReturnType<typeof pLimit>>();
  return <T>(address: string, work: () => Promise<T>): Promise<T> => {
    const host = URL.parse(address)?.host ?? '';
    const ofHost = hosts.get(host) ?? pLimit(MAX_PER_HOST);
    hosts.set(host, ofHost);
    return ofHost(() => all(work));
  };
}

async function fetchPicture(
  address: string,
  { uploads, fetchBytes = fetchPublic }: Needs,
): Promise<StoredPicture | NotFetched> {
  const file = pictureFileOf(address);
  const stored = await findStoredPicture(uploads, file);
  if (stored) return stored;
  const bytes = await fetchBytes(address, PICTURE_LIMITS);
  return typeof bytes === 'string' ? bytes : ((await storePicture(uploads, file, bytes)) ?? 'NOT_A_PICTURE');
}

async function fetchFile(
  address: string,
  { soldFiles, fetchBytes = fetchPublic }: Needs,
): Promise<string | FetchFailure> {
  const file = soldFileOf(address);
  const path = join(soldFiles, file);
  const isThere = await nullIfMissing(access(path).then(() => true));
  if (isThere) return file;
  const bytes = await fetchBytes(address, FILE_LIMITS);
  if (typeof bytes === 'string') return bytes;
  await writeWhole(path, bytes);
  return file;
}
