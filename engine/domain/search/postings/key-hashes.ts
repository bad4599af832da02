/*
 * Numbers for the keys of posting lists: FNV-1a, of UTF-16 units. They are made from the places of a text, because a text of
 * its own for each of the millions of keys of a large catalog takes most of the time of its index.
 */

const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

const finished = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0;

/** Of a text, or of its part from one place to another. */
export function hashOf(text: string, from = 0, to = text.length): number {
  let hash = BASIS;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return finished(hash);
}

/** Of all parts of a text of three characters; a part that comes twice may have its number twice. */
export function trigramHashes(text: string): readonly number[] {
  const hashes: number[] = [];
  for (let at = 0; at + 3 <= text.length; at += 1) hashes.push(hashOf(text, at, at + 3));
  return hashes;
}

/** Of a text without the characters at two places; without one, where both are the same. */
export function hashWithout(text: string, one: number, other: number): number {
  let hash = BASIS;
  for (let at = 0; at < text.length; at += 1) {
    if (at !== one && at !== other) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  }
  return finished(hash);
}
