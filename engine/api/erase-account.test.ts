import { expect, test } from 'vitest';
import { freshPglite } from '#engine/adapters/database/testing/databases.ts';
import { draftCoupon } from '#engine/domain/testing/coupons.ts';
import { customerOf, LOGIN, PASSWORD, VIEWER } from './testing/account.ts';
import { ADD, type ask, visitor } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const ERASE = 'mutation ($password: String!) { eraseAccount(input: { password: $password }) { success } }';
const CHECKOUT = `mutation ($input: CheckoutInput!) { checkout(input: $input) { order { databaseId } } }`;
const REVIEW = `mutation ($email: String!, $product: Int!) {
  writeReview(input: { author: "Tetangga", authorEmail: $email, commentOn: $product, content: "Tarikan enteng.", rating: 5 }) { rating }
}`;

const shop = sharedShop(freshPglite);

const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors[0]?.extensions?.code;

test('a customer erases the own account with the password, and no login of it is left', async () => {
  const sari = await customerOf(shop, 'sari');
  expect((await sari.ask(ERASE, { password: PASSWORD })).data.eraseAccount).toEqual({ success: true });
  expect((await sari.ask(VIEWER)).data.viewer).toBeNull();
  expect(codeOf(await visitor(shop).ask(LOGIN, { login: 'sari', password: PASSWORD }))).toBe('LOGIN_UNKNOWN');
  expect((await shop.mails()).at(-1)).toMatchObject({ kind: 'account-erased', to: sari.email, orders: 'none' });
});

test('a wrong password erases nothing', async () => {
  const budi = await customerOf(shop, 'budi');
  expect(codeOf(await budi.ask(ERASE, { password: 'not it at all' }))).toBe('PASSWORD_WRONG');
  expect((await budi.ask(VIEWER)).data.viewer.username).toBe('budi');
});

test('guesses of the password are limited like logins', async () => {
  const wati = await customerOf(shop, 'wati');
  const codes = [];
  for (let guess = 0; guess <= 10; guess += 1)
    codes.push(codeOf(await wati.ask(ERASE, { password: `guess ${guess}` })));
  expect(codes.at(-1)).toBe('TOO_MANY_TRIES');
  expect((await wati.ask(VIEWER)).data.viewer.username).toBe('wati');
});

test('a visitor has no account to erase', async () => {
  expect(codeOf(await visitor(shop).ask(ERASE, { password: PASSWORD }))).toBe('CUSTOMER_FORBIDDEN');
});

test('the account stays while an order is open, and the refusal names it', async () => {
  const dewi = await customerOf(shop, 'dewi');
  await dewi.ask(ADD, { input: { productId: shop.ids.handbook, quantity: 1 } });
  const billing = { firstName: 'Dewi', country: 'ID', email: dewi.email };
  const { data } = await dewi.ask(CHECKOUT, { input: { billing, paymentMethod: 'bacs' } });
  const refused = await dewi.ask(ERASE, { password: PASSWORD });
  expect(codeOf(refused)).toBe('ORDERS_OPEN');
  expect(refused.errors[0]?.message).toContain(String(data.checkout.order.databaseId));
});

test('nobody erases what a guest with the same email address has ordered, written or awaits', async () => {
  const guest = visitor(shop);
  const email = 'tetangga@example.test';
  await guest.ask(ADD, { input: { productId: shop.ids.handbook, quantity: 1 } });
  const billing = { firstName: 'Tetangga', country: 'ID', email };
  const { data } = await guest.ask(CHECKOUT, { input: { billing, paymentMethod: 'bacs' } });
  const coupons = [draftCoupon('tetangga', { emails: [email] })];
  await shop.engine.usecases.coupons.save(coupons);
  await guest.ask(REVIEW, { email, product: shop.ids.cleaner });
  const alert = { productId: shop.ids.wax ?? 0, variationId: null, email };
  await shop.engine.usecases.requestStockAlert({ customerId: '', language: 'en' }, alert);

  const stranger = await customerOf(shop, 'tetangga');
  expect((await stranger.ask(ERASE, { password: PASSWORD })).data.eraseAccount).toEqual({ success: true });
  const dryRun = { who: email, anonymizeOrders: false, force: false, store: false };
  expect(await shop.engine.usecases.forgetCustomer(dryRun)).toMatchObject({
    value: { account: null, kept: [data.checkout.order.databaseId], reviews: 1, coupons: 1, stockAlerts: 1 },
  });
});
