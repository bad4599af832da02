import { oneLine } from './pasted-text.ts';

/** Digits and the signs people write between them: six to fifteen digits, as all numbers of the world have. */
export const PHONE = /^(?=(?:\D*\d){6,15}\D*$)[\d\s#_\-+/().]{6,20}$/;

/** With plain hyphens: what is copied from a page or a chat often has ones that do not break. */
export const plainPhone = (text: string): string => oneLine(text).replace(/[\p{Pd}\u2212]/gu, '-');
