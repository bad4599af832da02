import { bilingual } from '../bilingual.ts';

/** The page on which a card is entered into Stripe's fields. */
export const CARD_FORM = bilingual(
  {
    title: 'Pay by card',
    forOrder: (number: string) => `For order ${number}`,
    testMode: 'Test mode: no money is taken.',
    loading: 'Loading the card form…',
    pay: (amount: string) => `Pay ${amount}`,
    paying: 'Paying…',
    failed: 'The payment did not go through. Nothing was charged. Please try again.',
    unavailable: 'The card form could not be loaded.',
    unavailableHelp:
      'Nothing has been charged. Please check your connection, allow js.stripe.com if you block scripts, and try again.',
    tryAgain: 'Try again',
    noScript: 'The card form needs JavaScript.',
    noScriptHelp: 'Nothing has been charged. Please switch JavaScript on and load this page again, or pay another way.',
    otherWays: 'Another way to pay',
    otherWaysHelp: 'We keep the goods for you. Write to us soon, and you can pay this order by bank transfer.',
    whatsapp: 'Write on WhatsApp',
    whatsappText: (number: string) => `Hello, I would like to pay order ${number} by bank transfer.`,
    toOrder: 'To the order, without paying now',
  },
  {
    title: 'Bayar dengan kartu',
    forOrder: (number) => `Untuk pesanan ${number}`,
    testMode: 'Mode uji coba: tidak ada uang yang ditarik.',
    loading: 'Memuat formulir kartu…',
    pay: (amount) => `Bayar ${amount}`,
    paying: 'Pembayaran diproses…',
    failed: 'Pembayaran tidak berhasil. Tidak ada yang ditagih. Silakan coba lagi.',
    unavailable: 'Formulir kartu gagal dimuat.',
    unavailableHelp:
      'Belum ada yang ditagih. Periksa koneksi Anda, izinkan js.stripe.com jika Anda memblokir skrip, lalu coba lagi.',
    tryAgain: 'Coba lagi',
    noScript: 'Formulir kartu memerlukan JavaScript.',
    noScriptHelp:
      'Belum ada yang ditagih. Aktifkan JavaScript lalu muat ulang halaman ini, atau bayar dengan cara lain.',
    otherWays: 'Cara bayar lain',
    otherWaysHelp: 'Barang kami simpan untuk Anda. Segera hubungi kami untuk membayar pesanan ini lewat transfer bank.',
    whatsapp: 'Hubungi lewat WhatsApp',
    whatsappText: (number) => `Halo, saya ingin membayar pesanan ${number} lewat transfer bank.`,
    toOrder: 'Ke pesanan, bayar nanti',
  },
);
