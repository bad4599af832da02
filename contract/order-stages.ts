/** What an order goes through, on its page and in its emails. */
export type OrderStage = 'placed' | 'payment' | 'packed' | 'onTheWay' | 'toCollect' | 'collected';

const STAGES = {
  sent: {
    paidFirst: ['placed', 'payment', 'packed', 'onTheWay'],
    paidLast: ['placed', 'packed', 'onTheWay', 'payment'],
  },
  collected: {
    paidFirst: ['placed', 'payment', 'toCollect', 'collected'],
    paidLast: ['placed', 'packed', 'toCollect', 'payment'],
  },
} as const satisfies Record<string, Record<string, readonly OrderStage[]>>;

export interface OrderFacts {
  readonly status: 'pending' | 'on-hold' | 'processing' | 'completed' | 'cancelled' | 'refunded' | 'failed';
  /** To the courier, or at the counter. */
  readonly isPaidLast: boolean;
  readonly isPaid: boolean;
  readonly isPickedUp: boolean;
  /** Packed, for its buyer to collect. */
  readonly isReady: boolean;
}

export interface OrderProgress {
  readonly stages: readonly OrderStage[];
  /** How many of them the order has reached. */
  readonly reached: number;
}

/**
 * How far an order has come. Null for one that was cancelled, refunded or has failed. Nobody tells the shop when a courier has
 * taken the money: that stage is the last to come, and stays ahead.
 */
export function orderProgress({ status, isPaidLast, isPaid, isPickedUp, isReady }: OrderFacts): OrderProgress | null {
  const isOwed = status === 'completed' && !isPaid;
  const isPaidToCourier = isPaidLast && !isPickedUp;
  const stages: readonly OrderStage[] =
    STAGES[isPickedUp ? 'collected' : 'sent'][isPaidLast || isOwed ? 'paidLast' : 'paidFirst'];
  switch (status) {
    case 'pending':
    case 'on-hold':
      return { stages, reached: 1 };
    case 'processing':
      if (isPickedUp && isReady) return { stages, reached: stages.indexOf('toCollect') + 1 };
      return { stages, reached: isPaidLast || !isPaid ? 1 : 2 };
    case 'completed':
      return { stages, reached: isOwed || isPaidToCourier ? stages.length - 1 : stages.length };
    default:
      return null;
  }
}
