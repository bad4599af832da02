import type { ShopSettings } from '#engine/domain/settings/settings.ts';
import type { Gateway } from '#engine/usecases/ports/payment-provider.ts';

const PROGRESS = {
  nextStep: { en: 'One step is left: the transfer.', id: 'Tinggal satu langkah: selesaikan transfer.' },
  stage: { en: 'Payment received', id: 'Pembayaran masuk' },
  onceReleased: {
    en: 'Your transfer has not arrived yet. Please send the exact amount and give order number {order} as the reference.',
    id: 'Transfer Anda belum kami terima. Mohon kirim jumlah yang tepat dengan berita nomor pesanan {order}.',
  },
};

/** The order is on hold until somebody has seen the money arrive. Not offered by a shop without an account. */
export function bankTransfer({ settings }: { readonly settings: ShopSettings }): Gateway {
  return {
    id: 'bacs',
    kind: 'bank-transfer',
    get texts() {
      const { title, description, instructions } = settings.bankTransfer;
      return { title, description, instructions, ...PROGRESS };
    },
    get accounts() {
      return settings.bankTransfer.accounts;
    },
    available: () => settings.bankTransfer.accounts.length > 0,
    initialStatus: () => 'on-hold',
    provider: null,
  };
}
