import type { Order } from '../../model/order.ts';

export type Station = 'placed' | 'paid' | 'cash' | 'packed' | 'onTheWay';

interface Journey {
  readonly stations: readonly Station[];
  /** How many are behind the order. */
  readonly reached: number;
}

/** The stations of an order by how it is paid; null when it goes nowhere any more. */
export function journeyOf({ status, paymentMethod }: Pick<Order, 'status' | 'paymentMethod'>): Journey | null {
  const stations: readonly Station[] =
    paymentMethod === 'cod' ? ['placed', 'packed', 'onTheWay', 'cash'] : ['placed', 'paid', 'packed', 'onTheWay'];
  switch (status) {
    case 'pending':
    case 'on-hold':
      return { stations, reached: 1 };
    case 'processing':
      return { stations, reached: paymentMethod === 'cod' ? 1 : 2 };
    case 'completed':
      return { stations, reached: stations.length };
    default:
      return null;
  }
}
