import { pipeline } from 'node:stream/promises';
import { packTar as pack, unpackTar as unpack } from 'modern-tar/fs';
import { NotABackup } from '../connection/errors.ts';

/** PostgreSQL begins a new file at 1 GB. */
const MAX_FILE_BYTES = 1024 ** 3;
/** A header, and what fills the last block of a file. */
const BYTES_AROUND_FILE = 1024;
/** What may be read beyond the files that are known so far. */
const MAX_BYTES_AHEAD = 16 * 1024 * 1024;

/** A tar of all files and folders below `folder`, which must not change meanwhile. */
export const packTar = (folder: string): AsyncIterable<Uint8Array> =>
  pack(folder, { map: (header) => ({ ...header, uid: 0, gid: 0 }) });

/** A path of PostgreSQL's, which never leads out of its folder. In backups of earlier releases it begins with a slash. */
const PATH = /^\/?[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/;

/**
 * Writes the files and folders of a tar below `folder`, a piece at a time. It is read to its end, so that its source can tell
 * whether it is whole.
 * @throws NotABackup for what `packTar` would not have written, and the system's error
 */
export async function unpackTar(tar: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  let known = MAX_BYTES_AHEAD;
  async function* bounded() {
    let read = 0;
    for await (const piece of tar) {
      read += piece.length;
      if (read > known) throw new NotABackup(new Error('something follows its last file'));
      yield piece;
    }
  }
  const files = unpack(folder, {
    strict: true,
    fmode: 0o600,
    dmode: 0o700,
    filter({ name, type, size }) {
      const isOurs = PATH.test(name) && (type === 'file' || type === 'directory');
      if (!isOurs || size > MAX_FILE_BYTES) throw new NotABackup(new Error(`this is no file of a database: ${name}`));
      known += size + BYTES_AROUND_FILE;
      return true;
    },
  });
  await pipeline(bounded(), files);
}
