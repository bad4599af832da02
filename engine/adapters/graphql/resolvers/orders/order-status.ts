import { ORDER_STATUSES, type OrderStatus } from '#engine/domain/orders/status.ts';
import type { OrderStatusEnum } from '../../generated/resolvers.generated.ts';

const NAMES = {
  pending: 'PENDING',
  processing: 'PROCESSING',
  'on-hold': 'ON_HOLD',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  refunded: 'REFUNDED',
  failed: 'FAILED',
} as const satisfies Record<OrderStatus, OrderStatusEnum>;

const BY_NAME = new Map<OrderStatusEnum, OrderStatus>(ORDER_STATUSES.map((status) => [NAMES[status], status]));

export const nameOfStatus = (status: OrderStatus): OrderStatusEnum => NAMES[status];

/** Undefined for the draft of a checkout, which no order of ours is. */
export const statusNamed = (name: OrderStatusEnum): OrderStatus | undefined => BY_NAME.get(name);
