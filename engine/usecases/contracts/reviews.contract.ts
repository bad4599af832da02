import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewOrder } from '#engine/domain/orders/order.ts';
import type { NewReview, Review } from '#engine/domain/reviews/review.ts';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { aNewOrder } from '#engine/domain/testing/order.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import type { UnitOfWork } from '../ports/ports.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

export const reviewsContract = (name: string, open: OpenStore) =>
  describe(`reviews in ${name}`, () => {
    let store: OpenedStore;
    const inside = <T>(work: (shop: UnitOfWork) => Promise<T>) => store.ports.unitOfWork(work);
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const sell = (slug: string) =>
      inside(async ({ catalog }) => (await catalog.saveProduct(draftBottle(slug), 'replace')).id);
    const review = (productId: number, rest: Partial<NewReview> = {}): NewReview => ({
      productId,
      customerId: null,
      author: 'Sari',
      email: 'Sari@example.test',
      rating: 4,
      text: 'Tarikan enteng.',
      language: 'id',
      writtenAt: NOON,
      verified: false,
      status: 'held',
      ...rest,
    });
    const add = (one: NewReview): Promise<Review> => inside(({ reviews }) => reviews.add(one));
    const of = (productId: number, email: string, customerId: number | null = null) =>
      inside(({ reviews }) => reviews.of({ productId, customerId, email }));

    test('finds a review by its author’s email address or customer id', async () => {
      const productId = await sell('reviewed');
      const added = await add(review(productId, { customerId: 7 }));
      expect(added).toEqual({ ...review(productId, { customerId: 7 }), id: added.id, answer: '', answeredAt: null });
      expect(await of(productId, 'sari@EXAMPLE.test')).toEqual(added);
      expect(await of(productId, 'other@example.test', 7)).toEqual(added);
      expect(await of(productId, 'other@example.test', 8)).toBeNull();
      expect(await of(await sell('unreviewed'), 'sari@example.test', 7)).toBeNull();
    });

    test('serializes parallel reviews of one author', async () => {
      const productId = await sell('twice');
      const write = () =>
        inside(async ({ reviews }) => {
          if (await reviews.of(review(productId))) return false;
          await reviews.add(review(productId));
          return true;
        });
      const answers = await Promise.all([write(), write(), write(), write()]);
      expect(answers.filter(Boolean)).toHaveLength(1);
    });

    test('lists held reviews oldest first until they are moderated', async () => {
      const productId = await sell('waiting');
      const write = (email: string, day: number) =>
        add(review(productId, { email, writtenAt: new Date(2020, 1, day) }));
      const [late, early] = [await write('late@example.test', 2), await write('early@example.test', 1)];
      const waiting = async () => (await store.ports.reviews.list({ status: 'held', page: { first: 2 } })).rows;
      expect(await waiting()).toEqual([
        { ...early, product: 'waiting' },
        { ...late, product: 'waiting' },
      ]);
      expect(await inside(({ reviews }) => reviews.setStatus(early.id, 'approved'))).toMatchObject({
        status: 'approved',
      });
      expect(await inside(({ reviews }) => reviews.setStatus(late.id, 'rejected'))).toMatchObject({ productId });
      const ids = (await waiting()).map(({ id }) => id);
      expect([ids.includes(early.id), ids.includes(late.id)]).toEqual([false, false]);
    });

    test('answers a review, and lists those without an answer', async () => {
      const productId = await sell('answered');
      const write = (email: string) => add(review(productId, { email, status: 'approved' }));
      const [one, other] = [await write('one@example.test'), await write('other@example.test')];
      const answer = { answer: 'Terima kasih.', answeredAt: NOON };
      expect(await inside(({ reviews }) => reviews.setAnswer(one.id, answer))).toEqual({ ...one, ...answer });
      const listed = async (isUnanswered: boolean) => {
        const { rows } = await store.ports.reviews.list({ status: 'approved', isUnanswered, page: { first: 99 } });
        return rows.filter((row) => row.productId === productId).map(({ id }) => id);
      };
      expect([await listed(false), await listed(true)]).toEqual([[one.id, other.id], [other.id]]);
      expect(await inside(({ reviews }) => reviews.setAnswer(2 ** 30, answer))).toBeNull();
    });

    test('removes a review, and ignores unknown ids', async () => {
      const productId = await sell('removed');
      const added = await add(review(productId));
      expect(await inside(({ reviews }) => reviews.remove(added.id))).toEqual(added);
      expect(await of(productId, added.email)).toBeNull();
      expect(await inside(({ reviews }) => reviews.remove(added.id))).toBeNull();
      expect(await inside(({ reviews }) => reviews.setStatus(added.id, 'approved'))).toBeNull();
    });

    test.each([
      ['paid and on its way', { paidAt: NOON, status: 'processing' }, true],
      ['paid and there', { paidAt: NOON, status: 'completed' }, true],
      ['to be paid on delivery, which its buyer can still cancel', { paidAt: null, status: 'processing' }, false],
      ['not paid yet', { paidAt: null, status: 'on-hold' }, false],
      ['paid and given back', { paidAt: NOON, status: 'refunded' }, false],
      ['of somebody else', { paidAt: NOON, status: 'completed', customerId: 8 }, false],
    ] as const)('an order %s proves that the customer bought it: %s', async (state, rest, proves) => {
      const productId = await sell(`bought ${state}`.replaceAll(' ', '-'));
      await order(productId, { customerId: 7, ...rest });
      expect(await inside(({ reviews }) => reviews.hasBought(7, productId))).toBe(proves);
    });

    let turn = 0;
    async function order(productId: number, rest: Partial<NewOrder>): Promise<void> {
      turn += 1;
      const bought = aNewOrder({ productId }, { ...rest, key: `wc_order_reviews${turn}` });
      await inside(({ orders }) => orders.add(bought, null));
    }
  });
