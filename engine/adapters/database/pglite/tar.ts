import { createReadStream, type Dirent } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { NotABackup } from '../connection/errors.ts';

/** A tar is made of blocks (POSIX.1-1988, ustar). */
const BLOCK = 512;
const NAME_LENGTH = 100;
const MODE = { at: 100, length: 8 };
const SIZE = { at: 124, length: 12 };
const CHECKSUM = { at: 148, length: 8 };
const TYPE_AT = 156;
const MAGIC_AT = 257;
const FILE = '0';
const FOLDER = '5';

/** What reading and writing holds in memory. */
const PIECE_BYTES = 1024 * 1024;
/** PostgreSQL begins a new file at 1 GB. */
const MAX_FILE_BYTES = 1024 ** 3;
/** What other programs write behind the last file. */
const MAX_END_BYTES = 64 * 1024;

/** A tar of all files and folders below `folder`, which must not change meanwhile. */
export async function* packTar(folder: string): AsyncGenerator<Uint8Array> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) yield* packed(folder, entry);
  yield Buffer.alloc(2 * BLOCK);
}

async function* packed(folder: string, entry: Dirent): AsyncGenerator<Uint8Array> {
  const path = join(entry.parentPath, entry.name);
  const name = relative(folder, path).replaceAll(sep, '/');
  if (entry.isDirectory()) return yield headerOf(`${name}/`, FOLDER, 0);
  const { size } = await stat(path);
  yield headerOf(name, FILE, size);
  if (size > 0) yield* createReadStream(path, { highWaterMark: PIECE_BYTES, end: size - 1 });
  yield Buffer.alloc(paddingOf(size));
}

const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

function headerOf(name: string, type: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, NAME_LENGTH);
  writeNumber(header, MODE, type === FOLDER ? 0o700 : 0o600);
  writeNumber(header, SIZE, size);
  header.write(type, TYPE_AT);
  header.write('ustar\x0000', MAGIC_AT);
  writeNumber(header, CHECKSUM, checksumOf(header));
  return header;
}

type NumberField = typeof SIZE;

/** In octal digits, with a NUL behind them. */
const writeNumber = (header: Buffer, { at, length }: NumberField, value: number) =>
  header.write(value.toString(8).padStart(length - 1, '0'), at);

const readNumber = (header: Buffer, { at, length }: NumberField): number =>
  Number.parseInt(header.toString('latin1', at, at + length).trim(), 8);

/** As if the field itself were blank. */
function checksumOf(header: Buffer): number {
  const end = CHECKSUM.at + CHECKSUM.length;
  return header.reduce((sum, byte, at) => sum + (at >= CHECKSUM.at && at < end ? 0x20 : byte), 0);
}

/**
 * Writes the files and folders of a tar below `folder`, a piece at a time. It is read to its end, so that its source can tell
 * whether it is whole.
 * @throws NotABackup for what `packTar` would not have written, and the system's error
 */
export async function unpackTar(tar: AsyncIterable<Uint8Array>, folder: string): Promise<void> {
  const pieces = createPieces(tar);
  try {
    for (let header = await pieces.block(); header.some((byte) => byte !== 0); header = await pieces.block()) {
      const { path, type, size } = read(header, folder);
      await mkdir(type === FOLDER ? path : dirname(path), { recursive: true });
      if (type === FILE) await writeFile(path, pieces.content(size), { mode: 0o600, flag: 'wx' });
    }
    await pieces.end();
  } finally {
    await pieces.close();
  }
}

/** One name of a path of PostgreSQL's, which never leads out of its folder. */
const NAME = /^[\w-][\w.-]*$/;

function read(header: Buffer, folder: string) {
  if (
    header.toString('latin1', MAGIC_AT, MAGIC_AT + 5) !== 'ustar' ||
    readNumber(header, CHECKSUM) !== checksumOf(header)
  )
    throw new NotABackup(new Error('this is no tar'));
  const name = header.toString('latin1', 0, NAME_LENGTH).replace(/\0.*$/s, '');
  const names = name
    .replace(/^\.?\//, '')
    .replace(/\/$/, '')
    .split('/');
  const type = header.toString('latin1', TYPE_AT, TYPE_AT + 1).replace('\0', FILE);
  const size = readNumber(header, SIZE);
  const isOurs = names.every((one) => NAME.test(one)) && (type === FILE || (type === FOLDER && size === 0));
  if (!isOurs || !(size <= MAX_FILE_BYTES)) throw new NotABackup(new Error(`this is no file of a database: ${name}`));
  return { path: join(folder, ...names), type, size };
}

function createPieces(source: AsyncIterable<Uint8Array>) {
  const pieces = source[Symbol.asyncIterator]();
  let rest: Uint8Array | null = new Uint8Array();

  /** At least one byte, unless the source has ended, and `most` of them at most. */
  async function next(most: number): Promise<Uint8Array | null> {
    while (rest?.length === 0) {
      const { done, value } = await pieces.next();
      rest = done ? null : value;
    }
    const taken = rest?.subarray(0, most) ?? null;
    rest = rest?.subarray(most) ?? null;
    return taken;
  }

  /** @throws NotABackup where the source ends before */
  async function* content(size: number): AsyncGenerator<Uint8Array> {
    for (let left = size + paddingOf(size), wanted = size; left > 0; ) {
      const piece = await next(left);
      if (!piece) throw new NotABackup(new Error('it ends too early'));
      if (wanted > 0) yield piece.subarray(0, wanted);
      left -= piece.length;
      wanted -= piece.length;
    }
  }

  return {
    content,
    block: (): Promise<Buffer> => buffer(content(BLOCK)),
    /** @throws NotABackup where much follows */
    async end(): Promise<void> {
      let bytes = 0;
      for (let piece = await next(BLOCK); piece; piece = await next(BLOCK)) {
        bytes += piece.length;
        if (bytes > MAX_END_BYTES) throw new NotABackup(new Error('something follows its last file'));
      }
    },
    close: async () => void (await pieces.return?.()),
  };
}
