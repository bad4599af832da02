import type { Translated } from '../language.ts';

/** Above what somebody wrote who is forgotten. */
export const ANONYMOUS_NAME: Translated = { id: 'Anonim', en: 'Anonymous' };
