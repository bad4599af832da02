import { ORDER_STATUSES, type Order, type OrderStatus } from '#engine/domain/orders/order.ts';
import { withoutUndefined } from '#engine/domain/without-undefined.ts';
import type { OwnOrderFilter } from '#engine/usecases/orders/read-order.ts';
import type { OrderSort } from '#engine/usecases/ports/orders.ts';
import type { Caller } from '#engine/usecases/ports/ports.ts';
import { type Connection, pageConnection } from '../../connections/connection.ts';
import { MAX_PAGE_SIZE, type PageArguments, pageRequest } from '../../connections/page-arguments.ts';
import type { Context } from '../../context/context.ts';
import type { OrderSource } from '../../context/sources.ts';
import type {
  CustomerToOrderConnectionWhereArgs,
  InputMaybe,
  OrderStatusEnum,
  OrdersOrderByEnum,
} from '../../generated/resolvers.generated.ts';
import { periodOf } from '../inputs/date-query.ts';
import { searchText, valuesOf } from '../inputs/input-values.ts';

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
const statusNamed = (name: OrderStatusEnum): OrderStatus | undefined => BY_NAME.get(name);

type OrderArguments = PageArguments & { readonly where?: InputMaybe<CustomerToOrderConnectionWhereArgs> };

const MAX_IDS = 100;

const SORTS: Readonly<Record<OrdersOrderByEnum, OrderSort['by']>> = {
  DATE: 'placed',
  DATE_COMPLETED: 'completed',
  DATE_PAID: 'paid',
  DISCOUNT: 'discount',
  MODIFIED: 'modified',
  ORDER_KEY: 'key',
  TAX: 'tax',
  TOTAL: 'total',
};

/** The caller's own orders. */
export async function ordersPage(
  caller: Caller,
  args: OrderArguments,
  { shop }: Context,
): Promise<Connection<OrderSource>> {
  const found = await shop.browseOrders(caller, {
    filter: filterOf(args.where ?? {}),
    page: pageRequest(args, MAX_PAGE_SIZE),
  });
  const rows = found.rows.map((order: Order) => ({ order }));
  return pageConnection({ ...found, rows }, ({ order }) => order.id);
}

function filterOf(where: CustomerToOrderConnectionWhereArgs): OwnOrderFilter {
  const { productId } = where;
  const { from, before } = periodOf(where.dateQuery);
  return withoutUndefined({
    statuses: valuesOf(where.statuses)?.flatMap((status) => statusNamed(status) ?? []),
    search: searchText(where.search),
    productId: productId ?? undefined,
    ids: valuesOf(where.include)?.slice(0, MAX_IDS),
    exceptIds: valuesOf(where.exclude)?.slice(0, MAX_IDS),
    placedFrom: from,
    placedBefore: before,
    order: sortOf(where),
  });
}

function sortOf({ orderby }: CustomerToOrderConnectionWhereArgs): OrderSort | undefined {
  const [first] = valuesOf(orderby) ?? [];
  return first && { by: SORTS[first.field], direction: first.order === 'ASC' ? 'ascending' : 'descending' };
}
