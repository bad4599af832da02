import { bilingual } from '../bilingual.ts';

/** Texts of every form. */
export const FORMS = bilingual(
  {
    optional: '(optional)',
    fieldsToFix: (count: number) =>
      `${count === 1 ? '1 field needs' : `${count} fields need`} attention. Everything else is kept.`,
    required: (field: string) => `${field} is required.`,
    tooLong: (limit: number) => `Use at most ${limit} characters.`,
    working: 'Working…',
  },
  {
    optional: '(opsional)',
    fieldsToFix: (count) => `Ada ${count} isian yang perlu dilengkapi. Isian lain tetap tersimpan.`,
    required: (field) => `${field} wajib diisi.`,
    tooLong: (limit) => `Paling banyak ${limit} karakter.`,
    working: 'Sedang diproses…',
  },
);
