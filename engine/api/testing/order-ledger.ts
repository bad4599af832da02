import { sum } from '#engine/domain/money/money.ts';
import type { Order } from '#engine/domain/orders/order.ts';
import type { Refund } from '#engine/domain/orders/refund.ts';
import { gross } from '#engine/domain/pricing/priced-cart.ts';
import { quantityByStockOwner } from '#engine/domain/stock/stock.ts';
import type { TestShop } from './open-shop.ts';

interface RefundedOrder {
  readonly order: Order;
  /** Those that were given. */
  readonly refunds: readonly Refund[];
}

/** What the shop has counted, beside what its orders say. */
type Entry = readonly [what: string, counted: number, right: number];

export interface OrderLedger {
  /** What does not add up at this moment. Empty unless the shop is wrong. */
  mismatches(): Promise<readonly Entry[]>;
  /** Of all orders, as they were at the last look. */
  statuses(): readonly Order['status'][];
}

/** An order that was cancelled, or whose payment was declined, holds nothing. */
const holds = ({ status }: Order): boolean => status !== 'cancelled' && status !== 'failed';

/** Counts from what the shop has in stock and on gift cards now. No other process may change these. */
export async function ledgerOf(shop: TestShop): Promise<OrderLedger> {
  const before = await piecesByProduct(shop);
  let orders: readonly RefundedOrder[] = [];
  return {
    statuses: () => orders.map(({ order }) => order.status),
    async mismatches() {
      orders = await refundedOrders(shop);
      const entries = [
        ...orders.flatMap((one) => [...orderEntries(one), ...heldEntries(before, one)]),
        ...stockEntries(before, await piecesByProduct(shop), orders),
        ...(await couponEntries(shop, orders)),
        ...(await giftCardEntries(shop, orders)),
      ];
      return entries.filter(([, counted, right]) => counted !== right);
    },
  };
}

async function refundedOrders({ engine: { usecases } }: TestShop): Promise<readonly RefundedOrder[]> {
  const { rows } = await usecases.orders.list({}, { first: 1000 });
  const refunds = await usecases.orders.refunds(rows.map(({ id }) => id));
  return rows.map((order) => ({
    order,
    refunds: refunds.filter(({ orderId, state }) => orderId === order.id && state === 'done'),
  }));
}

interface Pieces {
  /** Null where nothing is counted. */
  readonly onHand: number | null;
  readonly sold: number;
}

/** Of products without variations, by their ids. */
async function piecesByProduct({ needs, ids }: TestShop): Promise<ReadonlyMap<number, Pieces>> {
  const drafts = await needs.merchantCatalog.drafts({ ids: Object.values(ids) });
  return new Map(
    drafts.flatMap(({ id, draft }) => {
      if (draft.kind !== 'simple') return [];
      const onHand = draft.stock.kind === 'managed' ? draft.stock.onHand : null;
      return [[id, { onHand, sold: draft.totalSales }] as const];
    }),
  );
}

/** Each order adds up by itself, and no more of it is given back than was paid. */
function orderEntries({ order, refunds }: RefundedOrder): readonly Entry[] {
  const { id, lines, shippingLines, totals, giftCards, paidAt } = order;
  const parts = [...lines.map(({ total }) => total), ...shippingLines.map(({ cost }) => cost)];
  const givenBack = sum(refunds.map(({ amount }) => amount));
  return [
    [`parts of ${id}`, totals.total + totals.giftCards, sum(parts.map(gross))],
    [`gift cards of ${id}`, totals.giftCards, sum(giftCards.map(({ amount }) => amount))],
    [`given back of ${id}`, Math.min(givenBack, paidAt === null ? 0 : totals.total), givenBack],
  ];
}

/** What a line holds of counted stock: all its pieces but those that were put back. */
function heldEntries(before: ReadonlyMap<number, Pieces>, { order, refunds }: RefundedOrder): readonly Entry[] {
  return order.lines.map(({ id, stockOwner, stockTaken, quantity }) => {
    const isCounted = typeof before.get(stockOwner)?.onHand === 'number';
    const held = isCounted && holds(order) ? quantity - returned(refunds, id, ({ restock }) => restock) : 0;
    return [`held by line ${id} of ${order.id}`, stockTaken, held];
  });
}

const returned = (refunds: readonly Refund[], lineId: number, counts: (refund: Refund) => boolean): number =>
  sum(
    refunds
      .filter(counts)
      .flatMap(({ lines }) => lines)
      .filter((line) => line.lineId === lineId)
      .map(({ quantity }) => quantity),
  );

function stockEntries(
  before: ReadonlyMap<number, Pieces>,
  after: ReadonlyMap<number, Pieces>,
  orders: readonly RefundedOrder[],
): readonly Entry[] {
  const held = quantityByStockOwner(
    orders.flatMap(({ order }) => order.lines.map((line) => ({ quantity: line.stockTaken, sellable: line }))),
  );
  const soldOf = (product: number) =>
    sum(
      orders
        .filter(({ order }) => holds(order))
        .flatMap(({ order, refunds }) =>
          order.lines
            .filter(({ productId }) => productId === product)
            .map(({ id, quantity }) => quantity - returned(refunds, id, () => true)),
        ),
    );
  return [...after].flatMap(([id, { onHand, sold }]): readonly Entry[] => [
    [`sales of product ${id}`, sold - (before.get(id)?.sold ?? 0), soldOf(id)],
    [`pieces of product ${id}`, (onHand ?? 0) + (held.get(id) ?? 0), before.get(id)?.onHand ?? 0],
  ]);
}

async function couponEntries({ engine: { usecases } }: TestShop, orders: readonly RefundedOrder[]) {
  const uses = (id: number) =>
    orders.filter(({ order }) => holds(order) && order.coupons.some(({ couponId }) => couponId === id)).length;
  return (await usecases.coupons.list()).flatMap(({ id, uses: counted, draft }): readonly Entry[] => [
    [`uses of ${draft.code}`, counted, uses(id)],
    [`uses of ${draft.code} beyond its limit`, Math.max(0, counted - (draft.usageLimit ?? counted)), 0],
  ]);
}

async function giftCardEntries({ engine: { usecases } }: TestShop, orders: readonly RefundedOrder[]) {
  const spending = orders.filter(({ order }) => holds(order) && order.status !== 'refunded');
  const payments = spending.flatMap(({ order }) => order.giftCards);
  return (await usecases.giftCards.list()).map(({ id, balance, issued }): Entry => {
    const spent = sum(payments.filter(({ cardId }) => cardId === id).map(({ amount }) => amount));
    return [`gift card ${id}`, balance + spent, issued];
  });
}
