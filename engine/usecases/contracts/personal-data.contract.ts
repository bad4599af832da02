import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail } from '#engine/domain/mail/mail.ts';
import type { NewOrder } from '#engine/domain/orders/order.ts';
import type { NewReview } from '#engine/domain/reviews/review.ts';
import { draftCoupon } from '#engine/domain/testing/coupons.ts';
import { draftBottle, SIZES } from '#engine/domain/testing/drafts.ts';
import { aNewOrder } from '#engine/domain/testing/order.ts';
import { JAKARTA, NOON } from '#engine/domain/testing/shop.ts';
import type { UnitOfWork } from '../ports/ports.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

const SHE = { customerId: 77, email: 'sari@example.test' };
const INVOICE = { number: 'INV/2026/000001', issuedAt: NOON, seller: null };
const NOBODY = { customerId: null, email: null };

export const personalDataContract = (name: string, open: OpenStore) =>
  describe(`personal data in ${name}`, () => {
    let store: OpenedStore;
    let productId: number;
    const inside = <T>(work: (shop: UnitOfWork) => Promise<T>) => store.ports.unitOfWork(work);
    beforeAll(async () => {
      store = await open();
      productId = await inside(async ({ catalog }) => {
        await catalog.saveAttribute(SIZES);
        return (await catalog.saveProduct(draftBottle('hers'), 'replace')).id;
      });
    });
    afterAll(() => store.close());

    async function placed(key: string, rest: Partial<NewOrder>) {
      const bought = { productId, meta: { size: '1l', card: 'Sari' } };
      const order = aNewOrder(bought, { ...rest, key: `wc_order_person_${key}` });
      return (await inside(({ orders }) => orders.add(order, { customerId: `t_${key}`, idempotencyKey: key }))).order;
    }
    const billed = (email: string) => ({ ...JAKARTA, email });
    const review = (rest: Partial<NewReview>): NewReview => ({
      productId,
      customerId: null,
      author: 'Sari',
      email: 'other@example.test',
      rating: 4,
      text: 'Enteng.',
      language: 'id',
      writtenAt: NOON,
      verified: false,
      status: 'held',
      ...rest,
    });

    test('finds orders by account, or by email address for guests', async () => {
      const own = await placed('own', { customerId: 77, paidAt: NOON, billing: billed('office@example.test') });
      const asGuest = await placed('guest', { customerId: null, billing: billed('Sari@Example.test') });
      await placed('other', { customerId: null, billing: billed('other@example.test') });
      const hers = await inside(({ personalData }) => personalData.ordersOf(SHE));
      expect(hers.map(({ id, status }) => [id, status])).toEqual([own, asGuest].map(({ id }) => [id, 'on-hold']));
      expect(hers[0]).toMatchObject({ key: own.key, paidAt: NOON, billing: own.billing, shipping: own.shipping });
      expect(await inside(({ personalData }) => personalData.ordersOf(NOBODY))).toEqual([]);
    });

    test('an anonymized order keeps items, totals and events, and no personal data', async () => {
      const order = await placed('forgotten', {
        customerId: 78,
        sessionId: '78',
        note: 'Sari',
        meta: { gift: 'Sari' },
      });
      const refund = {
        orderId: order.id,
        amount: 5,
        reason: 'Sari',
        lines: [],
        shipping: [],
        restock: false,
        createdAt: NOON,
      };
      const identity = { id: order.id, key: 'wc_order_new', billing: billed(''), shipping: billed('') };
      const event = { orderId: order.id, event: { code: 'completed' }, writtenAt: NOON } as const;
      await inside(async ({ orders, personalData }) => {
        await orders.addNote({ orderId: order.id, text: 'Sari', isForBuyer: true, writtenAt: NOON });
        await orders.addNote(event);
        const corrected = { code: 'shipment-corrected', from: 'JNE 1', to: 'JNE 2' } as const;
        await orders.addNote({ ...event, event: corrected });
        for (const code of ['addresses-corrected', 'billing-corrected', 'shipping-corrected'] as const)
          await orders.addNote({ ...event, event: { code, from: 'Jl. A', to: 'Jl. B' } });
        await orders.addRefund(refund);
        await orders.saveAddresses({ ...order, invoice: { ...INVOICE, buyer: order.billing } });
        await orders.save({ ...order, shipment: { courier: 'jne', number: '0012345678901' } });
        await personalData.anonymizeOrders([identity]);
      });
      expect(await store.ports.orders.find(order.id)).toEqual({
        ...order,
        ...identity,
        invoice: INVOICE,
        modifiedAt: expect.any(Date),
        customerId: null,
        sessionId: '',
        note: '',
        meta: {},
        lines: order.lines.map((line) => ({ ...line, meta: { size: '1l' } })),
      });
      expect(await store.ports.orders.notes([order.id])).toEqual([{ ...event, id: expect.any(Number) }]);
      expect(await store.ports.orders.refunds([order.id])).toMatchObject([{ ...refund, reason: '' }]);
      const tried = { customerId: 't_forgotten', idempotencyKey: 'forgotten' };
      expect(await inside(({ orders }) => orders.placedWith(tried))).toBeNull();
    });

    test('anonymizes reviews in their own language, and keeps two of one product', async () => {
      const [byAccount, byAddress, other] = await inside(async ({ reviews }) => [
        await reviews.add(review({ customerId: 77 })),
        await reviews.add(review({ email: 'SARI@example.test', language: 'en' })),
        await reviews.add(review({ email: 'budi@example.test' })),
      ]);
      const names = { id: 'Anonim', en: 'Anonymous' };
      const changed = await inside(({ personalData }) => personalData.anonymizeReviews(SHE, names));
      expect(changed.toSorted((one, another) => one.id - another.id)).toEqual([
        { id: byAccount.id, productId },
        { id: byAddress.id, productId },
      ]);
      const { rows } = await store.ports.reviews.list({ status: 'held', page: { first: 9 } });
      const writers = new Map(rows.map(({ id, author, customerId, text }) => [id, [author, customerId, text]]));
      expect(writers.get(byAccount.id)).toEqual(['Anonim', null, 'Enteng.']);
      expect(writers.get(byAddress.id)).toEqual(['Anonymous', null, 'Enteng.']);
      expect(writers.get(other.id)).toEqual(['Sari', null, 'Enteng.']);
      expect(await inside(({ personalData }) => personalData.anonymizeReviews(SHE, names))).toEqual([]);
    });

    test('deletes emails about these orders or reviews, and others from or to the person', async () => {
      const to = { to: 'sari@example.test', language: 'id' } as const;
      const shop = { to: 'shop@example.test', language: 'id' } as const;
      const message = { name: '', phone: '', message: '' };
      const gone: readonly Mail[] = [
        { kind: 'order-received', ...to, orderId: 1 },
        { kind: 'new-order', ...shop, orderId: 1 },
        { kind: 'password-changed', ...to, to: 'Sari@Example.test', name: 'Sari', username: 'sari' },
        {
          kind: 'email-changed',
          ...to,
          to: 'dewi@example.test',
          name: 'Sari',
          username: 'sari',
          email: 'ayu@example.test',
        },
        { kind: 'contact', ...shop, ...message, email: 'SARI@example.test' },
        { kind: 'review-waiting', ...shop, reviewId: 5, product: 'Oil', author: 'Sari', rating: 1, text: '' },
      ];
      const kept: readonly Mail[] = [
        { kind: 'order-received', ...to, orderId: 2 },
        { kind: 'password-changed', ...to, to: 'budi@example.test', name: 'Budi', username: 'budi' },
        { kind: 'contact', ...shop, ...message, email: 'budi@example.test' },
        { kind: 'review-waiting', ...shop, reviewId: 6, product: 'Oil', author: 'Budi', rating: 1, text: '' },
      ];
      await inside(({ outbox }) => outbox.add(...gone, ...kept));
      const about = { email: SHE.email, username: 'sari', orders: [1], reviews: [5] };
      expect(await inside(({ personalData }) => personalData.removeMails(about))).toBe(gone.length);
      const left = await store.ports.mails.list({ limit: 99 });
      expect(left.map(({ mail }) => mail).reverse()).toEqual(kept);
    });

    test('disables a coupon that was limited to the person', async () => {
      const show = () => inside(({ coupons }) => coupons.show('hers'));
      await inside(({ coupons }) => coupons.save(draftCoupon('hers', { emails: ['*@oil.test', 'Sari@example.test'] })));
      const withdraw = () => inside(({ personalData }) => personalData.withdrawCoupons(SHE.email));
      expect(await withdraw()).toBe(1);
      expect(await withdraw()).toBe(0);
      expect((await show())?.draft.emails).toEqual(['*@oil.test', 'nobody@removed.invalid']);
    });
  });
