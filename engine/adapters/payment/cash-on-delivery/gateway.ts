import type { ShopSettings } from '#engine/domain/settings/settings.ts';
import type { Gateway } from '#engine/usecases/ports/payments.ts';

/**
 * Needs something to deliver, in one of its countries, for no more than couriers collect. An order with files is on hold: no file is given out unpaid.
 */
export function cashOnDelivery({ settings }: { readonly settings: ShopSettings }): Gateway {
  const { countries, maximum, ...texts } = settings.cashOnDelivery;
  return {
    id: 'cod',
    kind: 'pay-on-delivery',
    texts: {
      ...texts,
      nextStep: { en: 'Have the exact amount ready for the courier.', id: 'Siapkan uang pas untuk kurir.' },
      stage: { en: 'Cash on delivery', id: 'Bayar di tempat' },
    },
    accounts: [],
    available: ({ needsShipping, country, total }) =>
      needsShipping && countries.includes(country) && (maximum === null || total <= maximum),
    initialStatus: ({ hasFiles }) => (hasFiles ? 'on-hold' : 'processing'),
    provider: null,
  };
}
