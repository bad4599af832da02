const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;
/** What fits into the `Int` of the API. */
const LARGEST = 0x7fffffff;

/** A number for what the shop knows by its slug only: the same for the same slug for ever (FNV-1a). */
export function slugNumber(slug: string): number {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(slug)) hash = Math.imul(hash ^ byte, PRIME);
  return (hash >>> 0) % LARGEST || 1;
}
