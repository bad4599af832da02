import { sum } from '#engine/domain/money/money.ts';
import { invoiceNumber } from '#engine/domain/orders/invoice.ts';
import { isCancellable, type Order } from '#engine/domain/orders/order.ts';
import { soughtInOrders } from '#engine/domain/orders/sought-in-orders.ts';
import { isForBuyer, type OrderNote } from '#engine/domain/orders/timeline.ts';
import type { PiecesByProduct } from '#engine/domain/orders/unpaid-pieces.ts';
import type { CheckoutKey, OrderFilter, OrderReads, OrderSort, Orders, UnpaidBuyer } from '../../ports/orders.ts';
import { pageOfList } from './page-of-list.ts';
import { countSales, type State } from './state.ts';

export const orderReads = (state: () => State): OrderReads => ({
  find: async (id) => state().orders.find((order) => order.id === id) ?? null,
  findByKey: async (key) => state().orders.find((order) => order.key === key) ?? null,
  placedWith: async (key) => state().orders.find(({ id }) => id === state().placedOrders.get(keyText(key))) ?? null,
  async list(filter, page) {
    const found = state().orders.filter((order) => passes(order, filter));
    return pageOfList(sorted(found, filter.order), page);
  },
  next: async ({ after, limit, ...placed }) =>
    state()
      .orders.filter((order) => order.id > after && passes(order, placed))
      .sort((one, other) => one.id - other.id)
      .slice(0, limit),
  async stats(customerId) {
    const own = state().orders.filter((order) => order.customerId === customerId);
    const paid = own.filter(({ paidAt }) => paidAt !== null);
    const refunds = state().refunds.filter(({ state: how }) => how === 'done');
    const givenBack = (id: number) => sum(refunds.filter(({ orderId }) => orderId === id).map(({ amount }) => amount));
    return {
      count: own.length,
      spent: sum(paid.map(({ id, totals }) => totals.total - givenBack(id))),
      hasPaid: paid.length > 0,
    };
  },
  overdue: async (now, limit) =>
    state()
      .orders.filter(({ status, heldUntil }) => status === 'pending' && heldUntil !== null && heldUntil <= now)
      .sort((one, other) => Number(one.heldUntil) - Number(other.heldUntil))
      .slice(0, limit)
      .map(({ id }) => id),
  unreviewed: async ({ from, until, limit }) =>
    state()
      .orders.filter(({ id, status }) => status === 'completed' && !state().reviewRequests.has(id))
      .filter(({ completedAt }) => completedAt !== null && completedAt >= from && completedAt < until)
      .sort((one, other) => Number(one.completedAt) - Number(other.completedAt))
      .slice(0, limit),
  refunds: async (orderIds) => state().refunds.filter(({ orderId }) => orderIds.includes(orderId)),
  nextRefunds: async ({ from, before, after, limit }) =>
    state()
      .refunds.filter(({ id }) => id > after)
      .filter(({ createdAt }) => !(from && createdAt < from) && !(before && createdAt >= before))
      .slice(0, limit),
  unfinishedRefunds: async (before, limit) =>
    state()
      .refunds.filter((refund) => refund.state === 'pending' && refund.createdAt < before)
      .slice(0, limit),
  notes: async (orderIds) => state().notes.filter(({ orderId }) => orderIds.includes(orderId)),
});

export const orders = (state: State): Orders => {
  const reads = orderReads(() => state);
  return {
    ...reads,
    forUpdate: reads.find,
    async hasPaid(customerId) {
      return state.orders.some(
        (order) =>
          order.customerId === customerId &&
          order.paidAt !== null &&
          order.totals.total > 0 &&
          (order.status === 'processing' || order.status === 'completed'),
      );
    },
    async lockUnpaidPieces({ buyer, network }) {
      const open = state.orders.filter((order) => isCancellable(order) && order.status !== 'failed');
      return {
        ofBuyer: piecesOf(open.filter((order) => isOf(order, buyer))),
        ofNetwork: piecesOf(open.filter(({ id }) => network !== null && state.networks.get(id) === network)),
      };
    },
    async add(order, key, network = null) {
      const earlier = key && (await reads.placedWith(key));
      if (earlier) return { order: earlier, isNew: false, totalSales: new Map() };
      const lines = order.lines.map((line, index) => ({ ...line, id: index + 1 }));
      const stored = {
        ...order,
        lines,
        id: state.nextId++,
        modifiedAt: order.createdAt,
        shipment: null,
        readyAt: null,
        invoice: null,
      };
      state.orders.push(stored);
      if (network !== null) state.networks.set(stored.id, network);
      if (key) state.placedOrders.set(keyText(key), stored.id);
      return { order: stored, isNew: true, totalSales: countSales(state, lines) };
    },
    async save({ id, status, transactionId, modifiedAt, paidAt, completedAt, heldUntil, shipment, readyAt, lines }) {
      const stored = state.orders.find((order) => order.id === id);
      if (!stored) return;
      if (!isCancellable({ status, paidAt })) state.networks.delete(id);
      const held = new Map(lines.map(({ id, stockTaken, backordered }) => [id, { stockTaken, backordered }]));
      replace(state.orders, {
        ...stored,
        status,
        transactionId,
        modifiedAt,
        paidAt,
        completedAt,
        heldUntil,
        shipment,
        readyAt,
        lines: stored.lines.map((line) => ({ ...line, ...held.get(line.id) })),
      });
    },
    async saveAddresses({ id, key, billing, shipping, invoice, modifiedAt }) {
      const stored = state.orders.find((order) => order.id === id);
      if (stored) replace(state.orders, { ...stored, key, billing, shipping, invoice, modifiedAt });
    },
    async issueInvoice({ orderId, prefix, year, issuedAt, seller }) {
      const stored = state.orders.find(({ id, invoice }) => id === orderId && invoice === null);
      if (!stored) throw new Error(`order ${orderId} has an invoice already`);
      const place = (state.invoiceRuns.get(year) ?? 0) + 1;
      state.invoiceRuns.set(year, place);
      const invoice = { number: invoiceNumber({ prefix, year, place }), issuedAt, seller };
      replace(state.orders, { ...stored, invoice });
      return invoice;
    },
    async adopt({ sessionId, email }, customerId) {
      for (const order of state.orders) {
        const isTheirs = order.billing.email.toLowerCase() === email.toLowerCase();
        if (order.sessionId === sessionId && order.customerId === null && isTheirs) {
          replace(state.orders, { ...order, customerId });
        }
      }
    },
    async markReviewRequested(id) {
      const isNew = !state.reviewRequests.has(id);
      state.reviewRequests.add(id);
      return isNew;
    },
    async addNote(note) {
      state.notes.push({ ...note, id: state.nextId++ });
    },
    async rewriteNote(orderId, { from, to }) {
      const saysIt = (note: OrderNote) => note.orderId === orderId && isForBuyer(note) && note.text === from;
      for (const note of state.notes.filter(saysIt)) replace(state.notes, { ...note, text: to } as OrderNote);
    },
    async addRefund(refund) {
      const added = { ...refund, id: state.nextId++, state: 'pending' as const, receipt: null };
      state.refunds.push(added);
      return added;
    },
    async saveRefund(refund) {
      replace(state.refunds, refund);
    },
  };
};

const isOf = ({ customerId, sessionId, billing }: Order, buyer: UnpaidBuyer): boolean =>
  'account' in buyer
    ? customerId === buyer.account
    : customerId === null &&
      (sessionId === buyer.sessionId || billing.email.toLowerCase() === buyer.email.toLowerCase());

function piecesOf(orders: readonly Order[]): PiecesByProduct {
  const pieces = new Map<number, number>();
  for (const { productId, quantity } of orders.flatMap(({ lines }) => lines)) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  return pieces;
}

const keyText = ({ customerId, idempotencyKey }: CheckoutKey) => `${customerId} ${idempotencyKey}`;

function replace<T extends { readonly id: number }>(all: T[], one: T): void {
  all[all.findIndex(({ id }) => id === one.id)] = one;
}

function passes(order: Order, filter: OrderFilter): boolean {
  const { ids, exceptIds, productId } = filter;
  const { statuses, customerId, email, search, placedFrom, placedBefore } = filter;
  return (
    (ids === undefined || ids.includes(order.id)) &&
    !exceptIds?.includes(order.id) &&
    (productId === undefined ||
      order.lines.some((line) => line.productId === productId || line.variationId === productId)) &&
    (statuses === undefined || statuses.includes(order.status)) &&
    (customerId === undefined || order.customerId === customerId) &&
    (email === undefined || order.billing.email.toLowerCase() === email.toLowerCase()) &&
    (placedFrom === undefined || order.createdAt >= placedFrom) &&
    (placedBefore === undefined || order.createdAt < placedBefore) &&
    (search === undefined ||
      wordsOf(order).some((word) => word.toLowerCase().includes(soughtInOrders(search).toLowerCase())))
  );
}

const wordsOf = ({ id, billing, lines }: Order): readonly string[] => [
  ...[String(id), `${billing.firstName} ${billing.lastName}`, billing.email, billing.phone.replace(/\D/g, '')],
  ...lines.map(({ sku }) => sku),
];

const AMOUNTS: Readonly<Record<OrderSort['by'], (order: Order) => number | string | null>> = {
  placed: ({ createdAt }) => createdAt.getTime(),
  modified: ({ modifiedAt }) => modifiedAt.getTime(),
  total: ({ totals }) => totals.total,
  tax: ({ totals }) => totals.tax,
  discount: ({ totals }) => totals.discount.net,
  paid: ({ paidAt }) => paidAt?.getTime() ?? null,
  completed: ({ completedAt }) => completedAt?.getTime() ?? null,
  key: ({ key }) => key,
};

/** Orders without the date sort last in both directions. Ids break ties. */
function sorted(
  orders: readonly Order[],
  { by, direction }: OrderSort = { by: 'placed', direction: 'descending' },
): readonly Order[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const amount = AMOUNTS[by];
  return [...orders].sort((one, other) => {
    const [a, b] = [amount(one), amount(other)];
    if ((a === null) !== (b === null)) return a === null ? 1 : -1;
    const rank = (a ?? 0) < (b ?? 0) ? -1 : Number((a ?? 0) > (b ?? 0));
    return sign * (rank || one.id - other.id);
  });
}
