import type { ShopSettings } from '#engine/domain/settings/settings.ts';

export const CARD_PAYMENT: ShopSettings['cardPayment'] = {
  title: { id: 'Kartu kredit atau debit', en: 'Credit or debit card' },
  description: {
    id: 'Visa, Mastercard, dan lainnya. Pesanan kami proses begitu pembayaran masuk.',
    en: 'Visa, Mastercard and others. We prepare the order as soon as it is paid.',
  },
  instructions: { id: '', en: '' },
  inTestMode: {
    title: { id: 'Kartu (mode uji)', en: 'Card (test mode)' },
    description: {
      id: 'Hanya kartu uji yang diterima. Tidak ada uang yang berpindah.',
      en: 'Takes test cards only. No money moves.',
    },
  },
};

export const BANK_TRANSFER: ShopSettings['bankTransfer'] = {
  title: { id: 'Transfer bank', en: 'Bank transfer' },
  description: {
    id: 'Transfer dari bank mana pun. Nomor rekening tampil setelah pesanan dibuat.',
    en: 'Transfer from any bank. The account number is shown once the order is placed.',
  },
  instructions: {
    id: 'Transfer jumlah yang tertera dalam 24 jam dan tulis nomor pesanan {order} di berita transfer. Pesanan kami siapkan setelah dana masuk.',
    en: 'Transfer the exact amount within 24 hours and give order number {order} as the reference. We prepare the order once the money has arrived.',
  },
  accounts: [
    { bank: 'Bank Central Asia', holder: 'PT Oli Sejak Lama', number: '5410098765', iban: '', bic: 'CENAIDJA' },
  ],
};

/** Its countries and maximum stand on pages, too: they come with what visitors see. */
export const CASH_ON_DELIVERY: Omit<ShopSettings['cashOnDelivery'], 'countries' | 'maximum'> = {
  // About two million rupiah: a parcel that nobody accepts costs the way there and back.
  guestsWaitAbove: 10_000,
  title: { id: 'Bayar di tempat (COD)', en: 'Cash on delivery' },
  description: {
    id: 'Bayar tunai kepada kurir saat paket tiba.',
    en: 'Pay the courier in cash when the parcel arrives.',
  },
  instructions: {
    id: 'Siapkan uang pas untuk kurir. Kami kabari lewat email saat paket berangkat.',
    en: 'Have the exact amount ready for the courier. We email you when the parcel leaves.',
  },
};
