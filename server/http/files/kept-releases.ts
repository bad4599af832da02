import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { z } from 'zod';
import { LATEST_BUILD } from '#contract/builds.ts';
import { writeWhole } from '../../media/write-whole.ts';
import { bodyOnDemand, readyBody } from '../../pages/compress.ts';
import { etagOf, type ReadyPage } from '../../pages/ready-page.ts';
import { fileHeaders } from './static-files.ts';

interface Needs {
  /** Shared by all processes of the shop. */
  readonly folder: string;
  /** Of this process's own release. */
  readonly files: ReadonlyMap<string, ReadyPage>;
  onError(error: unknown): void;
}

type FindFile = (path: string) => Promise<ReadyPage | null>;

/** The running one, the one before or after it, and one that was taken back. */
const MAX_RELEASES = 3;

const COMPRESSED = new Set(['.js', '.css', '.svg']);

/** By path, in base64. */
const Stored = z.record(z.string(), z.string());

const isAsset = (path: string) => path.startsWith('/assets/');

const nameOf = (files: Needs['files']): string => {
  const { id } = JSON.parse(files.get(LATEST_BUILD)?.body.identity.toString() ?? '{"id":"unnamed"}');
  return `${id}.json`;
};

/** Puts the files of this release where the processes of other releases find them. */
async function store(folder: string, files: Needs['files']): Promise<void> {
  const file = join(folder, nameOf(files));
  const now = new Date();
  const isThere = await utimes(file, now, now).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const assets = [...files].filter(([path]) => isAsset(path));
  const stored = assets.map(([path, { body }]) => [path, body.identity.toString('base64')]);
  await writeWhole(file, JSON.stringify(Object.fromEntries(stored)));
}

/** Milliseconds since 1970. One that another process has dropped meanwhile counts as the oldest. */
const startOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

async function dropOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  const releases = await Promise.all(
    names.map(async (name) => ({ name, startedAt: await startOf(join(folder, name)) })),
  );
  const newestFirst = releases.sort((a, b) => b.startedAt - a.startedAt);
  for (const { name } of newestFirst.slice(MAX_RELEASES)) await rm(join(folder, name), { force: true });
}

function toReady(path: string, text: string): ReadyPage {
  const bytes = Buffer.from(text, 'base64');
  const body = COMPRESSED.has(extname(path)) ? bodyOnDemand(bytes) : readyBody(bytes, {});
  return { status: 200, headers: fileHeaders(path), body, etag: etagOf(bytes), tags: [] };
}

async function read(file: string): Promise<ReadonlyMap<string, ReadyPage>> {
  const stored = Stored.parse(JSON.parse(await readFile(file, 'utf8')));
  return new Map(Object.entries(stored).map(([path, text]) => [path, toReady(path, text)]));
}

/**
 * While processes are restarted one after the other, a page of one release asks any of them for its files, and a cache in front of the
 * shop hands out pages of the release before. So each process leaves its files to the others, and looks there for what it does not have.
 */
export async function openReleases({ folder, files, onError }: Needs): Promise<FindFile> {
  const own = nameOf(files);
  const others = new Map<string, ReturnType<typeof read>>();
  await store(folder, files)
    .then(() => dropOldest(folder))
    .catch(onError);
  const open = (name: string) => {
    const reading = others.get(name) ?? read(join(folder, name));
    others.set(name, reading);
    return reading;
  };
  return async (path) => {
    if (!isAsset(path)) return null;
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((other) => other.endsWith('.json') && other !== own)) {
      const found = await open(name).then(
        (release) => release.get(path),
        () => others.delete(name),
      );
      if (typeof found === 'object') return found;
    }
    return null;
  };
}
