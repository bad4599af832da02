import { withoutAccents } from '../../text/text.ts';

/** Also ends at the next `<`. Otherwise a text of many `<` would take quadratic time. */
const TAG = /<[^<>]*>/g;

/**
 * Text as it is searched and sorted: without case, accents and markup, with single spaces. The engine folds it, not the
 * database, so that texts and searches are folded alike.
 */
export function fold(text: string): string {
  const plain = text.includes('<') ? text.replace(TAG, ' ') : text;
  const folded = (NOT_ASCII.test(plain) ? withoutAccents(plain) : plain).toLowerCase();
  return folded.replace(UNEVEN_SPACE, ' ').trim();
}

/** ASCII has no accents. */
export const NOT_ASCII = /[\u0080-\uffff]/;

/** Single spaces stay: to replace each one as well takes longer than all the rest. */
const UNEVEN_SPACE = /\s{2,}|[^\S ]/g;

/** Joins fields by line breaks. A search has no line break, so it matches within one field only. */
export const foldFields = (fields: readonly string[]): string => fields.map(fold).join('\n');
