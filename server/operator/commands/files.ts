import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Messages } from '../messages/messages.ts';
import { fill } from '../messages/template.ts';
import { CommandRefused } from './command.ts';

/** Why the system refuses a file, in words of ours where they are known. */
export function reasonOf(error: unknown, reasons: Messages['readReasons'] | Messages['writeReasons']): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const known = Object.entries(reasons).find(([key]) => key === code)?.[1];
  return known ?? (error instanceof Error ? error.message : String(error));
}

/** @throws CommandRefused */
export const readBytes = (file: string, { errors, readReasons }: Messages): Promise<Uint8Array> =>
  readFile(file).catch((error: unknown) => {
    throw new CommandRefused(fill(errors.noFile, { file, message: reasonOf(error, readReasons) }));
  });

interface NewFile {
  readonly file: string;
  readonly bytes: Uint8Array | string | AsyncIterable<string>;
  /** Replaces an existing file. */
  readonly force: boolean;
}

/** Fails where a file is, even one made a moment ago. A hard link would do so, too: memory sticks and many network folders have none. */
const claimName = (file: string): Promise<void> => writeFile(file, '', { mode: 0o600, flag: 'wx' });

/** Writes all of the file or nothing, readable by its owner only. @throws CommandRefused */
export async function writeBytes({ file, bytes, force }: NewFile, { errors, writeReasons }: Messages): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  let isClaimed = false;
  try {
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
