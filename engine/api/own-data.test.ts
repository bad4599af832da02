import { expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { freshPglite } from '#engine/adapters/database/testing/databases.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import { customerOf, logIn } from './testing/account.ts';
import { firstCode, visitor } from './testing/client.ts';
import { sharedShop } from './testing/open-shop.ts';

const OWN_DATA = `{ customer {
  logins { begunAt expiresAt isCurrent }
  reviews { answer author content rating status product { slug } }
} }`;
const REVIEW = `mutation ($product: Int!) {
  writeReview(input: { commentOn: $product, content: "Tarikan enteng.", rating: 4 }) { rating }
}`;
const daysLater = (days: number) => new Date(NOON.getTime() + days * 86_400_000);

const shop = sharedShop(freshPglite);

test('a customer sees where the account is logged in, and no other login', async () => {
  const ratna = await customerOf(shop, 'ratna', 'id');
  await customerOf(shop, 'seno', 'id');
  shop.moveTo(daysLater(1));
  await logIn(visitor(shop), 'ratna');
  const { logins } = (await ratna.ask(OWN_DATA)).data.customer;
  expect(logins).toHaveLength(2);
  expect(logins).toMatchObject([{ isCurrent: false }, { isCurrent: true }]);
  expect(new Date(logins[0].begunAt)).toEqual(daysLater(1));
  expect(new Date(logins[0].expiresAt)).toEqual(daysLater(15));
  shop.moveTo(daysLater(14.5));
  await logIn(ratna, 'ratna');
  expect((await ratna.ask(OWN_DATA)).data.customer.logins).toHaveLength(2);
  shop.moveTo(NOON);
});

test('a customer ends all other logins, and nobody else’s', async () => {
  const end = 'mutation { endOtherLogins(input: { clientMutationId: "e" }) { clientMutationId success } }';
  const [wulan, phone, seno] = [await customerOf(shop, 'wulan'), visitor(shop), await customerOf(shop, 'seno2')];
  await logIn(phone, 'wulan');
  const isLoggedIn = async (browser: Pick<typeof phone, 'ask'>) =>
    (await browser.ask('{ viewer { databaseId } }')).data.viewer !== null;
  expect([await isLoggedIn(wulan), await isLoggedIn(phone)]).toEqual([true, true]);
  for (const _again of [1, 2]) {
    expect((await phone.ask(end)).data.endOtherLogins).toEqual({ clientMutationId: 'e', success: true });
  }
  expect([await isLoggedIn(wulan), await isLoggedIn(phone), await isLoggedIn(seno)]).toEqual([false, true, true]);
  expect(firstCode(await visitor(shop).ask(end))).toBe('CUSTOMER_FORBIDDEN');
});

test('a customer sees the own reviews, also those that nobody else sees', async () => {
  const tini = await customerOf(shop, 'tini', 'id');
  await tini.ask(REVIEW, { product: shop.ids.cleaner });
  const own = { author: 'tini', content: 'Tarikan enteng.', rating: 4, status: 'HOLD', product: { slug: 'cleaner' } };
  expect((await tini.ask(OWN_DATA)).data.customer.reviews).toEqual([{ ...own, answer: null }]);
  const { rows } = await shop.engine.usecases.reviews.list({ status: 'held', page: { first: 9 } });
  await shop.engine.usecases.reviews.answer({
    id: rows.find(({ author }) => author === 'tini')?.id ?? 0,
    text: 'Siap.',
  });
  expect((await tini.ask(OWN_DATA)).data.customer.reviews).toEqual([{ ...own, answer: 'Siap.' }]);
});

test('a guest has no such lists', async () => {
  expect((await visitor(shop).ask(OWN_DATA)).data.customer).toEqual({ logins: null, reviews: null });
});

test('an account holds as much data of clients as agreed', async () => {
  const keeper = await customerOf(shop, 'keeper');
  const metaData = [{ key: 'addresses', value: 'x'.repeat(LIMITS.accountData) }];
  const save =
    'mutation ($metaData: [MetaDataInput]) { updateCustomer(input: { metaData: $metaData }) { customer { id } } }';
  expect((await keeper.ask(save, { metaData })).errors).toEqual([]);
  expect((await keeper.ask('{ customer { metaData { key value } } }')).data.customer.metaData).toEqual(metaData);
});
