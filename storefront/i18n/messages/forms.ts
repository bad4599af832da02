import { bilingual } from '../bilingual.ts';

/** Words that every form shares. */
export const FORMS = bilingual(
  {
    optional: '(optional)',
    close: 'Close',
    less: 'One less',
    more: 'One more',
    fieldsToFix: (count: number) =>
      `${count === 1 ? '1 field needs' : `${count} fields need`} attention. Everything else is kept.`,
    required: (field: string) => `${field} is required.`,
    emailInvalid: 'Enter an email address such as name@example.com.',
    phoneInvalid: 'Enter a phone number with digits, for example 0812 3456 7890.',
    postcodeInvalid: 'A postcode in Indonesia has 5 digits.',
    tooLong: (limit: number) => `Use at most ${limit} characters.`,
    working: 'Working…',
  },
  {
    optional: '(opsional)',
    close: 'Tutup',
    less: 'Kurangi satu',
    more: 'Tambah satu',
    fieldsToFix: (count) => `Ada ${count} isian yang perlu dilengkapi. Isian lain tetap tersimpan.`,
    required: (field) => `${field} wajib diisi.`,
    emailInvalid: 'Tulis alamat email seperti nama@contoh.com.',
    phoneInvalid: 'Tulis nomor telepon dengan angka, misalnya 0812 3456 7890.',
    postcodeInvalid: 'Kode pos di Indonesia terdiri dari 5 angka.',
    tooLong: (limit) => `Paling banyak ${limit} karakter.`,
    working: 'Sedang diproses…',
  },
);
