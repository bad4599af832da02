/** `401*` is a beginning, `40110...40199` a range of numbers, anything else the postcode itself. */
export function matchesPostcode(postcode: string, pattern: string): boolean {
  const [from, to] = pattern.split('...');
  if (from !== undefined && to !== undefined) return isBetween(postcode, from, to);
  if (pattern.endsWith('*')) return plain(postcode).startsWith(plain(pattern.slice(0, -1)));
  return plain(postcode) === plain(pattern);
}

const isBetween = (postcode: string, from: string, to: string): boolean =>
  /^\d+$/.test(postcode) && Number(postcode) >= Number(from) && Number(postcode) <= Number(to);

const plain = (postcode: string): string => postcode.replaceAll(/[\s-]/g, '').toUpperCase();
