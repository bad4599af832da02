import type { ORDER } from '../../i18n/messages/order.ts';
import type { OrderStatus } from '../../model/order/order.ts';
import type { ListedOrder } from '../../model/order/order-history.ts';
import type { IconName } from '../../ui/icon-names.ts';

interface StatusLook {
  readonly tone: 'ok' | 'warn' | 'bad';
  readonly icon: IconName;
}

/** Each status has an icon beside its word and colour. */
export const STATUS_LOOKS: Readonly<Record<OrderStatus, StatusLook>> = {
  pending: { tone: 'warn', icon: 'clock' },
  'on-hold': { tone: 'warn', icon: 'clock' },
  processing: { tone: 'ok', icon: 'package' },
  completed: { tone: 'ok', icon: 'circle-check' },
  cancelled: { tone: 'bad', icon: 'circle-x' },
  refunded: { tone: 'bad', icon: 'arrow-back-up' },
  failed: { tone: 'bad', icon: 'alert-triangle' },
  other: { tone: 'ok', icon: 'package' },
};

type StatusTexts = Pick<(typeof ORDER)['en'], 'statuses' | 'beingChecked' | 'toCollect' | 'sent'>;
type StatusFacts = Pick<ListedOrder, 'status' | 'payment' | 'isReady' | 'isSentByCourier'>;

/**
 * The status in words. An order to be paid on delivery waits for nobody's money: the shop looks at it before it is packed.
 * Completed is what the shop calls a parcel that has left it.
 */
export function statusText(
  { status, payment, isReady, isSentByCourier }: StatusFacts,
  { statuses, beingChecked, toCollect, sent }: StatusTexts,
): string {
  if (status === 'on-hold' && payment.kind === 'pay-on-delivery') return beingChecked;
  if (status === 'completed' && isSentByCourier) return sent;
  return status === 'processing' && isReady ? toCollect : statuses[status];
}
