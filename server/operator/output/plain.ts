/** Control characters and marks that turn text round. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** What shoppers and files say, on one line, unable to move the cursor, colour the terminal or hide what follows. */
export const plain = (text: string): string => text.replace(UNPRINTABLE, ' ').trim();
