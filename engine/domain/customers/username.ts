import { withoutAccents } from '../text/without-accents.ts';

const LONGEST_USERNAME = 60;

/** What WordPress takes: letters, digits, space and `_ . - @`. */
const USERNAME = /^[\p{L}\p{N} _.@-]+$/u;

export const isUsername = (text: string): boolean =>
  text.length <= LONGEST_USERNAME && USERNAME.test(text) && /[\p{L}\p{N}]/u.test(text);

interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Room for the number of a name that many people have. */
const LONGEST_SUGGESTION = LONGEST_USERNAME - 6;

/** `budi.santoso`, or what stands before the `@` when no name is known. */
export function suggestUsername({ firstName, lastName, email }: Named): string {
  const words = [firstName, lastName].flatMap((name) => plainWords(name));
  const local = plainWords((email.split('@')[0] ?? '').replace(/\+.*$/, ''));
  const suggestion = (words.length > 0 ? words : local).join('.').slice(0, LONGEST_SUGGESTION);
  return suggestion || 'customer';
}

const plainWords = (text: string): readonly string[] =>
  withoutAccents(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The first of `name`, `name2`, `name3` … that nobody has; `taken` holds folded names. */
export function firstFree(name: string, taken: ReadonlySet<string>): string {
  let number = 1;
  const tried = () => (number === 1 ? name : `${name}${number}`);
  while (taken.has(tried())) number += 1;
  return tried();
}

/** The name as it may stand in an address: `budi.santoso@x` → `budi-santoso-x`. */
export const nicenameOf = (username: string): string => plainWords(username).join('-');
