import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewOrder, Order } from '#engine/domain/orders/order.ts';
import { draftBottle } from '#engine/domain/testing/drafts.ts';
import { aNewOrder } from '#engine/domain/testing/order.ts';
import { JAKARTA, NOON } from '#engine/domain/testing/shop.ts';
import type { OrderFilter } from '../ports/orders.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

const DECLINED = { code: 'payment-declined', reason: 'kartu “ditolak”' } as const;

const at = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

export const orderLifecycleContract = (name: string, open: OpenStore) =>
  describe(`order lifecycle in ${name}`, () => {
    let store: OpenedStore;
    let productId: number;
    beforeAll(async () => {
      store = await open();
      productId = await store.ports.unitOfWork(
        async ({ catalog }) => (await catalog.saveProduct(draftBottle('sold'), 'replace')).id,
      );
    });
    afterAll(() => store.close());

    async function placed(key: string, rest: Partial<NewOrder> = {}): Promise<Order> {
      const bought = { productId, stockOwner: productId, stockTaken: 2, sku: `SKU-${key}` };
      const { order } = await store.ports.unitOfWork(({ orders }) =>
        orders.add(aNewOrder(bought, { ...rest, key }), null),
      );
      return order;
    }

    test('saves what may change, and nothing else', async () => {
      const order = await placed('wc_order_changes');
      const changed: Order = {
        ...order,
        status: 'completed',
        transactionId: 'pi_1',
        modifiedAt: at(1),
        paidAt: at(2),
        completedAt: at(3),
        heldUntil: at(4),
        shipment: { courier: 'jne', number: '0012345678901' },
        readyAt: at(1),
        lines: order.lines.map((line) => ({ ...line, stockTaken: 1, backordered: 1 })),
      };
      await store.ports.unitOfWork(({ orders }) => orders.save({ ...changed, note: 'rewritten', key: 'stolen' }));
      expect(await store.ports.orders.find(order.id)).toEqual(changed);
      expect(await store.ports.unitOfWork(({ orders }) => orders.forUpdate(order.id))).toEqual(changed);
      expect(await store.ports.unitOfWork(({ orders }) => orders.forUpdate(987_654_321))).toBeNull();
    });

    test('saves corrected addresses with the key, and nothing else', async () => {
      const order = await placed('wc_order_corrected');
      const billing = { ...JAKARTA, email: 'sari@example.test' };
      const shipping = { ...JAKARTA, address1: 'Jl. Melati 8', email: '' };
      const corrected = { ...order, key: 'wc_order_renewed', billing, shipping, modifiedAt: at(1) };
      await store.ports.unitOfWork(({ orders }) => orders.saveAddresses({ ...corrected, note: 'rewritten' } as Order));
      expect(await store.ports.orders.find(order.id)).toEqual(corrected);
    });

    test('rewrites what the buyer reads in these very words, and nothing else', async () => {
      const [{ id: orderId }, other] = [await placed('wc_order_reworded'), await placed('wc_order_other')];
      const written = { isForBuyer: true, writtenAt: NOON };
      await store.ports.unitOfWork(async ({ orders }) => {
        await orders.addNote({ ...written, orderId, text: 'JNE 1' });
        await orders.addNote({ ...written, orderId, text: 'JNE 1', isForBuyer: false });
        await orders.addNote({ ...written, orderId, text: 'JNE 10' });
        await orders.addNote({ ...written, orderId: other.id, text: 'JNE 1' });
        await orders.rewriteNote(orderId, { from: 'JNE 1', to: 'JNE 2' });
      });
      const notes = await store.ports.orders.notes([orderId, other.id]);
      expect(notes.map((note) => ('text' in note ? note.text : null))).toEqual(['JNE 2', 'JNE 1', 'JNE 10', 'JNE 1']);
    });

    describe('invoices', () => {
      const seller = { name: 'PT Toko', address: ['Jl. Merdeka 2'], taxNumber: null };
      const issue = (orderId: number, year: number) =>
        store.ports.unitOfWork(({ orders }) =>
          orders.issueInvoice({ orderId, prefix: 'INV', year, issuedAt: at(5), seller }),
        );

      test('are kept with their order, which is not changed by saving it', async () => {
        const order = await placed('wc_order_billed');
        const invoice = await issue(order.id, 2031);
        expect(invoice).toEqual({ number: 'INV/2031/000001', issuedAt: at(5), seller });
        await store.ports.unitOfWork(({ orders }) => orders.save(order));
        expect((await store.ports.orders.find(order.id))?.invoice).toEqual(invoice);
        const issued = { ...invoice, buyer: JAKARTA };
        await store.ports.unitOfWork(({ orders }) => orders.saveAddresses({ ...order, invoice: issued }));
        expect((await store.ports.orders.find(order.id))?.invoice).toEqual(issued);
        await expect(issue(order.id, 2031)).rejects.toThrow('has an invoice already');
      });

      test('have numbers without gaps in each year, also when many are issued at once and some fail', async () => {
        const placedOrders: Order[] = [];
        for (const turn of Array(12).keys()) placedOrders.push(await placed(`wc_order_run${turn}`));
        const issued = await Promise.allSettled(
          placedOrders.map(({ id }, turn) =>
            store.ports.unitOfWork(async ({ orders }) => {
              const year = turn === 11 ? 2033 : 2032;
              const { number } = await orders.issueInvoice({
                orderId: id,
                prefix: 'INV',
                year,
                issuedAt: NOON,
                seller,
              });
              if (turn % 4 === 2) throw new Error('undone');
              return number;
            }),
          ),
        );
        const numbers = issued.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
        const expected = Array.from({ length: 8 }, (_, place) => `INV/2032/00000${place + 1}`);
        expect(numbers.toSorted()).toEqual([...expected, 'INV/2033/000001']);
        const kept = await Promise.all(placedOrders.map(({ id }) => store.ports.orders.find(id)));
        expect(kept.flatMap((order) => order?.invoice?.number ?? []).toSorted()).toEqual(numbers.toSorted());
      });
    });

    test('reads notes and refunds oldest first', async () => {
      const { id: orderId, lines } = await placed('wc_order_notes');
      const note = { orderId, text: 'JNE 123 “dikirim”', isForBuyer: true, writtenAt: NOON };
      const facts = {
        orderId,
        amount: 500,
        reason: 'Penyok',
        restock: true,
        createdAt: NOON,
        lines: [
          { lineId: lines[0]?.id ?? 0, quantity: 1, total: { net: 450, tax: 50, taxes: [{ rateId: 1, amount: 50 }] } },
        ],
        shipping: [{ position: 0, total: { net: 0, tax: 0, taxes: [] } }],
      };
      const [first, second] = await store.ports.unitOfWork(async ({ orders }) => {
        await orders.addNote(note);
        await orders.addNote({ ...note, text: 'Second', isForBuyer: false });
        await orders.addNote({ orderId, event: DECLINED, writtenAt: at(1) });
        return [await orders.addRefund(facts), await orders.addRefund({ ...facts, amount: 0 })];
      });
      expect(await store.ports.orders.notes([orderId])).toEqual([
        { ...note, id: expect.any(Number) },
        { ...note, id: expect.any(Number), text: 'Second', isForBuyer: false },
        { id: expect.any(Number), orderId, event: DECLINED, writtenAt: at(1) },
      ]);
      expect(first).toMatchObject({ ...facts, state: 'pending', receipt: null });
      const unfinished = async (before: Date) =>
        (await store.ports.orders.unfinishedRefunds(before, 99)).filter((refund) => refund.orderId === orderId);
      expect(await unfinished(NOON)).toEqual([]);
      expect(await unfinished(at(1))).toEqual([first, second]);
      await store.ports.unitOfWork(({ orders }) => orders.saveRefund({ ...first, state: 'done', receipt: 're_1' }));
      expect(await store.ports.orders.refunds([orderId])).toEqual([
        { ...first, state: 'done', receipt: 're_1' },
        second,
      ]);
      expect(await unfinished(at(1))).toEqual([second]);
    });

    test('gives refunds of a time in parts, in the order of their numbers, of whichever order and state', async () => {
      const [one, other] = [await placed('wc_order_first_refund'), await placed('wc_order_other_refund')];
      const decided = { amount: 5, reason: '', lines: [], shipping: [], restock: false };
      const added = await store.ports.unitOfWork(({ orders }) =>
        Promise.all(
          [101, 102, 103, 104, 105].map((minute) =>
            orders.addRefund({ ...decided, orderId: minute % 2 ? one.id : other.id, createdAt: at(minute) }),
          ),
        ),
      );
      const [, first, second, third] = added;
      if (!first || !second || !third) throw new Error('three refunds were expected');
      const failed = { ...second, state: 'failed' as const };
      await store.ports.unitOfWork(({ orders }) => orders.saveRefund(failed));
      const next = (after: number, limit: number) =>
        store.ports.orders.nextRefunds({ from: at(102), before: at(105), after, limit });
      expect(await next(0, 2)).toEqual([first, failed]);
      expect(await next(failed.id, 2)).toEqual([third]);
      expect(await store.ports.orders.nextRefunds({ after: added[0]?.id ?? 0, limit: 99 })).toHaveLength(4);
    });

    test('lists overdue pending orders, the longest overdue first', async () => {
      const late = await placed('wc_order_late', { status: 'pending', heldUntil: at(10) });
      const later = await placed('wc_order_later', { status: 'pending', heldUntil: at(5) });
      await placed('wc_order_held_paid', { status: 'processing', heldUntil: at(5) });
      await placed('wc_order_for_ever', { status: 'pending', heldUntil: null });
      expect(await store.ports.orders.overdue(at(4), 99)).toEqual([]);
      expect(await store.ports.orders.overdue(at(10), 99)).toEqual([later.id, late.id]);
      expect(await store.ports.orders.overdue(at(10), 1)).toEqual([later.id]);
    });

    test('lists completed orders once for a request of reviews, the longest completed first', async () => {
      const old = await placed('wc_order_old', { status: 'completed', completedAt: at(1000) });
      const late = await placed('wc_order_unreviewed', { status: 'completed', completedAt: at(1002) });
      const early = await placed('wc_order_unreviewed_early', { status: 'completed', completedAt: at(1001) });
      await placed('wc_order_refunded', { status: 'refunded', completedAt: at(1001) });
      await placed('wc_order_too_late', { status: 'completed', completedAt: at(1003) });
      const range = { from: at(1001), until: at(1003), limit: 9 };
      const listed = async () => (await store.ports.orders.unreviewed(range)).map(({ id }) => id);
      expect(await listed()).toEqual([early.id, late.id]);
      expect(await store.ports.orders.unreviewed({ ...range, from: at(1000), limit: 1 })).toEqual([old]);
      const mark = () => store.ports.unitOfWork(({ orders }) => orders.markReviewRequested(early.id, at(1003)));
      expect([await mark(), await mark()]).toEqual([true, false]);
      expect(await listed()).toEqual([late.id]);
    });

    test('lists orders newest first, page by page', async () => {
      const buyer = {
        ...JAKARTA,
        firstName: 'Dewi',
        lastName: 'Ayu',
        email: 'Dewi@Example.test',
        phone: '0813-1111 2222',
      };
      const one = await placed('wc_order_list_1', { billing: buyer, createdAt: at(100), status: 'on-hold' });
      const two = await placed('wc_order_list_2', {
        billing: buyer,
        createdAt: at(101),
        status: 'completed',
        customerId: 77,
      });
      const three = await placed('wc_order_list_3', { billing: buyer, createdAt: at(102), status: 'completed' });
      const list = async (filter: OrderFilter, page = {}) =>
        (await store.ports.orders.list(filter, page)).rows.map(({ id }) => id);
      const all = { email: 'dewi@example.TEST' };
      expect(await list(all)).toEqual([three.id, two.id, one.id]);
      expect(await list({ ...all, statuses: ['completed'] })).toEqual([three.id, two.id]);
      expect(await list({ ...all, placedFrom: at(101), placedBefore: at(102) })).toEqual([two.id]);
      expect(await list({ customerId: 77 })).toEqual([two.id]);
      expect(await list({ ...all, search: 'dewi AY' })).toEqual([three.id, two.id, one.id]);
      expect(await list({ search: String(two.id) })).toContain(two.id);
      for (const search of ['0813 1111-2222', '+62 (813) 11112222', '62813.1111.2222', '13111122'])
        expect(await list({ search })).toEqual([three.id, two.id, one.id]);
      expect(await list({ customerId: 77, search: '081311112222' })).toEqual([two.id]);
      expect(await list({ customerId: 77, search: 'order_list_3' })).toEqual([]);
      expect(await list({ search: 'order_list_3' })).toEqual([three.id]);
      expect(await list({ ...all, search: '%' })).toEqual([]);
      expect(await store.ports.orders.list(all, { first: 2 })).toMatchObject({
        rows: [{ id: three.id }, { id: two.id }],
        hasNext: true,
        hasPrevious: false,
        total: 3,
      });
      expect(await list(all, { first: 2, after: two.id })).toEqual([one.id]);
    });
  });
