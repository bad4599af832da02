import type { ShopSettings } from '#engine/domain/settings/settings.ts';
import type { Gateway } from '#engine/usecases/ports/payments.ts';

/** The order is on hold until somebody has seen the money arrive. Not offered by a shop without an account. */
export function bankTransfer({ settings }: { readonly settings: ShopSettings }): Gateway {
  const { accounts, ...texts } = settings.bankTransfer;
  return {
    id: 'bacs',
    kind: 'bank-transfer',
    texts: {
      ...texts,
      nextStep: { en: 'One step is left: the transfer.', id: 'Tinggal satu langkah: selesaikan transfer.' },
      stage: { en: 'Payment in', id: 'Pembayaran masuk' },
    },
    accounts,
    available: () => accounts.length > 0,
    initialStatus: () => 'on-hold',
    provider: null,
  };
}
