import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { MIGRATIONS } from '#engine/adapters/database/migrations/all.ts';

/** What the running shop sends for one request: any number of `progress`, then one of the others. */
export type ServiceMessage =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'response'; readonly value: unknown }
  /** An unexpected error in the shop; the shop's log has the details. */
  | { readonly kind: 'failed'; readonly message: string };

/** How a long operation reports progress, and learns that it should stop. */
export interface Progress {
  onProgress(done: number, total: number): void;
  /** Aborted when the process that runs the operation is about to end. */
  readonly closing?: AbortSignal;
}

export const RELEASE_HEADER = 'x-shop-release';

/** The client is of another release; no operation was started. */
export const RELEASE_MISMATCH_STATUS = 409;

/** Larger than any sensible import; a broken client must not fill the memory of a running shop. */
export const MAX_REQUEST_BYTES = 256 * 1024 * 1024;

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/** Only programs of the same release talk to each other: the protocol has no versions of its own. */
export const RELEASE: string = [version, MIGRATIONS.at(-1)?.name, process.version].join(' ');

const LENGTH_BYTES = 4;

/** One message: its length in four bytes, then the value in V8's format, which keeps dates, maps and bytes. */
export function encodeMessage(value: unknown): Buffer {
  const body = serialize(value);
  const head = Buffer.alloc(LENGTH_BYTES);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
}

/** @throws RangeError when the stream ends inside a message. */
export async function* decodeMessages(stream: AsyncIterable<Buffer>): AsyncGenerator<unknown> {
  let chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    received += chunk.length;
    if (received < messageLength(chunks)) continue;
    let rest: Buffer = Buffer.concat(chunks);
    while (rest.length >= messageLength([rest])) {
      const end = messageLength([rest]);
      yield deserialize(rest.subarray(LENGTH_BYTES, end));
      rest = rest.subarray(end);
    }
    chunks = [rest];
    received = rest.length;
  }
  if (received > 0) throw new RangeError('the stream ended inside a message');
}

/** Bytes of the first message with its length; only those of the length while it is not complete. */
function messageLength(chunks: Buffer[]): number {
  const [first = Buffer.alloc(0)] = chunks;
  const head = first.length >= LENGTH_BYTES ? first : Buffer.concat(chunks);
  return head.length < LENGTH_BYTES ? LENGTH_BYTES : LENGTH_BYTES + head.readUInt32BE(0);
}
