import { MAX_LENGTH } from '#engine/domain/catalog/import-problems.ts';
import { withoutAccents } from '../text/text.ts';

/** The slug of a name, or of `otherwise` when the name has no Latin letter or digit. */
export function slugOf(name: string, otherwise: string): string {
  const plain = (text: string) =>
    withoutAccents(text)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, '')
      .slice(0, MAX_LENGTH.slug - ROOM_FOR_A_NUMBER)
      .replace(/-$/, '');
  return plain(name) || plain(otherwise) || 'product';
}

/** Characters that a number appended to a slug may take. */
const ROOM_FOR_A_NUMBER = 10;

/** The slug itself, or with the first number that makes it free. Takes it. */
export function takeFreeSlug(slug: string, taken: Set<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
  taken.add(free);
  return free;
}
