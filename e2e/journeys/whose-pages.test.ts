import { randomUUID } from 'node:crypto';
import { type APIRequestContext, request } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { accountPath, PATHS } from '#contract/paths.ts';
import { ROUTES, type RouteId } from '#contract/routes.ts';
import { ACCOUNT_TABS } from '#storefront/model/account/account-tab.ts';
import { ADDRESS, addByApi, createApiClient } from '../harness/api-client.ts';
import { PASSWORD } from '../shopper/account.ts';

/**
 * `visitor` has no session and `other` another login; `left` has kept the cookies of a login that has ended, and `thief` those of one
 * that its owner has ended from elsewhere; `holder` has the order's key only.
 */
const READERS = ['visitor', 'other', 'left', 'thief', 'owner', 'holder'] as const;
type Reader = (typeof READERS)[number];

type VisitorRoute = { [Id in RouteId]: (typeof ROUTES)[Id]['audience'] extends 'visitor' ? Id : never }[RouteId];

const NOBODY: readonly Reader[] = [];
const OWNER: readonly Reader[] = ['owner'];
const READER: readonly Reader[] = ['owner', 'holder'];

/** Who finds a person's data at an address that is not the same for everybody: whoever adds one decides. */
const SEEN_BY = {
  orderReceived: READER,
  orderSummary: READER,
  orderCancel: READER,
  orderReturn: READER,
  orderInvoice: READER,
  /** There is nothing to pay: it leads to the order. */
  cardPayment: READER,
  findOrder: NOBODY,
  account: OWNER,
  /** Leads to the account, unless a form is posted there. */
  accountData: OWNER,
  profile: OWNER,
  history: OWNER,
  checkout: OWNER,
  cart: OWNER,
  contact: OWNER,
  stockAlert: OWNER,
  review: OWNER,
  lostPassword: NOBODY,
  /** Leads to the customer's own, in the account. */
  wishlist: OWNER,
  wishlistMarks: NOBODY,
  cartLink: NOBODY,
  stopStockAlerts: NOBODY,
  vehicle: NOBODY,
  states: NOBODY,
  deliveryCountries: NOBODY,
  postcode: NOBODY,
  language: NOBODY,
} as const satisfies Readonly<Record<VisitorRoute, readonly Reader[]>>;

const isVisitors = (id: RouteId): id is VisitorRoute => id in SEEN_BY;

const { address } = inject('shops').embedded;
const mark = `Pemilik${randomUUID().slice(0, 8)}`;
const email = `${mark}@example.com`;

let order: { readonly databaseId: number; readonly orderKey: string };
let browsers: Readonly<Record<Reader, APIRequestContext>>;

beforeAll(async () => {
  order = await placeOrder();
  const [visitor, other, before, thief, owner, holder] = await Promise.all(READERS.map(() => enter()));
  if (!(visitor && other && before && thief && owner && holder)) throw new Error('each reader has a browser');
  const stranger = `${randomUUID()}@example.com`;
  await other.post(PATHS.account, { form: { form: 'register', email: stranger, password: PASSWORD } });
  for (const browser of [before, thief, owner])
    await browser.post(PATHS.account, { form: { form: 'login', username: email, password: PASSWORD } });
  const left = await enter(await before.storageState());
  await before.post(PATHS.account, { form: { form: 'logout' } });
  await before.dispose();
  await owner.post(accountPath('data'), { form: { form: 'end-logins' } });
  const idempotencyKey = randomUUID().replaceAll('-', '');
  await owner.post(ROUTES.cartLink.path, { form: { items: 'STP-CAR-WAX-300:1', idempotencyKey } });
  browsers = { visitor, other, left, thief, owner, holder };
});
afterAll(() => Promise.all(Object.values(browsers).map((browser) => browser.dispose())));

const enter = (storageState?: Awaited<ReturnType<APIRequestContext['storageState']>>) =>
  request.newContext({
    baseURL: address,
    extraHTTPHeaders: { Origin: address },
    ...(storageState && { storageState }),
  });

/** With cash on delivery, so that there is an invoice; by somebody who opens an account with it. */
async function placeOrder() {
  const client = createApiClient(address);
  await addByApi(client, { slug: 'brake-parts-cleaner', quantity: 1 });
  const billing = { ...ADDRESS, firstName: mark, email };
  const account = { username: mark, password: PASSWORD };
  const input = { paymentMethod: 'cod', customerNote: mark, account, billing, shipping: billing };
  return Placed.parse(await client.request(CHECKOUT, { input })).checkout.order;
}

const Placed = z.object({ checkout: z.object({ order: z.object({ databaseId: z.number(), orderKey: z.string() }) }) });
const CHECKOUT = 'mutation ($input: CheckoutInput!) { checkout(input: $input) { order { databaseId orderKey } } }';

const PARAMETERS: Readonly<Record<string, string>> = {
  slug: 'brake-parts-cleaner',
  categorySlug: 'campuran-bahan-bakar',
  pageNumber: '1',
  country: 'ID',
  postcode: '40111',
  id: '1',
  signature: 'unsigned',
  reason: 'expired',
  file: '1.xml',
};

/** Its page, and what the router asks for in its place. */
function addressesOf(id: RouteId, reader: Reader): readonly string[] {
  const { path } = ROUTES[id];
  const own = path
    .replace(':orderId', String(order.databaseId))
    .replace(/:(\w+)/g, (_whole, name: string) => PARAMETERS[name] ?? name);
  const key = reader === 'holder' ? `?key=${order.orderKey}` : '';
  const tabs = id === 'account' ? ACCOUNT_TABS.map((tab) => `?tab=${tab}`) : [key];
  return tabs.flatMap((query) => [own + query, `${own === '/' ? '/_root' : own}.data${query}`]);
}

const isPersonal = (text: string) => text.toLowerCase().includes(mark.toLowerCase());

/** One after the other: a shop that is asked for everything at once says that it is busy. */
async function canRead(id: RouteId, reader: Reader): Promise<boolean> {
  const texts: string[] = [];
  for (const path of addressesOf(id, reader)) {
    const response = await browsers[reader].get(path);
    expect([path, response.status() < 500]).toEqual([path, true]);
    texts.push(await response.text());
  }
  return texts.some(isPersonal);
}

async function readersOf(id: RouteId): Promise<readonly Reader[]> {
  const seen = await Promise.all(READERS.map((reader) => canRead(id, reader)));
  return READERS.filter((_reader, at) => seen[at]);
}

test.each(Object.keys(ROUTES) as RouteId[])('a person’s data at %s is for who may read it', async (id) => {
  expect(await readersOf(id)).toEqual(isVisitors(id) ? SEEN_BY[id] : NOBODY);
});

test.each(['visitor', 'other', 'left', 'thief'] as const)('no form gives it to %s', async (reader) => {
  const paths = (Object.keys(SEEN_BY) as VisitorRoute[]).flatMap((id) => addressesOf(id, reader));
  for (const path of paths) {
    const response = await browsers[reader].post(path, { form: {} });
    expect([path, response.status() < 500, isPersonal(await response.text())]).toEqual([path, true, false]);
  }
});

test('the owner downloads it', async () => {
  const response = await browsers.owner.post(ROUTES.accountData.path, { form: {} });
  expect(isPersonal(await response.text())).toBe(true);
});
