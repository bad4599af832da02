import type { Cents } from '../../model/money.ts';
import { bilingual } from '../bilingual.ts';
import { formatMoney } from '../format.ts';

/** The lines under a cart or an order. */
export const TOTALS = bilingual(
  {
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Delivery',
    free: 'Free',
    tax: 'Tax',
    taxIncluded: (amount: string, names: string) => `Including ${amount} ${names || 'tax'}`,
    taxTakenOff: (amount: string) =>
      `Without the ${amount} of Indonesian VAT in our prices: the order leaves Indonesia`,
    total: 'Total',
    refunded: 'Refunded',
    pending: 'Calculating…',
  },
  {
    subtotal: 'Subtotal',
    discount: 'Diskon',
    shipping: 'Ongkir',
    free: 'Gratis',
    tax: 'Pajak',
    taxIncluded: (amount, names) => `Termasuk ${names || 'pajak'} ${amount}`,
    taxTakenOff: (amount) => `Tanpa PPN ${amount} yang ada di harga kami: pesanan dikirim ke luar Indonesia`,
    total: 'Total',
    refunded: 'Dana dikembalikan',
    pending: 'Sedang dihitung…',
  },
);

/** What a line or the delivery costs. What costs nothing is called so, as on its card. */
export const costText = ({ free }: { readonly free: string }, cost: Cents): string =>
  cost === 0 ? free : formatMoney(cost);

/** British English has no comma before the last: "HEMAT10, GRATISONGKIR and OLI5". A formatter is slow to make, and seldom needed. */
const inWords = (locale: 'en-GB' | 'id', list: readonly string[]): string => new Intl.ListFormat(locale).format(list);

/** Coupons and gift cards, wherever there is a bill. */
export const CODES = bilingual(
  {
    field: 'Coupon or gift card',
    /** Where no gift cards are taken. */
    couponField: 'Coupon code',
    apply: 'Apply',
    applying: 'Checking…',
    applied: 'Code applied.',
    dropped: (code: string) => `Coupon ${code} no longer applies to your cart and was removed.`,
    standsAlone: (code: string, others: readonly string[]) =>
      `${code} applied. It cannot be combined, so ${inWords('en-GB', others)} ${others.length === 1 ? 'was' : 'were'} removed.`,
    coupon: (code: string) => `Coupon ${code}`,
    giftCard: (code: string) => `Gift card ${code}`,
    isOn: 'Applied',
    notHere: 'Not in effect',
    remove: (code: string) => `Remove ${code}`,
  },
  {
    field: 'Kupon atau kartu hadiah',
    couponField: 'Kode kupon',
    apply: 'Pakai',
    applying: 'Sedang diperiksa…',
    applied: 'Kode berhasil dipakai.',
    dropped: (code) => `Kupon ${code} sudah tidak berlaku untuk keranjang Anda, jadi kami lepas.`,
    standsAlone: (code, others) =>
      `${code} dipakai. Kupon ini tidak bisa digabung, jadi ${inWords('id', others)} dilepas.`,
    coupon: (code) => `Kupon ${code}`,
    giftCard: (code) => `Kartu hadiah ${code}`,
    isOn: 'Dipakai',
    notHere: 'Tidak berlaku',
    remove: (code) => `Hapus ${code}`,
  },
);
