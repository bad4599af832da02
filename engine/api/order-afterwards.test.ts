import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { SETTINGS } from '#engine/domain/testing/shop.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import { createUsecases } from '#engine/usecases/usecases.ts';
import {
  addToCart,
  CARD_CHECKOUT,
  CARD_REQUEST,
  type CardShop,
  openCardShop,
  placeByCard,
} from './testing/card-shop.ts';
import { ask, firstCode, type Reply, visitor } from './testing/client.ts';

const CANCEL = `mutation ($input: CancelOrderInput!) {
  cancelOrder(input: $input) { order { status isCancellable needsPayment } }
}`;
const RETURN = `mutation ($input: RequestReturnInput!) {
  requestReturn(input: $input) {
    order {
      returnableLines { lineId quantity }
      returns { reason state text message pictureCount answeredAt lines { lineId quantity } }
    }
  }
}`;
const READ = `query ($key: ID!) { order(id: $key, idType: ORDER_KEY) {
  isCancellable returnableLines { lineId quantity } returns { databaseId state message }
  invoice { number date buyer { address1 email } sellerName sellerAddress sellerTaxNumber tax { tax(format: RAW) } }
  billing { address1 email } lineItems { nodes { databaseId } }
} }`;

const COLLECTION = `query ($key: ID!) { order(id: $key, idType: ORDER_KEY) {
  status dateReady datePaid isCancellable orderNotes { nodes { content } }
} }`;

const JPEG = Buffer.from([0xff, 0xd8, 0xff]).toString('base64');

describe.each(DATABASES)('what a buyer does with an order afterwards on %s', (_name, open) => {
  let shop: CardShop;
  beforeAll(async () => {
    shop = await openCardShop(open);
    await shop.engine.usecases.changeStock({ sku: 'CLEANER', request: { kind: 'set', pieces: 99 } });
  });
  afterAll(() => shop.close());

  const emailsTo = async (id: number) =>
    (await shop.mails()).flatMap((mail) => ('orderId' in mail && mail.orderId === id ? [mail.kind] : []));
  async function ordered(paymentMethod: 'bacs' | 'cod' = 'bacs', quantity = 2) {
    const guest = visitor(shop);
    await addToCart(guest, shop.ids.cleaner, quantity);
    const { data } = await guest.ask(CARD_CHECKOUT, { input: { ...CARD_REQUEST, paymentMethod } });
    const { databaseId: id, orderKey: key } = data.checkout.order;
    return { guest, id: Number(id), key: String(key) };
  }
  const read = async (key: string) => (await ask(shop, READ, { variables: { key } })).data.order;
  const stock = async () =>
    (await ask(shop, '{ product(id: "cleaner", idType: SLUG) { ... on SimpleProduct { stockQuantity } } }')).data
      .product.stockQuantity;

  test('the bill is issued once it is paid, and stays as it was when the seller changes', async () => {
    const { id, key } = await ordered();
    expect((await read(key)).invoice).toBeNull();
    await shop.engine.usecases.markPaid(id);
    const { invoice } = await read(key);
    expect(invoice).toMatchObject({ sellerName: 'PT Toko', sellerTaxNumber: '01.234.567.8-901.000' });
    expect(invoice.tax.tax).not.toBe('0');

    const seller = { name: 'PT Toko Baru', address: ['Jl. Sudirman 1'], taxNumber: null };
    const later = await ordered();
    await createUsecases({ ...shop.needs, settings: { ...SETTINGS, seller } }).markPaid(later.id);
    const next = (await read(later.key)).invoice;
    expect(next).toMatchObject({ sellerName: 'PT Toko Baru', sellerAddress: ['Jl. Sudirman 1'], tax: null });
    expect(Number(next.number.split('/')[2])).toBe(Number(invoice.number.split('/')[2]) + 1);
    const request = { kind: 'amount', amount: 100, reason: 'Penyok', restock: false } as const;
    expect(await shop.engine.usecases.refundOrder({ id, request })).toMatchObject({ ok: true });
    expect((await read(key)).invoice).toEqual(invoice);
    expect(
      (await ask(shop, READ, { variables: { key: (await ordered('cod')).key } })).data.order.invoice.number,
    ).toMatch(/^INV\/2026\/\d{6}$/);
  });

  test('the bill keeps the buyer it was issued to, and the order has the corrected address', async () => {
    const { id, key } = await ordered('cod');
    const { billing, invoice } = await read(key);
    expect(invoice.buyer).toEqual(billing);
    const correction = { billing: { address1: 'Jl. Melati 8' }, shipping: {}, id, renewsLink: false, store: true };
    expect(await shop.engine.usecases.correctAddresses(correction)).toMatchObject({ ok: true });
    expect(await read(key)).toMatchObject({ billing: { ...billing, address1: 'Jl. Melati 8' }, invoice });
  });

  test('the link of an email that went to a stranger no longer opens the order', async () => {
    const { id, key } = await ordered('cod');
    const { correctAddresses } = shop.engine.usecases;
    const correction = { billing: { email: 'dewi@example.test' }, shipping: {}, id, renewsLink: true, store: true };
    const { order } = unwrap(await correctAddresses(correction));
    expect((await read(order.key)).billing.email).toBe('dewi@example.test');
    expect((await ask(shop, READ, { variables: { key } })).data.order).toBeNull();
  });

  describe('cancelling', () => {
    test('an unpaid order releases its stock and its payment, once', async () => {
      const before = await stock();
      const guest = visitor(shop);
      await addToCart(guest, shop.ids.cleaner, 1);
      const order = await placeByCard(guest);
      const [one, other] = await Promise.all([1, 2].map(() => guest.ask(CANCEL, { input: { orderId: order.id } })));
      const cancelled = { status: 'CANCELLED', isCancellable: false, needsPayment: false };
      expect([one?.data.cancelOrder.order, other?.data.cancelOrder.order]).toEqual([cancelled, cancelled]);
      expect((await shop.stripe.paymentIntents.retrieve(order.intent)).status).toBe('canceled');
      expect(await stock()).toBe(before);
      expect(await emailsTo(Number(order.id))).toEqual(['new-order', 'order-cancelled', 'buyer-cancelled']);
      const record = await shop.engine.usecases.orders.show(Number(order.id));
      expect(record?.notes).toMatchObject([{ event: { code: 'cancelled-by-buyer' } }]);
    });

    test('needs the session that placed it, or its key', async () => {
      const { id, key } = await ordered();
      const stranger = await ask(shop, CANCEL, { variables: { input: { orderId: String(id) } } });
      expect(firstCode(stranger)).toBe('ORDER_FORBIDDEN');
      expect((await read(key)).isCancellable).toBe(true);
      const holder = await ask(shop, CANCEL, { variables: { input: { orderKey: key } } });
      expect(holder.data.cancelOrder.order.status).toBe('CANCELLED');
    });

    test('an order paid on delivery is released as long as it was not sent, and the shop is told', async () => {
      const before = await stock();
      const { id, key } = await ordered('cod');
      expect([await stock(), (await read(key)).isCancellable]).toEqual([before - 2, true]);
      const { data } = await ask(shop, CANCEL, { variables: { input: { orderKey: key } } });
      expect(data.cancelOrder.order).toEqual({ status: 'CANCELLED', isCancellable: false, needsPayment: false });
      expect(await stock()).toBe(before);
      expect(await emailsTo(id)).toEqual(['order-received', 'new-order', 'order-cancelled', 'buyer-cancelled']);
      expect(await shop.engine.usecases.completeOrder({ id, message: '', shipment: null })).toMatchObject({
        refusal: { code: 'ORDER_CANNOT_BECOME', from: 'cancelled' },
      });
    });

    test('is refused once the order is paid or sent', async () => {
      const paid = await ordered();
      await shop.engine.usecases.markPaid(paid.id);
      const sent = await ordered('cod');
      await shop.engine.usecases.completeOrder({ id: sent.id, message: '', shipment: null });
      for (const { guest, id } of [paid, sent]) {
        expect(firstCode(await guest.ask(CANCEL, { input: { orderId: String(id) } }))).toBe('ORDER_NOT_CANCELLABLE');
      }
    });
  });

  test('an order to collect is ready first, and paid once it is collected', async () => {
    const guest = visitor(shop);
    await addToCart(guest, shop.ids.cleaner, 1);
    const pickup = { ...CARD_REQUEST, paymentMethod: 'cod', shippingMethod: ['local_pickup:3'] };
    const { data, errors } = await guest.ask(CARD_CHECKOUT, { input: pickup });
    expect(errors).toEqual([]);
    const { databaseId: id, orderKey: key } = data.checkout.order;
    const read = async () => (await ask(shop, COLLECTION, { variables: { key } })).data.order;
    expect(await shop.engine.usecases.readyOrder({ id, message: ' Loket 2 ' })).toMatchObject({ ok: true });
    expect(await shop.engine.usecases.readyOrder({ id, message: '' })).toMatchObject({
      refusal: { code: 'ORDER_READY' },
    });
    const notes = { nodes: [{ content: '<p>Loket 2</p>' }] };
    const dateReady = expect.any(String);
    const waiting = { status: 'PROCESSING', dateReady, datePaid: null, isCancellable: true, orderNotes: notes };
    expect(await read()).toEqual(waiting);
    await shop.engine.usecases.completeOrder({ id, message: '', shipment: null });
    const collected = { status: 'COMPLETED', datePaid: expect.any(String), isCancellable: false };
    expect(await read()).toEqual({ ...waiting, ...collected });
    expect(await emailsTo(id)).toEqual(['order-received', 'new-order', 'order-ready', 'order-completed']);
  });

  describe('a return', () => {
    async function sent() {
      const order = await ordered();
      await shop.engine.usecases.markPaid(order.id);
      await shop.engine.usecases.completeOrder({ id: order.id, message: '', shipment: null });
      const [line] = (await read(order.key)).lineItems.nodes;
      const input = {
        orderId: String(order.id),
        reason: 'DAMAGED',
        lines: [{ lineId: line.databaseId, quantity: 1 }],
        text: 'Tutup botolnya retak.',
        clientMutationId: 'form 1',
      };
      return { ...order, lineId: line.databaseId as number, input };
    }

    test('is stored once with its pictures, and told to the shop', async () => {
      const { guest, id, key, lineId, input } = await sent();
      const request = () => guest.ask(RETURN, { input: { ...input, pictures: [JPEG] } });
      const replies: readonly Reply[] = [await request(), await request()];
      for (const { data } of replies) {
        expect(data.requestReturn.order).toEqual({
          returnableLines: [{ lineId, quantity: 1 }],
          returns: [
            {
              reason: 'DAMAGED',
              state: 'REQUESTED',
              text: 'Tutup botolnya retak.',
              message: null,
              pictureCount: 1,
              answeredAt: null,
              lines: [{ lineId, quantity: 1 }],
            },
          ],
        });
      }
      expect((await emailsTo(id)).filter((kind) => kind === 'return-requested')).toHaveLength(1);
      const [{ databaseId }] = (await read(key)).returns;
      expect(await shop.engine.usecases.returns.pictures(databaseId)).toHaveLength(1);
    });

    test('is answered by the operator, and the buyer reads it', async () => {
      const { guest, id, key, input } = await sent();
      await guest.ask(RETURN, { input });
      const [{ databaseId }] = (await read(key)).returns;
      const answer = { id: databaseId, answer: 'rejected', message: ' Segel dibuka. ' } as const;
      expect(await shop.engine.usecases.returns.answer(answer)).toMatchObject({ ok: true });
      expect(await read(key)).toMatchObject({
        returnableLines: [{ quantity: 2 }],
        returns: [{ state: 'REJECTED', message: 'Segel dibuka.' }],
      });
      expect((await emailsTo(id)).at(-1)).toBe('return-answered');
      expect(await shop.engine.usecases.returns.answer(answer)).toMatchObject({
        refusal: { code: 'RETURN_ANSWERED', from: 'rejected' },
      });
    });

    test('asks for no piece that is refunded already', async () => {
      const { guest, id, key, lineId, input } = await sent();
      const lines = [{ lineId, quantity: 1 }];
      const request = { kind: 'parts', lines, shipping: 0, reason: '', restock: false } as const;
      unwrap(await shop.engine.usecases.refundOrder({ id, request }));
      expect((await read(key)).returnableLines).toEqual(lines);
      const both = await guest.ask(RETURN, { input: { ...input, lines: [{ lineId, quantity: 2 }] } });
      expect(firstCode(both)).toBe('RETURN_LINES_INVALID');
      expect((await guest.ask(RETURN, { input })).data.requestReturn.order.returnableLines).toEqual([]);
    });

    test.each([
      ['a file that is no picture', { pictures: [JPEG, btoa('<svg/>')] }, 'RETURN_PICTURE_INVALID'],
      ['five pictures', { pictures: [JPEG, JPEG, JPEG, JPEG, JPEG] }, 'RETURN_TOO_MANY_PICTURES'],
      ['more pieces than were bought', { quantity: 3 }, 'RETURN_LINES_INVALID'],
      ['hardly a word', { text: 'rusak' }, 'RETURN_TEXT_LENGTH'],
    ])('with %s is refused, and nothing is stored', async (_case, { quantity = 1, ...wrong }: RefusedReturn, code) => {
      const { guest, key, lineId, input } = await sent();
      const reply = await guest.ask(RETURN, { input: { ...input, lines: [{ lineId, quantity }], ...wrong } });
      expect(firstCode(reply)).toBe(code);
      expect((await read(key)).returns).toEqual([]);
    });

    test('is refused to strangers, and before the order is sent', async () => {
      const { input } = await sent();
      expect(firstCode(await visitor(shop).ask(RETURN, { input }))).toBe('ORDER_FORBIDDEN');
      const { guest, id } = await ordered();
      const early = await guest.ask(RETURN, { input: { ...input, orderId: String(id) } });
      expect(firstCode(early)).toBe('RETURN_NOT_POSSIBLE');
    });

    test('is limited in number', async () => {
      const { guest, input } = await sent();
      const codes: unknown[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        codes.push(firstCode(await guest.ask(RETURN, { input: { ...input, pictures: [btoa('none')] } })));
      }
      expect(codes).toEqual([...Array(5).fill('RETURN_PICTURE_INVALID'), 'TOO_MANY_TRIES']);
    });
  });
});

interface RefusedReturn {
  readonly quantity?: number;
  readonly pictures?: readonly string[];
  readonly text?: string;
}
