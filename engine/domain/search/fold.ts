import { withoutAccents } from '../text/without-accents.ts';

/**
 * Text as it is searched and sorted: without case, accents and markup, each run of blanks one blank. Done here and not
 * by the database, so that every text and the shopper's question are folded alike.
 */
export const fold = (text: string): string =>
  withoutAccents(text.replace(/<[^>]*>/g, ' '))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Fields stand on lines of their own: a question holds no line break, so it is found within one field only. */
export const foldAll = (fields: readonly string[]): string => fields.map(fold).join('\n');
