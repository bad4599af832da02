import { NoDiskSpace, NoMemory } from '../connection/errors.ts';

/** What the machine refuses says nothing about the files. */
const SYSTEM_CODES = ['EACCES', 'EMFILE', 'ENFILE', 'EPERM', 'EROFS'];
const MEMORY_CODES = ['ENOMEM', 'ERR_WORKER_OUT_OF_MEMORY'];

/** What the WebAssembly file system throws instead of Node's errors, with WASI's number. */
const WASI_ENOSPC = 51;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** By Node's own code, by WASI's number, or by PostgreSQL's words where the embedded one only had those. */
export const isDiskFull = (error: unknown): boolean =>
  codeOf(error) === 'ENOSPC' ||
  (error instanceof Error && error.message.includes('No space left on device')) ||
  (typeof error === 'object' && error !== null && 'errno' in error && error.errno === WASI_ENOSPC);

/** V8 has no code where it gets no memory for a buffer or for WebAssembly. */
const isOutOfMemory = (error: unknown): boolean =>
  MEMORY_CODES.includes(codeOf(error)) || (error instanceof RangeError && /allocat/i.test(error.message));

/** What the machine refuses while the database in `folder` is opened or made; null for any other error. */
export function machineErrorOf(error: unknown, folder: string): Error | null {
  if (isDiskFull(error)) return new NoDiskSpace(folder, error);
  if (isOutOfMemory(error)) return new NoMemory(error);
  return error instanceof Error && SYSTEM_CODES.includes(codeOf(error)) ? error : null;
}
