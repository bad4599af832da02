import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { decodeMessages, encodeMessage, type ServiceMessage } from './protocol.ts';

const MESSAGES: readonly ServiceMessage[] = [
  { kind: 'progress', done: 1, total: 3 },
  { kind: 'part', bytes: new Uint8Array([0, 1, 255]) },
  { kind: 'part', bytes: new Uint8Array() },
  { kind: 'response', value: { at: new Date('2026-11-21T05:00:00Z'), names: new Map([['é', 1n]]), nothing: null } },
  { kind: 'failed', message: 'no' },
];

async function received(pieces: readonly Buffer[]): Promise<readonly ServiceMessage[]> {
  const messages: ServiceMessage[] = [];
  for await (const message of decodeMessages(Readable.from(pieces))) messages.push(message);
  return messages;
}

test.each([1, 2, 7, 1000])('messages come as they were sent, in pieces of %i bytes', async (size) => {
  const bytes = Buffer.concat(MESSAGES.flatMap(encodeMessage));
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  expect(await received(pieces)).toEqual(MESSAGES);
});

test('a stream that ends inside a message is an error', async () => {
  const bytes = Buffer.concat(encodeMessage({ kind: 'failed', message: 'no' }));
  await expect(received([bytes.subarray(0, -1)])).rejects.toThrow(RangeError);
});

test('bytes are sent without a copy', () => {
  const bytes = new Uint8Array([1, 2, 3]);
  expect(encodeMessage({ kind: 'part', bytes })[1]).toBe(bytes);
});
