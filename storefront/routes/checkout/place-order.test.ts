import { expect, test } from 'vitest';
import { addressesIn } from '../../features/checkout/steps.ts';
import { cartOf, form, line } from '../../model/testing/cart.ts';
import { SARI } from '../../model/testing/people.ts';
import { placeOrder } from './place-order.ts';
import { BILLING, checkoutShop, destinationOf, HOME, OFFICE } from './testing/checkout-shop.ts';

const PAYMENT = { paymentMethod: 'bacs', idempotencyKey: 'k', seenTotal: 1000 };
const ACCOUNT = { ...PAYMENT, openAccount: 'on', username: '', password: 'correct horse' };
const RECEIVED = '/en/checkout/order-received/5?key=wc_order_5';

test('opens an account with a guest’s order, and logs in to it', async () => {
  const { shop, shopper } = checkoutShop();
  expect(destinationOf(await placeOrder(form(ACCOUNT), shop))).toBe(RECEIVED);
  const password = 'correct horse';
  expect(shopper.placeOrder.mock.calls[0]?.[0]).toMatchObject({ account: { username: '', password } });
  expect(shopper.logIn).toHaveBeenCalledExactlyOnceWith({ username: BILLING.email, password, isRemembered: true });
});

test.each([
  ['without its box', { ...PAYMENT, username: 'sari', password: 'correct horse' }, null],
  ['for whoever has logged in meanwhile', ACCOUNT, SARI],
])('opens no account %s', async (_case, fields, viewer) => {
  const { shop, shopper } = checkoutShop({ viewer });
  expect(destinationOf(await placeOrder(form(fields), shop))).toBe(RECEIVED);
  expect(shopper.placeOrder.mock.calls[0]?.[0]).not.toHaveProperty('account');
  expect(shopper.logIn).not.toHaveBeenCalled();
});

test.each([
  ['the bill’s address', { ...BILLING, email: '' }, false],
  ['the bill’s address without a phone', { ...BILLING, email: '', phone: '' }, false],
  ['another address', { ...BILLING, city: 'Depok' }, true],
  ['the same address, where somebody else is to be called', { ...BILLING, phone: OFFICE.phone }, true],
])('ships to %s', async (_case, shipping, isDifferent) => {
  const { shop, shopper } = checkoutShop({ shipping });
  await placeOrder(form(PAYMENT), shop);
  const order = { shipping, shipToDifferentAddress: isDifferent };
  expect(shopper.placeOrder.mock.calls[0]?.[0]).toMatchObject(order);
});

const GIFT = { ...PAYMENT, isGift: 'yes', giftMessage: ' Selamat!\r\nDari Sari ' };

test.each([
  ['a gift with its message', GIFT, {}, 'Selamat!\nDari Sari'],
  ['a gift without words', { ...GIFT, giftMessage: '' }, {}, ''],
  ['no gift without its box', { ...GIFT, isGift: '' }, {}, undefined],
  ['no gift of files', GIFT, { needsShipping: false }, undefined],
])('orders %s', async (_case, fields, cart, giftMessage) => {
  const { shop, shopper } = checkoutShop({ cart: { ...cartOf(line('flush', 1)), ...cart } });
  expect(destinationOf(await placeOrder(form(fields), shop))).toBe(RECEIVED);
  expect(shopper.placeOrder.mock.calls[0]?.[0].giftMessage).toBe(giftMessage);
});

test('takes words as long as their fields let them be typed, line breaks included', async () => {
  const { shop, shopper } = checkoutShop();
  const typed = (length: number) => `${'x'.repeat(length - 11)}${'\r\n'.repeat(10)}x`;
  const response = await placeOrder(form({ ...GIFT, customerNote: typed(1000), giftMessage: typed(200) }), shop);
  expect(destinationOf(response)).toBe(RECEIVED);
  const [order] = shopper.placeOrder.mock.calls[0] ?? [];
  expect([order?.customerNote.length, order?.giftMessage?.length]).toEqual([1000, 200]);
});

test('a gift with a message that is too long is not ordered', async () => {
  const { shop, shopper } = checkoutShop();
  const response = await placeOrder(form({ ...GIFT, giftMessage: 'x'.repeat(201) }), shop);
  expect(response).toMatchObject({ problems: { giftMessage: 'tooLong' }, typed: { isGift: 'yes' } });
  expect(shopper.placeOrder).not.toHaveBeenCalled();
});

test('tells what is wrong with the account before anything is ordered, and sends no password back', async () => {
  const { shop, shopper } = checkoutShop();
  const response = await placeOrder(form({ ...ACCOUNT, password: 'kunci', paymentMethod: '' }), shop);
  expect(response).toMatchObject({
    problems: { paymentMethod: 'required' },
    accountProblems: { password: 'passwordShort' },
    typed: { openAccount: 'on', username: '' },
  });
  expect(JSON.stringify(response)).not.toContain('kunci');
  expect(shopper.placeOrder).not.toHaveBeenCalled();
});

test('an account that the shop refuses leaves the form open', async () => {
  const refusal = { code: 'USERNAME_TAKEN', facts: {}, fields: [], message: '' } as const;
  const { shop, shopper } = checkoutShop({ placed: { ok: false, refusal } });
  expect(await placeOrder(form(ACCOUNT), shop)).toMatchObject({ step: 'payment', refusal });
  expect(shopper.logIn).not.toHaveBeenCalled();
});

test('an order stands although its buyer cannot be logged in or its address saved', async () => {
  const failure = new Error('no response');
  const guest = checkoutShop();
  guest.shopper.logIn.mockRejectedValue(failure);
  expect(destinationOf(await placeOrder(form(ACCOUNT), guest.shop))).toBe(RECEIVED);
  const customer = checkoutShop({ viewer: SARI, isSavingRequested: true });
  customer.shopper.saveAddressBook.mockRejectedValue(failure);
  expect(destinationOf(await placeOrder(form(PAYMENT), customer.shop))).toBe(RECEIVED);
  for (const { onError } of [guest, customer]) expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
});

test('saves the address of the order in the book, if that was requested', async () => {
  const { shop, shopper } = checkoutShop({ viewer: SARI, book: [OFFICE], isSavingRequested: true });
  await placeOrder(form(PAYMENT), shop);
  const added = expect.objectContaining({ label: '', address1: HOME.address1, phone: BILLING.phone });
  expect(shopper.saveAddressBook).toHaveBeenCalledExactlyOnceWith([OFFICE, added], [OFFICE, added]);
  expect(shopper.requestAddressSaving).toHaveBeenCalledExactlyOnceWith(false);
});

test('keeps the note, and reports, when the account does not take the address of the order', async () => {
  const { shop, shopper, onError } = checkoutShop({ viewer: SARI, isSavingRequested: true });
  const refusal = { code: 'META_TOO_MUCH', facts: {}, fields: [], message: '' } as const;
  shopper.saveAddressBook.mockResolvedValue({ ok: false, refusal });
  expect(destinationOf(await placeOrder(form(PAYMENT), shop))).toBe(RECEIVED);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('the address of an order was not saved: META_TOO_MUCH'));
  expect(shopper.requestAddressSaving).not.toHaveBeenCalled();
});

const PICKUP = { id: 'local_pickup:1', method: 'local_pickup', label: 'Pick up', cost: 0 };
const TO_BE_PICKED_UP = { ...cartOf(line('flush', 1)), rates: [PICKUP], chosenRate: PICKUP.id };
const COUPON_GONE = {
  coupon: 'hemat10',
  reason: { code: 'COUPON_EXPIRED', facts: {}, fields: [], message: '' },
} as const;

test.each([
  ['the delivery', { seenDelivery: 'By road' }, {}, { seenDelivery: 'By road', seenTotal: null }],
  ['the total', { seenDelivery: 'Pick up', seenTotal: 900 }, {}, { seenDelivery: null, seenTotal: 900 }],
  ['both', { seenDelivery: 'By road', seenTotal: 900 }, {}, { seenDelivery: 'By road', seenTotal: 900 }],
  [
    'the delivery, with a coupon,',
    { seenDelivery: 'By road' },
    { notices: [COUPON_GONE] },
    { seenDelivery: 'By road', notices: [COUPON_GONE] },
  ],
  [
    'the address, after a login elsewhere,',
    { seenAddresses: addressesIn({ cart: TO_BE_PICKED_UP, billing: BILLING, shipping: { ...BILLING, ...OFFICE } }) },
    {},
    { isOtherAddress: true, seenTotal: null, seenDelivery: null },
  ],
])('orders nothing where %s has changed since the shopper saw it', async (_case, seen, changed, response) => {
  const { shop, shopper } = checkoutShop({ cart: { ...TO_BE_PICKED_UP, ...changed } });
  // A wrong field comes after it: its answer would show what is new without a word.
  for (const fields of [PAYMENT, { ...PAYMENT, paymentMethod: '' }, { ...ACCOUNT, password: 'kunci' }]) {
    const outcome = await placeOrder(form({ ...fields, ...seen }), shop);
    expect(outcome).toMatchObject({ step: 'payment', problems: {}, accountProblems: {}, ...response });
  }
  expect(shopper.placeOrder).not.toHaveBeenCalled();
});

test.each([
  ['by the delivery that was seen', TO_BE_PICKED_UP, 'Pick up'],
  ['from a page that names no delivery', TO_BE_PICKED_UP, ''],
  ['files', { ...TO_BE_PICKED_UP, needsShipping: false }, 'By road'],
  ['once, when the form comes again', cartOf(), 'By road'],
])('orders %s', async (_case, cart, seenDelivery) => {
  const { shop } = checkoutShop({ cart });
  expect(destinationOf(await placeOrder(form({ ...PAYMENT, seenDelivery }), shop))).toBe(RECEIVED);
});

test('orders to the addresses that were seen', async () => {
  const { shop } = checkoutShop();
  const seenAddresses = addressesIn(await shop.shopper.checkoutState());
  expect(destinationOf(await placeOrder(form({ ...PAYMENT, seenAddresses }), shop))).toBe(RECEIVED);
});

const refused = { ok: false, refusal: { code: 'NO_SESSION', facts: {}, fields: [], message: '' } } as const;

test.each([
  ['that nobody requested to extend', { isSavingRequested: false }],
  ['of a guest', { viewer: null }],
  ['whose order was refused', { placed: refused }],
])('leaves a book %s as it is', async (_case, situation) => {
  const { shop, shopper } = checkoutShop({ viewer: SARI, book: [OFFICE], isSavingRequested: true, ...situation });
  await placeOrder(form(PAYMENT), shop);
  expect(shopper.saveAddressBook).not.toHaveBeenCalled();
});
