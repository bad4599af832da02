import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Bytes a socket's address may have on every system we know (macOS has the fewest). */
const LONGEST = 100;

/**
 * Where the running shop of a data folder listens for its operator. A folder of its own that only its owner may enter,
 * so that the socket in it is at no moment open to anyone else. Beside the temporary files where the path is too long.
 */
export function doorPlace(dataFolder: string): { readonly folder: string; readonly socket: string } {
  const folder = join(resolve(dataFolder), 'operator');
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return { folder, socket: `\\\\.\\pipe\\shop-operator-${name}` };
  if (Buffer.byteLength(join(folder, 'door')) <= LONGEST) return { folder, socket: join(folder, 'door') };
  const other = join(tmpdir(), `shop-operator-${name}`);
  return { folder: other, socket: join(other, 'door') };
}

/** The temporary folder is everyone's: another user may have made ours first, to listen in our place. */
export class ForeignDoor extends Error {
  override readonly name = 'ForeignDoor';
}

/** @throws ForeignDoor */
export function claimFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  mustBeOwn(folder);
}

/** @throws ForeignDoor */
export function mustBeOwn(folder: string): void {
  const { uid, mode } = lstatSync(folder);
  const isOwn = process.getuid === undefined || (uid === process.getuid() && (mode & 0o077) === 0);
  if (!isOwn) throw new ForeignDoor(`${folder} belongs to somebody else`);
}
