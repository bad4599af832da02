import type { ShopSettings } from '#engine/domain/settings/settings.ts';
import type { Gateway } from '#engine/usecases/ports/payment-provider.ts';

const PROGRESS = {
  nextStep: { en: 'Have the exact amount ready for the courier.', id: 'Siapkan uang pas untuk kurir.' },
  stage: { en: 'Cash on delivery', id: 'Bayar di tempat' },
  whileOnHold: {
    en: 'We look at this order before we pack it, and may call you first. You need do nothing: we email you when the parcel leaves.',
    id: 'Pesanan ini kami periksa dulu sebelum dikemas, dan mungkin kami telepon. Anda tidak perlu melakukan apa-apa: kami kabari lewat email saat paket berangkat.',
  },
  onPickup: {
    title: { en: 'Cash when you collect', id: 'Bayar tunai saat mengambil' },
    description: {
      en: 'Pay in cash when you collect the order.',
      id: 'Bayar tunai saat Anda mengambil pesanan.',
    },
    instructions: {
      en: 'Have the exact amount ready when you collect the order.',
      id: 'Siapkan uang pas saat mengambil pesanan.',
    },
    nextStep: {
      en: 'Have the exact amount ready when you collect it.',
      id: 'Siapkan uang pas saat mengambilnya.',
    },
    stage: { en: 'Collected and paid', id: 'Diambil dan dibayar' },
    whileOnHold: {
      en: 'We look at this order before we pack it, and may call you first. You need do nothing: we email you when it is ready to collect.',
      id: 'Pesanan ini kami periksa dulu sebelum dikemas, dan mungkin kami telepon. Anda tidak perlu melakukan apa-apa: kami kabari lewat email saat pesanan siap diambil.',
    },
  },
};

/**
 * Needs something to deliver, in one of its countries, for no more than couriers collect. An order with files is on hold: no
 * file is given out unpaid. So is a large one of a buyer who has never paid, until the operator releases it.
 */
export function cashOnDelivery({ settings }: { readonly settings: ShopSettings }): Gateway {
  return {
    id: 'cod',
    kind: 'pay-on-delivery',
    get texts() {
      const { title, description, instructions } = settings.cashOnDelivery;
      return { title, description, instructions, ...PROGRESS };
    },
    accounts: [],
    available({ needsShipping, country, total }) {
      const { countries, maximum } = settings.cashOnDelivery;
      return needsShipping && countries.includes(country) && (maximum === null || total <= maximum);
    },
    initialStatus({ hasFiles, isTrusted, total }) {
      const { guestsWaitAbove } = settings.cashOnDelivery;
      return hasFiles || (!isTrusted && guestsWaitAbove !== null && total > guestsWaitAbove) ? 'on-hold' : 'processing';
    },
    provider: null,
  };
}
