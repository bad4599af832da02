import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Messages } from '../messages/messages.ts';
import { fill } from '../messages/template.ts';
import { CommandRefused } from './command.ts';

/** Why the system refuses a file, in words of ours where they are known. */
export function reasonOf(error: unknown, reasons: Messages['readReasons'] | Messages['writeReasons']): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const known = Object.entries(reasons).find(([key]) => key === code)?.[1];
  return known ?? (error instanceof Error ? error.message : String(error));
}

/** More than any list, picture or article has; what a device or a forgotten pipe gives has no end. */
const MAX_MEGABYTES = 128;

/** The whole file, which may be a pipe. @throws CommandRefused */
export async function readBytes(file: string, { errors, readReasons }: Messages): Promise<Buffer> {
  const refuse = (message: string) => new CommandRefused(fill(errors.noFile, { file, message }));
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
      bytes += piece.length;
      if (bytes > MAX_MEGABYTES * 1e6) break;
      pieces.push(piece);
    }
  } catch (error) {
    throw refuse(reasonOf(error, readReasons));
  }
  if (bytes > MAX_MEGABYTES * 1e6) throw refuse(fill(errors.tooLarge, { megabytes: MAX_MEGABYTES }));
  return Buffer.concat(pieces);
}

/** What is read piece by piece; a folder has none. @throws CommandRefused */
export async function openToRead(file: string, { errors, readReasons }: Messages): Promise<Readable> {
  try {
    const handle = await open(file);
    if ((await handle.stat()).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    return handle.createReadStream();
  } catch (error) {
    throw new CommandRefused(fill(errors.noFile, { file, message: reasonOf(error, readReasons) }));
  }
}

interface NewFile {
  readonly file: string;
  readonly bytes: Uint8Array | string | AsyncIterable<string | Uint8Array>;
  /** Replaces an existing file. */
  readonly force: boolean;
}

/** Fails where a file is, even one made a moment ago. A hard link would do so, too: memory sticks and many network folders have none. */
const claimName = (file: string): Promise<void> => writeFile(file, '', { mode: 0o600, flag: 'wx' });

/** Nobody writes to a file for so long: its process may run on another machine that shares the folder. */
const ABANDONED_MS = 3600_000;

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Of commands that were killed while they wrote a file of this kind, whatever it was to be called: backups have the day in their names. */
async function removeAbandonedDrafts(file: string): Promise<void> {
  const folder = dirname(file);
  for (const name of await readdir(folder)) {
    const [, draft = '', id = ''] = /^(.+)\.(\d+)\.part$/.exec(name) ?? [];
    if (draft === '' || extname(draft) !== extname(file) || isRunning(Number(id))) continue;
    const path = join(folder, name);
    if (Date.now() - (await stat(path)).mtimeMs > ABANDONED_MS) await rm(path);
  }
}

/** Writes all of the file or nothing, readable by its owner only. @throws CommandRefused */
export async function writeBytes({ file, bytes, force }: NewFile, { errors, writeReasons }: Messages): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  let isClaimed = false;
  await removeAbandonedDrafts(file).catch(() => {});
  try {
    // In a container each command may have the same number, and so had one that was killed.
    await rm(draft, { force: true });
    await writeFile(draft, bytes, { mode: 0o600, flag: 'wx', flush: true });
    if (!force) {
      await claimName(file);
      isClaimed = true;
    }
    await rename(draft, file);
  } catch (error) {
    // The next attempt would find an empty file of this name.
    if (isClaimed) await rm(file, { force: true }).catch(() => {});
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw new CommandRefused(
      fill(isThere ? errors.fileExists : errors.cannotWrite, { file, message: reasonOf(error, writeReasons) }),
    );
  } finally {
    // Where no file can be, none can be removed; the refusal above says it.
    await rm(draft, { force: true }).catch(() => {});
  }
}
