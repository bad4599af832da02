import { oneLine } from './pasted-text.ts';

/** Digits and the signs people write between them: six to fifteen digits, as all numbers of the world have. */
export const PHONE = /^(?=(?:\D*\d){6,15}\D*$)[\d\s#_\-+/().]{6,20}$/;

/**
 * With plain hyphens: what is copied from a page or a chat often has ones that do not break. Without the `(0)` of business cards, which
 * is dialled at home instead of the country's code: `+62 (0) 812`.
 */
export const plainPhone = (text: string): string =>
  oneLine(text)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/^(\s*\+[\d\s]+)\(0\)\s*/, '$1');
