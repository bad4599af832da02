import type { OrderStatus } from '../status.ts';

/** What an order may become. Cancelled and refunded are the end. */
const NEXT = {
  pending: ['processing', 'on-hold', 'completed', 'cancelled', 'failed'],
  failed: ['pending', 'processing', 'on-hold', 'completed', 'cancelled'],
  'on-hold': ['processing', 'completed', 'cancelled', 'failed', 'refunded'],
  processing: ['on-hold', 'completed', 'cancelled', 'refunded'],
  completed: ['processing', 'refunded'],
  cancelled: [],
  refunded: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => {
  const next: readonly OrderStatus[] = NEXT[from];
  return next.includes(to);
};
