import type { Review } from '#engine/domain/reviews/review.ts';
import type { ReviewReads, Reviews } from '../../ports/reviews.ts';
import type { State } from './state.ts';

export const reviewReads = (state: () => State): ReviewReads => ({
  async list({ status, isUnanswered = false, page: { first, last } }) {
    const all = state()
      .reviews.filter((review) => review.status === status && !(isUnanswered && review.answer !== ''))
      .toSorted((one, other) => one.writtenAt.getTime() - other.writtenAt.getTime() || one.id - other.id)
      .map((review) => ({ ...review, product: slugOf(state(), review.productId) }));
    const rows = last === undefined ? all.slice(0, first) : all.slice(-last);
    const isCut = rows.length < all.length;
    return { rows, hasNext: isCut && last === undefined, hasPrevious: isCut && last !== undefined, total: all.length };
  },
  ofCustomer: async (customerId) => state().reviews.filter((review) => review.customerId === customerId),
});

const slugOf = ({ products }: State, id: number) =>
  [...products.values()].find((product) => product.id === id)?.draft.slug ?? '';

export const reviews = (state: State): Reviews => {
  const replace = (id: number, change: (review: Review) => readonly Review[]): Review | null => {
    const place = state.reviews.findIndex((review) => review.id === id);
    const found = state.reviews[place];
    if (!found) return null;
    const after = change(found);
    state.reviews.splice(place, 1, ...after);
    return after[0] ?? found;
  };
  return {
    of: async ({ productId, customerId, email }) =>
      state.reviews.find(
        (review) =>
          review.productId === productId &&
          (review.email.toLowerCase() === email.toLowerCase() ||
            (customerId !== null && review.customerId === customerId)),
      ) ?? null,
    hasBought: async (customerId, productId) =>
      state.orders.some(
        ({ customerId: buyer, paidAt, status, lines }) =>
          buyer === customerId &&
          paidAt !== null &&
          !['cancelled', 'refunded', 'failed'].includes(status) &&
          lines.some((line) => line.productId === productId),
      ),
    async add(review) {
      const added = { ...review, id: state.nextId++, answer: '', answeredAt: null };
      state.reviews.push(added);
      return added;
    },
    setStatus: async (id, status) => replace(id, (review) => [{ ...review, status }]),
    setAnswer: async (id, answer) => replace(id, (review) => [{ ...review, ...answer }]),
    remove: async (id) => replace(id, () => []),
  };
};
