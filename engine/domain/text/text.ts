/** PostgreSQL stores neither NUL nor half of a surrogate pair in a text, and no person types them. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** `Café` → `Cafe`. Compatibility characters (`ﬁ`) become plain letters. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** Usernames and email addresses are compared in this form: without case and differences in Unicode composition. */
export const foldName = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** A comment that nobody closes goes to the end of the text, as in a browser: looking for its end takes time once. */
const TAG = /<!--(?:[\s\S]*?-->|[\s\S]*)|<\/?[a-z][^<>]*>/gi;

export const hasMarkup = (text: string): boolean => text.search(TAG) >= 0;

/** Control characters, lone surrogates, and characters that change the text direction. */
const CONTROL = /[^\P{Cc}\n]|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/gu;

/** Line breaks stay. */
export const withoutControls = (text: string): string => text.replace(CONTROL, ' ');

/** Characters that take no room, such as joiners: a text of them alone looks empty. */
export const withoutInvisible = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Plain text of user input: without markup, with line breaks, at most one empty line at a time. */
export const plainText = (typed: string): string =>
  withoutControls(withoutMarkup(typed.replace(/\r\n?/g, '\n')))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const oneLine = (typed: string): string => plainText(typed).replace(/\s+/g, ' ');

/** Nobody who writes about a product nests tags in the letters of tags deeper. */
const MAX_NESTED_TAGS = 10;

/** Repeats, because removing a nested tag can form a new one. What still begins tags after that was made to do so. */
function withoutMarkup(text: string): string {
  let left = text;
  for (let pass = 0; pass < MAX_NESTED_TAGS; pass += 1) {
    const stripped = left.replace(TAG, '');
    if (stripped === left) return left;
    left = stripped;
  }
  return left.replaceAll('<', '');
}

const MAX_QUOTED = 1500;
const LONG_WORD = /\S{101,}/g;
const MAX_WORD = 100;
const LONE_SURROGATE = /\p{Cs}/gu;

/** For messages and logs that quote what somebody has sent: cuts long words, and a text that is long altogether. */
export function shortened(text: string): string {
  const start = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
  return start.replace(LONG_WORD, (word) => `${word.slice(0, MAX_WORD)}…`).replace(LONE_SURROGATE, '');
}
