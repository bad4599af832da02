import type { Order } from '#engine/domain/orders/order.ts';
import type { CheckoutKey, OrderFilter, OrderReads, Orders } from '../../ports/orders.ts';
import type { State } from './state.ts';

export const orderReads = (state: () => State): OrderReads => ({
  find: async (id) => state().orders.find((order) => order.id === id) ?? null,
  findByKey: async (key) => state().orders.find((order) => order.key === key) ?? null,
  async list(filter, { first = Number.POSITIVE_INFINITY, after }) {
    const all = state()
      .orders.filter((order) => passes(order, filter))
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id);
    const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const rows = all.slice(start, start + first);
    return { rows, hasNext: start + rows.length < all.length, hasPrevious: start > 0, total: all.length };
  },
  overdue: async (now, limit) =>
    state()
      .orders.filter(({ status, heldUntil }) => status === 'pending' && heldUntil !== null && heldUntil <= now)
      .sort((one, other) => Number(one.heldUntil) - Number(other.heldUntil))
      .slice(0, limit)
      .map(({ id }) => id),
  refunds: async (orderId) => state().refunds.filter((refund) => refund.orderId === orderId),
  unfinishedRefunds: async (before, limit) =>
    state()
      .refunds.filter((refund) => refund.state === 'pending' && refund.createdAt < before)
      .slice(0, limit),
  notes: async (orderId) => state().notes.filter((note) => note.orderId === orderId),
});

export const orders = (state: State): Orders => {
  const placedWith = async (key: CheckoutKey) =>
    state.orders.find(({ id }) => id === state.tries.get(tryOf(key))) ?? null;
  return {
    ...orderReads(() => state),
    forUpdate: async (id) => state.orders.find((order) => order.id === id) ?? null,
    placedWith,
    async add(order, key) {
      const earlier = key && (await placedWith(key));
      if (earlier) return { order: earlier, isNew: false };
      const lines = order.lines.map((line, index) => ({ ...line, id: index + 1 }));
      const stored = { ...order, lines, id: state.nextId++, modifiedAt: order.createdAt };
      state.orders.push(stored);
      if (key) state.tries.set(tryOf(key), stored.id);
      return { order: stored, isNew: true };
    },
    async save(order) {
      replace(state.orders, order);
    },
    async addNote(note) {
      state.notes.push({ ...note, id: state.nextId++ });
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

const tryOf = ({ customerId, clientMutationId }: CheckoutKey) => `${customerId} ${clientMutationId}`;

function replace<T extends { readonly id: number }>(all: T[], one: T): void {
  all[all.findIndex(({ id }) => id === one.id)] = one;
}

function passes(order: Order, filter: OrderFilter): boolean {
  const { statuses, customerId, email, search, placedFrom, placedBefore } = filter;
  return (
    (statuses === undefined || statuses.includes(order.status)) &&
    (customerId === undefined || order.customerId === customerId) &&
    (email === undefined || order.billing.email.toLowerCase() === email.toLowerCase()) &&
    (placedFrom === undefined || order.createdAt >= placedFrom) &&
    (placedBefore === undefined || order.createdAt < placedBefore) &&
    (search === undefined || wordsOf(order).some((word) => word.toLowerCase().includes(search.toLowerCase())))
  );
}

const wordsOf = ({ id, billing, lines }: Order): readonly string[] => [
  ...[String(id), `${billing.firstName} ${billing.lastName}`, billing.email],
  ...lines.map(({ sku }) => sku),
];
