import { totalmem } from 'node:os';
import { setFlagsFromString } from 'node:v8';

/** Opening a database for the first time takes 1.3 GB, and its machine some. */
const ENOUGH_BYTES = 1.5 * 2 ** 30;
/** Each says nothing without the other. */
const BASELINE_ONLY = '--no-wasm-tier-up --no-wasm-dynamic-tiering';

/** What the process may take of the machine's memory; containers and services may allow it less. */
const allowedBytes = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/**
 * Where there is little memory, WebAssembly stays as it is compiled at first: V8 takes 600 MB to optimize one function of PostgreSQL,
 * which the kernel answers by killing the process. Short statements take a tenth longer, long ones up to two thirds. To be called
 * before the first of it is compiled.
 */
export function compileInLittleMemory(bytes = allowedBytes(), setFlags = setFlagsFromString): void {
  if (bytes < ENOUGH_BYTES) setFlags(BASELINE_ONLY);
}
