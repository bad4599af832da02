/** `Café` → `Cafe`; letters that only look different (`ﬁ`) become the plain ones. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** User names and e-mail addresses that differ only in case, or in how a letter is composed, are one. */
export const foldName = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

const TAG = /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi;

/** Controls that no text needs, halves of letters, and what turns the direction of everything read after it. */
const CONTROL = /[^\P{Cc}\n]|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/gu;

/** What somebody typed as the text it is: markup taken out, line breaks kept, no more than one empty line at a time. */
export const plainText = (typed: string): string =>
  withoutMarkup(typed.replace(/\r\n?/g, '\n'))
    .replace(CONTROL, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const oneLine = (typed: string): string => plainText(typed).replace(/\s+/g, ' ');

/** Until none is left: a tag inside another one leaves a third behind. */
function withoutMarkup(text: string): string {
  const stripped = text.replace(TAG, '');
  return stripped === text ? text : withoutMarkup(stripped);
}
