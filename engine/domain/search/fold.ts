import { withoutAccents } from '../text/without-accents.ts';

/** Ends at the next `<` as well: else a text of thousands of them is read to its end from each. */
const TAG = /<[^<>]*>/g;

/**
 * Text as it is searched and sorted: without case, accents and markup, each run of blanks one blank. Done here and not
 * by the database, so that every text and the shopper's question are folded alike.
 */
export const fold = (text: string): string =>
  withoutAccents(text.replace(TAG, ' ')).toLowerCase().replace(/\s+/g, ' ').trim();

/** Fields stand on lines of their own: a question holds no line break, so it is found within one field only. */
export const foldAll = (fields: readonly string[]): string => fields.map(fold).join('\n');
