import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { MIGRATIONS } from '#engine/adapters/database/migrations/all.ts';

/** What the running shop sends for one request: any number of `progress` and of `part`, then one of the others. */
export type ServiceMessage =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'response'; readonly value: unknown }
  /** A part of a response that is too large for the memory; a response without a value follows the last one. */
  | { readonly kind: 'part'; readonly bytes: Uint8Array }
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
/** The length of the body, and one byte that says how the body is written. */
const HEAD_BYTES = LENGTH_BYTES + 1;

/** In V8's format, which keeps dates, maps and bytes. */
const SERIALIZED = 0;
const RAW_PART = 1;

/** One message in pieces: its head, then its body. */
export function encodeMessage(message: ServiceMessage): readonly Uint8Array[] {
  const isPart = message.kind === 'part';
  const body = isPart ? message.bytes : serialize(message);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(body.length);
  head[LENGTH_BYTES] = isPart ? RAW_PART : SERIALIZED;
  return [head, body];
}

/** @throws RangeError when the stream ends inside a message. */
export async function* decodeMessages(stream: AsyncIterable<Buffer>): AsyncGenerator<ServiceMessage> {
  let chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    received += chunk.length;
    if (received < messageLength(chunks)) continue;
    let rest: Buffer = Buffer.concat(chunks);
    while (rest.length >= messageLength([rest])) {
      const end = messageLength([rest]);
      yield decodeBody(rest.subarray(HEAD_BYTES, end), rest[LENGTH_BYTES]);
      rest = rest.subarray(end);
    }
    chunks = [rest];
    received = rest.length;
  }
  if (received > 0) throw new RangeError('the stream ended inside a message');
}

/** Only programs of the same release talk to each other, so the value is one of these. */
function decodeBody(body: Buffer, format: number | undefined): ServiceMessage {
  if (format !== RAW_PART) return deserialize(body) as ServiceMessage;
  return { kind: 'part', bytes: new Uint8Array(body.buffer, body.byteOffset, body.length) };
}

/** Bytes of the first message with its head; only those of the head while it is not complete. */
function messageLength(chunks: Buffer[]): number {
  const [first = Buffer.alloc(0)] = chunks;
  const head = first.length >= HEAD_BYTES ? first : Buffer.concat(chunks);
  return head.length < HEAD_BYTES ? HEAD_BYTES : HEAD_BYTES + head.readUInt32BE(0);
}
