import type { OrderEvent } from '#engine/domain/orders/order-event.ts';

export const orderEvents = {
  'paid-by-hand': 'Paid.',
  paid: 'Paid: {transactionId}.',
  'payment-declined': 'Payment declined: {reason}.',
  'payment-tried-again': 'Another try to pay.',
  'reservation-let-go': 'Reserved money let go: {intent} was not for this order as it is.',
  'money-sent-back': 'Money sent back: {intent} came when the order could not be paid with it.',
  'money-to-send-back': 'Send {intent} back by hand: the gateway declined to ({reason}).',
  completed: 'Completed.',
  cancelled: 'Cancelled.',
  'cancelled-unpaid': 'Cancelled: not paid in time.',
  refunded: 'Refund {refund} given.',
  'refund-declined': 'Refund {refund} declined by the gateway: {reason}.',
  anonymised: 'Names and addresses removed.',
} as const satisfies Record<OrderEvent['code'], string>;
