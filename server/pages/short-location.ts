/** No link of the shop is half as long. A proxy takes a head of 4 to 16 KB; a longer one is an error to it, and the process a broken one. */
const MAX_LOCATION = 2048;

/**
 * Where a response leads that repeats what was asked for: without the query if it would be too long, and home if it still is. Addresses
 * of other hosts, such as a page of a payment service, stay as they are.
 */
export function shortLocation(location: string): string {
  if (location.length <= MAX_LOCATION || !location.startsWith('/')) return location;
  const path = location.replace(/[?#].*$/s, '');
  return path.length <= MAX_LOCATION ? path : '/';
}
