import { bilingual } from '../bilingual.ts';

/** Of a field for an email address whose domain looks like a slip. */
export const EMAIL_FIELD = bilingual(
  { didYouMean: 'Did you mean', correct: 'Yes, correct it' },
  { didYouMean: 'Maksud Anda', correct: 'Ya, perbaiki' },
);
