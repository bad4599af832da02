import { withoutAccents } from '../text/text.ts';

/** Also ends at the next `<`. Otherwise a text of many `<` would take quadratic time. */
const TAG = /<[^<>]*>/g;

/**
 * Text as it is searched and sorted: without case, accents and markup, with single spaces. The engine folds it, not the
 * database, so that texts and searches are folded alike.
 */
export const fold = (text: string): string =>
  withoutAccents(text.replace(TAG, ' ')).toLowerCase().replace(/\s+/g, ' ').trim();

/** Joins fields by line breaks. A search has no line break, so it matches within one field only. */
export const foldFields = (fields: readonly string[]): string => fields.map(fold).join('\n');
