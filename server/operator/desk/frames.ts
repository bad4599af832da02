import { deserialize, serialize } from 'node:v8';

/** One thing said over the wire: its length in four bytes, then the value with its dates, maps and bytes as they are. */
export function frame(value: unknown): Buffer {
  const body = serialize(value);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, body]);
}

/** @throws RangeError when what comes ends in the middle of a value. */
export async function* unframe(bytes: AsyncIterable<Buffer>): AsyncGenerator<unknown> {
  let parts: Buffer[] = [];
  let held = 0;
  for await (const part of bytes) {
    parts.push(part);
    held += part.length;
    if (held < neededOf(parts)) continue;
    let rest: Buffer = Buffer.concat(parts);
    while (rest.length >= neededOf([rest])) {
      const end = neededOf([rest]);
      yield deserialize(rest.subarray(4, end));
      rest = rest.subarray(end);
    }
    parts = [rest];
    held = rest.length;
  }
  if (held > 0) throw new RangeError('what was said broke off');
}

/** Bytes of the first value with its head; at least a head, while its length is not known. */
function neededOf(parts: Buffer[]): number {
  const [first = Buffer.alloc(0)] = parts;
  const head = first.length >= 4 ? first : Buffer.concat(parts);
  return head.length < 4 ? 4 : 4 + head.readUInt32BE(0);
}
