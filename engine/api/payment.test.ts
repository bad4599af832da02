import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { addToCart, type CardShop, openCardShop, type PlacedOrder, placeByCard } from './testing/card-shop.ts';
import { ask, firstCode, productOf, visitor, withCart } from './testing/client.ts';
import { BASE_URL } from './testing/open-shop.ts';

const ORDER = `query ($id: ID!) {
  order(id: $id, idType: ORDER_KEY) { status needsPayment transactionId datePaid }
}`;
const SETTLE = `mutation ($input: SettleOrderInput!) {
  settleOrder(input: $input) { order { status needsPayment transactionId } }
}`;
const PAY = `mutation ($input: PayOrderInput!) {
  payOrder(input: $input) { redirect paymentIntent { id clientSecret amount currency } order { status } }
}`;
const INTENT = `query ($kind: StripePaymentMethodEnum!) {
  stripePaymentIntent(stripePaymentMethod: $kind) { id amount currency clientSecret error stripePaymentMethod }
}`;
const VISA = 'pm_card_visa';
const MINUTE_MS = 60_000;

describe.each(DATABASES)('payment by card on %s', (_name, open) => {
  let shop: CardShop;
  beforeAll(async () => {
    shop = await openCardShop(open);
  });
  afterAll(() => shop.close());

  const confirm = (intent: string, method = VISA) =>
    shop.stripe.paymentIntents.confirm(intent, { payment_method: method }).catch((error) => error.payment_intent);
  const settle = async ({ key }: Pick<PlacedOrder, 'key'>) =>
    (await ask(shop, SETTLE, { variables: { input: { orderKey: key } } })).data.settleOrder?.order;
  const read = async ({ key }: Pick<PlacedOrder, 'key'>) =>
    (await ask(shop, ORDER, { variables: { id: key } })).data.order;
  const atGateway = (intent: string) => shop.stripe.paymentIntents.retrieve(intent);
  const stockOf = async (slug: string) =>
    (await productOf(shop, slug, { fields: '... on SimpleProduct { stockQuantity }' })).stockQuantity;
  const notesOf = async ({ id }: PlacedOrder) =>
    (await shop.engine.usecases.orders.notes([id])).map((note) => ('event' in note ? note.event : note.text));
  const intentOf = async (guest: ReturnType<typeof visitor>, kind = 'PAYMENT') =>
    (await guest.ask(INTENT, { kind })).data.stripePaymentIntent;

  test('captures the payment of a pending order once the shopper is back', async () => {
    const order = await placeByCard(await withCart(shop, 'cleaner'));
    expect(order).toMatchObject({ status: 'PENDING', result: 'success' });
    expect(order.redirect.startsWith(`${BASE_URL}/test-cards/${order.intent}_secret_`)).toBe(true);
    expect(await settle(order)).toMatchObject({ status: 'PENDING', needsPayment: true, transactionId: null });

    expect(await confirm(order.intent)).toMatchObject({ status: 'requires_capture', amount_received: 0 });
    expect(await settle(order)).toEqual({ status: 'PROCESSING', needsPayment: false, transactionId: order.intent });
    expect(await atGateway(order.intent)).toMatchObject({ status: 'succeeded', amount_received: 1290 });
    const file = await shop.engine.usecases.orders.show(order.id);
    expect(file?.payments).toMatchObject([{ state: 'paid', intent: order.intent }]);
    expect(file?.order.paidAt).toEqual(shop.now());
  });

  test('completes a paid order of files at once', async () => {
    const order = await placeByCard(await withCart(shop, 'handbook'));
    await confirm(order.intent);
    expect(await settle(order)).toMatchObject({ status: 'COMPLETED' });
  });

  test('pays the order by the gateway’s webhook alone, once', async () => {
    const order = await placeByCard(await withCart(shop, 'handbook'));
    await confirm(order.intent);
    const message = await shop.message(order.intent);
    expect(await shop.deliver(message)).toBe('handled');
    const first = await shop.engine.usecases.orders.show(order.id);
    expect(first?.order.status).toBe('completed');
    expect(await shop.deliver(message)).toBe('handled');
    expect(await shop.engine.usecases.orders.show(order.id)).toEqual(first);
  });

  test('pays the order once by parallel return and webhooks', async () => {
    const order = await placeByCard(await withCart(shop, 'handbook'));
    await confirm(order.intent);
    const message = await shop.message(order.intent);
    await Promise.all([settle(order), shop.deliver(message), settle(order), shop.deliver(message)]);
    expect(await read(order)).toMatchObject({ status: 'COMPLETED', transactionId: order.intent });
    expect(await notesOf(order)).toEqual([{ code: 'paid', transactionId: order.intent }]);
    expect((await shop.stripe.refunds.list({ payment_intent: order.intent })).data).toEqual([]);
  });

  test('handles webhooks out of order by reading the gateway’s state', async () => {
    const order = await placeByCard(await withCart(shop, 'handbook'));
    await confirm(order.intent, 'pm_card_chargeDeclined');
    await confirm(order.intent);
    const declined = await shop.message(order.intent);
    const reserved = await shop.message(order.intent, 1);
    expect(await shop.deliver(reserved)).toBe('handled');
    expect(await shop.deliver(declined)).toBe('handled');
    expect(await read(order)).toMatchObject({ status: 'COMPLETED' });
  });

  test('rejects a webhook without the gateway’s signature or with an old one', async () => {
    const order = await placeByCard(await withCart(shop, 'handbook'));
    await confirm(order.intent);
    const message = await shop.message(order.intent);
    const [time, sign] = message.signature.split(',');
    const forged = [
      { ...message, signature: '' },
      { ...message, signature: `${time},v1=${'0'.repeat(64)}` },
      { ...message, body: `${message.body} ` },
      { ...message, signature: `t=1,${sign}` },
    ];
    for (const one of forged) expect(await shop.deliver(one)).toBe('invalid-signature');
    const before = shop.now();
    shop.moveTo(new Date(before.getTime() + 6 * MINUTE_MS));
    expect(await shop.deliver(message)).toBe('invalid-signature');
    shop.moveTo(before);
    expect(await read(order)).toMatchObject({ status: 'PENDING' });
  });

  test('ignores a client’s claim that the order is paid', async () => {
    const order = await placeByCard(await withCart(shop, 'handbook'), {
      isPaid: true,
      transactionId: 'pi_of_somebody_else',
    });
    expect(order.status).toBe('PENDING');
    expect(await read(order)).toMatchObject({ needsPayment: true, transactionId: null, datePaid: null });
  });

  test('fails the order and restocks it when the card is declined; it can be paid again', async () => {
    const before = await stockOf('cleaner');
    const order = await placeByCard(await withCart(shop, 'cleaner', 2));
    await confirm(order.intent, 'pm_card_chargeDeclinedInsufficientFunds');
    expect(await settle(order)).toMatchObject({ status: 'FAILED', needsPayment: true });
    expect(await stockOf('cleaner')).toBe(before);
    expect(await notesOf(order)).toEqual([{ code: 'payment-declined', reason: 'insufficient_funds' }]);

    const { data } = await ask(shop, PAY, { variables: { input: { orderKey: order.key } } });
    expect(data.payOrder).toMatchObject({ order: { status: 'PENDING' }, paymentIntent: { currency: 'EUR' } });
    expect(await stockOf('cleaner')).toBe(before - 2);
    const { id } = data.payOrder.paymentIntent;
    expect(id).not.toBe(order.intent);
    expect((await atGateway(order.intent)).status).toBe('canceled');
    await confirm(id);
    expect(await settle(order)).toMatchObject({ status: 'PROCESSING', transactionId: id });
    expect(await stockOf('cleaner')).toBe(before - 2);
  });

  test('pays the failed order by a second card in the same form, as long as it is in stock', async () => {
    const lucky = await placeByCard(await withCart(shop, 'booster', 1));
    await confirm(lucky.intent, 'pm_card_chargeDeclined');
    expect(await settle(lucky)).toMatchObject({ status: 'FAILED' });
    await confirm(lucky.intent);
    expect(await settle(lucky)).toMatchObject({ status: 'PROCESSING' });

    const late = await placeByCard(await withCart(shop, 'booster', 2));
    await confirm(late.intent, 'pm_card_chargeDeclined');
    await settle(late);
    expect(await placeByCard(await withCart(shop, 'booster', 2))).toMatchObject({ status: 'PENDING' });
    await confirm(late.intent);
    expect(await settle(late)).toMatchObject({ status: 'FAILED' });
    expect(await atGateway(late.intent)).toMatchObject({ status: 'canceled', amount_received: 0 });
    const again = await ask(shop, PAY, { variables: { input: { orderKey: late.key } } });
    expect(firstCode(again)).toBe('RESERVATION_LOST');
  });

  test('pays by a card that needs authentication once the bank has confirmed', async () => {
    const order = await placeByCard(await withCart(shop, 'handbook'));
    expect(await confirm(order.intent, 'pm_card_authenticationRequired')).toMatchObject({ status: 'requires_action' });
    expect(await settle(order)).toMatchObject({ status: 'PENDING' });
    await confirm(order.intent);
    expect(await settle(order)).toMatchObject({ status: 'COMPLETED' });
  });

  test('cancels an order that is not paid in time, and accepts no card for it', async () => {
    const stock = await stockOf('cleaner');
    const order = await placeByCard(await withCart(shop, 'cleaner'));
    const before = shop.now();
    shop.moveTo(new Date(before.getTime() + 59 * MINUTE_MS));
    expect(await shop.engine.usecases.cancelOverdueOrders()).toBe(0);
    shop.moveTo(new Date(before.getTime() + 60 * MINUTE_MS));
    const both = await Promise.all([
      shop.engine.usecases.cancelOverdueOrders(),
      shop.engine.usecases.cancelOverdueOrders(),
    ]);
    expect(both[0] + both[1]).toBeGreaterThan(0);
    expect(await read(order)).toMatchObject({ status: 'CANCELLED', needsPayment: false });
    expect(await stockOf('cleaner')).toBe(stock);
    expect(await notesOf(order)).toEqual([{ code: 'cancelled-unpaid' }]);
    expect((await atGateway(order.intent)).status).toBe('canceled');
    const again = await ask(shop, PAY, { variables: { input: { orderKey: order.key } } });
    expect(firstCode(again)).toBe('ORDER_NEEDS_NO_PAYMENT');
    shop.moveTo(before);
  });

  test('records a payment of the last minute, also without a webhook', async () => {
    const order = await placeByCard(await withCart(shop, 'handbook'));
    await confirm(order.intent);
    const before = shop.now();
    shop.moveTo(new Date(before.getTime() + 61 * MINUTE_MS));
    await shop.engine.usecases.cancelOverdueOrders();
    expect(await read(order)).toMatchObject({ status: 'COMPLETED', transactionId: order.intent });
    shop.moveTo(before);
  });

  test('rejects cancelling an order that is captured', async () => {
    const order = await placeByCard(await withCart(shop, 'handbook'));
    const { usecases } = shop.engine;
    await confirm(order.intent);
    await shop.stripe.paymentIntents.capture(order.intent);
    const cancelled = await usecases.cancelOrder({ id: order.id, reason: 'shop' });
    expect(cancelled).toEqual({ ok: false, refusal: { code: 'ORDER_IS_PAID', id: order.id } });
    expect(await read(order)).toMatchObject({ status: 'COMPLETED', transactionId: order.intent });
  });

  test('uses one intent for a cart over its present total in every tab, and for the order', async () => {
    const guest = await withCart(shop, 'handbook');
    const [one, other] = await Promise.all([intentOf(guest), intentOf(guest)]);
    expect(one).toMatchObject({ amount: 450, currency: 'EUR', error: null, stripePaymentMethod: 'PAYMENT' });
    expect((await intentOf(guest)).id).toBe((await intentOf(guest)).id);
    expect([one.amount, other.amount]).toEqual([450, 450]);
    await addToCart(guest, shop.ids.handbook);
    const later = await intentOf(guest);
    expect(later.amount).toBe(900);
    expect(await atGateway(later.id)).toMatchObject({ amount: 900, metadata: {} });
    await confirm(later.id);
    const order = await placeByCard(guest, { isPaid: true, transactionId: later.id });
    expect(order).toMatchObject({ status: 'COMPLETED', result: 'success' });
    expect(await read(order)).toMatchObject({ transactionId: later.id });
    expect((await atGateway(later.id)).metadata.order).toBe(String(order.id));
  });

  test('cancels an authorization of another amount, and the order is paid again', async () => {
    const guest = await withCart(shop, 'handbook');
    const { id } = await intentOf(guest);
    await confirm(id);
    await addToCart(guest, shop.ids.handbook);
    const order = await placeByCard(guest);
    expect(order).toMatchObject({ status: 'PENDING', intent: expect.not.stringContaining(id) });
    expect(await atGateway(id)).toMatchObject({ status: 'canceled', amount_received: 0 });
    expect((await atGateway(order.intent)).amount).toBe(900);
    await confirm(order.intent);
    expect(await settle(order)).toMatchObject({ status: 'COMPLETED', transactionId: order.intent });
  });

  test('charges a card that was only set up once, when the order is placed', async () => {
    const guest = await withCart(shop, 'handbook');
    const setup = await intentOf(guest, 'SETUP');
    expect(setup).toMatchObject({ amount: 450, error: null, clientSecret: expect.stringContaining(setup.id) });
    await shop.stripe.setupIntents.confirm(setup.id, { payment_method: VISA });
    const clientMutationId = crypto.randomUUID();
    const order = await placeByCard(guest, { clientMutationId });
    expect(order.status).toBe('COMPLETED');
    expect(await placeByCard(guest, { clientMutationId })).toMatchObject({ id: order.id });
    const file = await shop.engine.usecases.orders.show(order.id);
    expect(file?.payments).toHaveLength(1);
  });

  test('fails the order when a set-up card is declined', async () => {
    const guest = await withCart(shop, 'handbook');
    const setup = await intentOf(guest, 'SETUP');
    await shop.stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_chargeDeclined' });
    expect(await placeByCard(guest)).toMatchObject({ status: 'FAILED', result: 'failure' });
  });

  test('creates no intent for an empty cart', async () => {
    expect(await intentOf(visitor(shop))).toMatchObject({ id: null, clientSecret: null, error: 'Cart is empty' });
  });

  test('creates one order and one intent for a form that is sent twice', async () => {
    const guest = await withCart(shop, 'handbook');
    const clientMutationId = crypto.randomUUID();
    const [one, other] = await Promise.all([
      placeByCard(guest, { clientMutationId }),
      placeByCard(guest, { clientMutationId }),
    ]);
    expect(one).toMatchObject({ id: other.id, intent: other.intent, status: 'PENDING' });
  });

  test('reveals nothing of an order’s payment to another visitor', async () => {
    const order = await placeByCard(await withCart(shop, 'handbook'));
    for (const mutation of [PAY, SETTLE]) {
      const reply = await ask(shop, mutation, { variables: { input: { orderId: String(order.id) } } });
      expect(firstCode(reply)).toBe('ORDER_FORBIDDEN');
    }
  });

  test('finds a payment without a webhook, and cancels one without an order', async () => {
    const order = await placeByCard(await withCart(shop, 'handbook'));
    await confirm(order.intent);
    const guest = await withCart(shop, 'handbook');
    const forgotten = await intentOf(guest);
    await confirm(forgotten.id);
    const before = shop.now();
    shop.moveTo(new Date(before.getTime() + 2 * MINUTE_MS));
    expect(await shop.engine.usecases.reconcilePayments()).toBeGreaterThanOrEqual(2);
    expect(await read(order)).toMatchObject({ status: 'COMPLETED', transactionId: order.intent });
    expect((await atGateway(forgotten.id)).status).toBe('requires_capture');
    shop.moveTo(new Date(before.getTime() + 180 * MINUTE_MS));
    await shop.engine.usecases.reconcilePayments();
    expect((await atGateway(forgotten.id)).status).toBe('canceled');
    shop.moveTo(before);
  });
});
