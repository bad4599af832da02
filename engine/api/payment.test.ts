import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { addToCart, type CardShop, openCardShop, type PlacedOrder, placeByCard } from './testing/card-shop.ts';
import { ask, firstCode, visitor } from './testing/client.ts';
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
const MINUTE = 60_000;

describe.each(DATABASES)('payment by card on %s', (_name, open) => {
  let shop: CardShop;
  beforeAll(async () => {
    shop = await openCardShop(open);
  });
  afterAll(() => shop.close());

  async function withCart(slug = 'handbook', quantity = 1) {
    const guest = visitor(shop);
    expect((await addToCart(guest, shop.ids[slug], quantity)).errors).toEqual([]);
    return guest;
  }
  const confirm = (intent: string, method = VISA) =>
    shop.stripe.paymentIntents.confirm(intent, { payment_method: method }).catch((error) => error.payment_intent);
  const settle = async ({ key }: Pick<PlacedOrder, 'key'>) =>
    (await ask(shop, SETTLE, { variables: { input: { orderKey: key } } })).data.settleOrder?.order;
  const read = async ({ key }: Pick<PlacedOrder, 'key'>) =>
    (await ask(shop, ORDER, { variables: { id: key } })).data.order;
  const atGateway = (intent: string) => shop.stripe.paymentIntents.retrieve(intent);
  const stockOf = async (slug: string) =>
    (await ask(shop, `{ product(id: "${slug}", idType: SLUG) { ... on SimpleProduct { stockQuantity } } }`)).data
      .product.stockQuantity;
  const notesOf = async ({ id }: PlacedOrder) =>
    (await shop.engine.usecases.orders.notes([id])).map((note) => ('event' in note ? note.event : note.text));
  const intentOf = async (guest: ReturnType<typeof visitor>, kind = 'PAYMENT') =>
    (await guest.ask(INTENT, { kind })).data.stripePaymentIntent;

  test('an order waits for its money, which is taken once the shopper has agreed and is back', async () => {
    const order = await placeByCard(await withCart('cleaner'));
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

  test('files that are paid are complete at once', async () => {
    const order = await placeByCard(await withCart());
    await confirm(order.intent);
    expect(await settle(order)).toMatchObject({ status: 'COMPLETED' });
  });

  test('the gateway’s message alone completes the order, and the same message again changes nothing', async () => {
    const order = await placeByCard(await withCart());
    await confirm(order.intent);
    const [message] = await shop.messages(order.intent, 1);
    if (!message) throw new Error('the gateway told nothing');
    expect(await shop.deliver(message)).toBe('handled');
    const first = await shop.engine.usecases.orders.show(order.id);
    expect(first?.order.status).toBe('completed');
    expect(await shop.deliver(message)).toBe('handled');
    expect(await shop.engine.usecases.orders.show(order.id)).toEqual(first);
  });

  test('return and messages in parallel pay the order once', async () => {
    const order = await placeByCard(await withCart());
    await confirm(order.intent);
    const [message] = await shop.messages(order.intent, 1);
    if (!message) throw new Error('the gateway told nothing');
    await Promise.all([settle(order), shop.deliver(message), settle(order), shop.deliver(message)]);
    expect(await read(order)).toMatchObject({ status: 'COMPLETED', transactionId: order.intent });
    expect(await notesOf(order)).toEqual([{ code: 'paid', transactionId: order.intent }]);
    expect((await shop.stripe.refunds.list({ payment_intent: order.intent })).data).toEqual([]);
  });

  test('messages out of order come to the same: the gateway is asked, not believed', async () => {
    const order = await placeByCard(await withCart());
    await confirm(order.intent, 'pm_card_chargeDeclined');
    await confirm(order.intent);
    const [declined, reserved] = await shop.messages(order.intent, 2);
    if (!declined || !reserved) throw new Error('the gateway told too little');
    expect(await shop.deliver(reserved)).toBe('handled');
    expect(await shop.deliver(declined)).toBe('handled');
    expect(await read(order)).toMatchObject({ status: 'COMPLETED' });
  });

  test('a message that is not signed by the gateway, or was signed long ago, is not believed', async () => {
    const order = await placeByCard(await withCart());
    await confirm(order.intent);
    const [message] = await shop.messages(order.intent, 1);
    if (!message) throw new Error('the gateway told nothing');
    const [time, sign] = message.signature.split(',');
    const forged = [
      { ...message, signature: '' },
      { ...message, signature: `${time},v1=${'0'.repeat(64)}` },
      { ...message, body: `${message.body} ` },
      { ...message, signature: `t=1,${sign}` },
    ];
    for (const one of forged) expect(await shop.deliver(one)).toBe('invalid-signature');
    const before = shop.now();
    shop.moveTo(new Date(before.getTime() + 6 * MINUTE));
    expect(await shop.deliver(message)).toBe('invalid-signature');
    shop.moveTo(before);
    expect(await read(order)).toMatchObject({ status: 'PENDING' });
  });

  test('what a client says of being paid is not believed', async () => {
    const order = await placeByCard(await withCart(), { isPaid: true, transactionId: 'pi_of_somebody_else' });
    expect(order.status).toBe('PENDING');
    expect(await read(order)).toMatchObject({ needsPayment: true, transactionId: null, datePaid: null });
  });

  test('a declined card leaves the order failed with its pieces back in stock, and it can be paid again', async () => {
    const before = await stockOf('cleaner');
    const order = await placeByCard(await withCart('cleaner', 2));
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

  test('a second card in the same form pays the failed order, as long as its pieces are there', async () => {
    const lucky = await placeByCard(await withCart('booster', 1));
    await confirm(lucky.intent, 'pm_card_chargeDeclined');
    expect(await settle(lucky)).toMatchObject({ status: 'FAILED' });
    await confirm(lucky.intent);
    expect(await settle(lucky)).toMatchObject({ status: 'PROCESSING' });

    const late = await placeByCard(await withCart('booster', 2));
    await confirm(late.intent, 'pm_card_chargeDeclined');
    await settle(late);
    expect(await placeByCard(await withCart('booster', 2))).toMatchObject({ status: 'PENDING' });
    await confirm(late.intent);
    expect(await settle(late)).toMatchObject({ status: 'FAILED' });
    expect(await atGateway(late.intent)).toMatchObject({ status: 'canceled', amount_received: 0 });
    const again = await ask(shop, PAY, { variables: { input: { orderKey: late.key } } });
    expect(firstCode(again)).toBe('RESERVATION_LOST');
  });

  test('a card whose bank asks first is paid when the bank has its answer', async () => {
    const order = await placeByCard(await withCart());
    expect(await confirm(order.intent, 'pm_card_authenticationRequired')).toMatchObject({ status: 'requires_action' });
    expect(await settle(order)).toMatchObject({ status: 'PENDING' });
    await confirm(order.intent);
    expect(await settle(order)).toMatchObject({ status: 'COMPLETED' });
  });

  test('an order that is not paid in time is cancelled, and no card can pay it any more', async () => {
    const stock = await stockOf('cleaner');
    const order = await placeByCard(await withCart('cleaner'));
    const before = shop.now();
    shop.moveTo(new Date(before.getTime() + 59 * MINUTE));
    expect(await shop.engine.usecases.cancelOverdue()).toBe(0);
    shop.moveTo(new Date(before.getTime() + 60 * MINUTE));
    const both = await Promise.all([shop.engine.usecases.cancelOverdue(), shop.engine.usecases.cancelOverdue()]);
    expect(both[0] + both[1]).toBeGreaterThan(0);
    expect(await read(order)).toMatchObject({ status: 'CANCELLED', needsPayment: false });
    expect(await stockOf('cleaner')).toBe(stock);
    expect(await notesOf(order)).toEqual([{ code: 'cancelled-unpaid' }]);
    expect((await atGateway(order.intent)).status).toBe('canceled');
    const again = await ask(shop, PAY, { variables: { input: { orderKey: order.key } } });
    expect(firstCode(again)).toBe('ORDER_NEEDS_NO_PAYMENT');
    shop.moveTo(before);
  });

  test('whoever paid in the last minute has paid, also when nobody told of it', async () => {
    const order = await placeByCard(await withCart());
    await confirm(order.intent);
    const before = shop.now();
    shop.moveTo(new Date(before.getTime() + 61 * MINUTE));
    await shop.engine.usecases.cancelOverdue();
    expect(await read(order)).toMatchObject({ status: 'COMPLETED', transactionId: order.intent });
    shop.moveTo(before);
  });

  test('an order whose money is taken cannot be cancelled any more', async () => {
    const order = await placeByCard(await withCart());
    const { usecases } = shop.engine;
    await confirm(order.intent);
    await shop.stripe.paymentIntents.capture(order.intent);
    const cancelled = await usecases.cancelOrder({ id: order.id, reason: 'shop' });
    expect(cancelled).toEqual({ ok: false, refusal: { code: 'ORDER_IS_PAID', id: order.id } });
    expect(await read(order)).toMatchObject({ status: 'COMPLETED', transactionId: order.intent });
  });

  test('the intent of a cart is one, over today’s total, in every tab, and becomes the order’s', async () => {
    const guest = await withCart();
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

  test('what was reserved for another amount than the order’s is let go, and the order is paid anew', async () => {
    const guest = await withCart();
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

  test('a card that was only set up is charged when the order is there, once', async () => {
    const guest = await withCart();
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

  test('a set-up card that is declined when it is charged leaves the order failed', async () => {
    const guest = await withCart();
    const setup = await intentOf(guest, 'SETUP');
    await shop.stripe.setupIntents.confirm(setup.id, { payment_method: 'pm_card_chargeDeclined' });
    expect(await placeByCard(guest)).toMatchObject({ status: 'FAILED', result: 'failure' });
  });

  test('nothing to pay for has no intent', async () => {
    expect(await intentOf(visitor(shop))).toMatchObject({ id: null, clientSecret: null, error: 'Cart is empty' });
  });

  test('the same form sent twice at once is one order and one intent', async () => {
    const guest = await withCart();
    const clientMutationId = crypto.randomUUID();
    const [one, other] = await Promise.all([
      placeByCard(guest, { clientMutationId }),
      placeByCard(guest, { clientMutationId }),
    ]);
    expect(one).toMatchObject({ id: other.id, intent: other.intent, status: 'PENDING' });
  });

  test('another visitor learns nothing of an order’s payment', async () => {
    const order = await placeByCard(await withCart());
    for (const mutation of [PAY, SETTLE]) {
      const reply = await ask(shop, mutation, { variables: { input: { orderId: String(order.id) } } });
      expect(firstCode(reply)).toBe('ORDER_FORBIDDEN');
    }
  });

  test('a payment nobody told of is found by asking, and one that nobody wants is let go', async () => {
    const order = await placeByCard(await withCart());
    await confirm(order.intent);
    const guest = await withCart();
    const forgotten = await intentOf(guest);
    await confirm(forgotten.id);
    const before = shop.now();
    shop.moveTo(new Date(before.getTime() + 2 * MINUTE));
    expect(await shop.engine.usecases.reconcilePayments()).toBeGreaterThanOrEqual(2);
    expect(await read(order)).toMatchObject({ status: 'COMPLETED', transactionId: order.intent });
    expect((await atGateway(forgotten.id)).status).toBe('requires_capture');
    shop.moveTo(new Date(before.getTime() + 180 * MINUTE));
    await shop.engine.usecases.reconcilePayments();
    expect((await atGateway(forgotten.id)).status).toBe('canceled');
    shop.moveTo(before);
  });
});
