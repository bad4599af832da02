import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The shortest limit of the supported systems is that of macOS: 104 bytes with the final NUL. */
const MAX_SOCKET_PATH_BYTES = 100;

/**
 * Where the running shop of a data folder listens for its operator: in a folder of its own that only its owner may enter,
 * so that the socket is never open to others. It lies beside the temporary files where the path would be too long.
 */
export function socketPath(dataFolder: string): { readonly folder: string; readonly socket: string } {
  const folder = join(resolve(dataFolder), 'operator');
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return { folder, socket: `\\\\.\\pipe\\shop-operator-${name}` };
  const socket = join(folder, 'socket');
  if (Buffer.byteLength(socket) <= MAX_SOCKET_PATH_BYTES) return { folder, socket };
  const temporary = join(tmpdir(), `shop-operator-${name}`);
  return { folder: temporary, socket: join(temporary, 'socket') };
}

/** Everyone may write to the temporary folder: another user may have made this folder first, to listen in the shop's place. */
export class ForeignSocketFolder extends Error {
  override readonly name = 'ForeignSocketFolder';
}

/** @throws ForeignSocketFolder */
export function createOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  requireOwnFolder(folder);
}

/** @throws ForeignSocketFolder */
export function requireOwnFolder(folder: string): void {
  const { uid, mode } = lstatSync(folder);
  const isOwn = process.getuid === undefined || (uid === process.getuid() && (mode & 0o077) === 0);
  if (!isOwn) throw new ForeignSocketFolder(`${folder} belongs to another user, or others may enter it`);
}
