import { bilingual } from '../bilingual.ts';

/** Bought files: on the order, and on the page that stands where a file cannot be given. */
export const FILES = bilingual(
  {
    title: 'Your files',
    download: 'Download',
    unlimited: 'Download as often as you like',
    left: (count: number) => (count === 1 ? 'One download left' : `${count} downloads left`),
    until: (date: string) => `until ${date}`,
    over: 'No longer available for download',
    unknown: 'This link does not lead to a file',
    unknownHelp: 'Open the link from your order again. If the order was cancelled or refunded, its files are closed.',
    expired: 'This download has expired',
    expiredHelp:
      'The time to download this file is over. Ask us on WhatsApp, with your order number, to open it again.',
    spent: 'This file has been downloaded as often as it may be',
    spentHelp: 'No downloads are left for it. Ask us on WhatsApp, with your order number, for another one.',
  },
  {
    title: 'Berkas Anda',
    download: 'Unduh',
    unlimited: 'Boleh diunduh berapa kali pun',
    left: (count) => `Sisa ${count} kali unduh`,
    until: (date) => `sampai ${date}`,
    over: 'Tidak dapat diunduh lagi',
    unknown: 'Tautan ini tidak mengarah ke berkas',
    unknownHelp:
      'Buka lagi tautan dari pesanan Anda. Berkas dari pesanan yang batal atau dananya dikembalikan ditutup.',
    expired: 'Masa unduh berkas ini sudah lewat',
    expiredHelp: 'Hubungi kami lewat WhatsApp dengan nomor pesanan Anda agar berkas dibuka kembali.',
    spent: 'Jatah unduh berkas ini sudah habis',
    spentHelp: 'Hubungi kami lewat WhatsApp dengan nomor pesanan Anda untuk mendapat jatah unduh lagi.',
  },
);
