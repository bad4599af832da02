import { bilingual } from '../bilingual.ts';

/** Coupons and gift cards, wherever there is a bill. */
export const CODES = bilingual(
  {
    field: 'Coupon or gift card',
    apply: 'Apply',
    applying: 'Checking…',
    applied: 'Code applied.',
    dropped: (code: string) => `Coupon ${code} no longer counts for your cart and was removed.`,
    coupon: (code: string) => `Coupon ${code}`,
    giftCard: (code: string) => `Gift card ${code}`,
    isOn: 'Applied',
    notHere: 'Not for this delivery',
    remove: (code: string) => `Remove ${code}`,
  },
  {
    field: 'Kupon atau kartu hadiah',
    apply: 'Pakai',
    applying: 'Diperiksa…',
    applied: 'Kode dipakai.',
    dropped: (code) => `Kupon ${code} sudah tidak berlaku untuk keranjang Anda dan dihapus.`,
    coupon: (code) => `Kupon ${code}`,
    giftCard: (code) => `Kartu hadiah ${code}`,
    isOn: 'Dipakai',
    notHere: 'Tidak untuk pengiriman ini',
    remove: (code) => `Hapus ${code}`,
  },
);
