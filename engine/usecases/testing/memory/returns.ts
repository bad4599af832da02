import type { Return } from '#engine/domain/returns/return.ts';
import type { ReturnReads, Returns } from '../../ports/returns.ts';
import { pageOfList } from './page-of-list.ts';
import type { State, StoredReturn } from './state.ts';

const withoutFiles = ({ key: _key, files: _files, ...one }: StoredReturn): Return => one;

export const returnReads = (state: () => State): ReturnReads => ({
  find: async (id) =>
    state()
      .returns.filter((one) => one.id === id)
      .map(withoutFiles)[0] ?? null,
  ofOrders: async (orderIds) =>
    state()
      .returns.filter(({ orderId }) => orderIds.includes(orderId))
      .map(withoutFiles),
  list: async ({ state: wanted, page }) =>
    pageOfList(
      state()
        .returns.filter((one) => wanted === undefined || one.state === wanted)
        .map(withoutFiles)
        .reverse(),
      page,
    ),
  pictures: async (id) => state().returns.find((one) => one.id === id)?.files ?? [],
});

export const returns = (state: State): Returns => {
  const reads = returnReads(() => state);
  return {
    ...reads,
    forUpdate: reads.find,
    async requestedWith(orderId, key) {
      const found = state.returns.find((one) => one.orderId === orderId && one.key === key);
      return found ? withoutFiles(found) : null;
    },
    async add(request, { key, pictures: files }) {
      const added = {
        ...request,
        id: state.nextId++,
        state: 'requested' as const,
        message: '',
        answeredAt: null,
        pictures: files.length,
      };
      state.returns.push({ ...added, key, files });
      return added;
    },
    async save({ id, ...changed }) {
      const index = state.returns.findIndex((one) => one.id === id);
      const stored = state.returns[index];
      if (stored) state.returns[index] = { ...stored, ...changed, id };
    },
    async removePicturesBefore(closed) {
      for (const [index, one] of state.returns.entries()) {
        const isOver = one.state === 'rejected' || one.state === 'completed';
        if (isOver && one.answeredAt && one.answeredAt < closed)
          state.returns[index] = { ...one, files: [], pictures: 0 };
      }
    },
  };
};
