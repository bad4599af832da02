import type { CheckoutKey, OrderReads, Orders } from '../../ports/orders.ts';
import type { State } from './state.ts';

export const orderReads = (state: () => State): OrderReads => ({
  find: async (id) => state().orders.find((order) => order.id === id) ?? null,
  findByKey: async (key) => state().orders.find((order) => order.key === key) ?? null,
});

export const orders = (state: State): Orders => {
  const placedWith = async (key: CheckoutKey) =>
    state.orders.find(({ id }) => id === state.tries.get(tryOf(key))) ?? null;
  return {
    ...orderReads(() => state),
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
  };
};

const tryOf = ({ customerId, clientMutationId }: CheckoutKey) => `${customerId} ${clientMutationId}`;
