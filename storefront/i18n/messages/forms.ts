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
    offline: 'Connection lost',
    offlineHelp: 'Check your connection, then try again. Everything you typed is still here.',
    tooOften: 'Too many attempts at once',
    unreachable: 'We cannot reach our shop system',
    unreachableHelp: 'Please try again in a minute. Everything you typed is still here.',
    busy: 'The shop is very busy',
    busyHelp: 'Please try again in a few seconds. Everything you typed is still here.',
    tooOftenHelp: 'Please wait a minute, then try again. Everything you typed is still here.',
  },
  {
    optional: '(opsional)',
    fieldsToFix: (count) => `Ada ${count} isian yang perlu diperiksa lagi. Isian lain tetap tersimpan.`,
    required: (field) => `${field} wajib diisi.`,
    tooLong: (limit) => `Maksimal ${limit} karakter.`,
    working: 'Sedang diproses…',
    offline: 'Koneksi terputus',
    offlineHelp: 'Periksa koneksi internet Anda, lalu coba lagi. Isian Anda masih ada di sini.',
    tooOften: 'Terlalu banyak percobaan sekaligus',
    unreachable: 'Sistem toko kami sedang tidak bisa dihubungi',
    unreachableHelp: 'Silakan coba beberapa saat lagi. Isian Anda masih ada di sini.',
    busy: 'Toko sedang sangat ramai',
    busyHelp: 'Silakan coba lagi dalam beberapa detik. Isian Anda masih ada di sini.',
    tooOftenHelp: 'Tunggu satu menit, lalu coba lagi. Isian Anda masih ada di sini.',
  },
);
