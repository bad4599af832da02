import { expect, test, vi } from 'vitest';
import type { Mail } from '#engine/domain/mail/mail.ts';
import { simpleProduct } from '#engine/domain/testing/products.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import type { Catalog } from '../ports/catalog.ts';
import type { DeliveryResult, EmailData, OutgoingEmail } from '../ports/mail.ts';
import type { Caller } from '../ports/ports.ts';
import { emptyCatalog, guest, memoryShop } from '../testing/memory-shop.ts';
import { addRequest, checkout } from '../testing/requests.ts';
import { deliverMails } from './deliver-mails.ts';

const RESET: Mail = {
  kind: 'password-reset',
  to: 'budi@example.test',
  language: 'en',
  name: 'Budi',
  username: 'budi',
  key: 'opens-the-account',
};
const MAX_ATTEMPTS = 12;
const DAY_MS = 24 * 60 * 60_000;
/** Of one email. */
const TIMEOUT_MS = 90_000;
const BATCH_SIZE = 20;

const plain = ({ mail }: EmailData) => ({ subject: mail.kind, html: '', text: '', replyTo: null });

async function open(
  deliver: (email: OutgoingEmail) => DeliveryResult | Promise<DeliveryResult>,
  render = plain,
  catalog: Partial<Catalog> = {},
) {
  const shop = await memoryShop({ catalog: { ...emptyCatalog, ...catalog } });
  const onFailure = vi.fn();
  const transport = { timeoutMs: TIMEOUT_MS, send: vi.fn(async (email: OutgoingEmail) => deliver(email)) };
  const run = () => deliverMails({ ...shop.needs, transport: transport, emails: { render }, onFailure: onFailure });
  const enqueue = (mail: Mail) => shop.needs.unitOfWork(({ outbox }) => outbox.add(mail));
  return {
    ...shop,
    transport,
    onFailure,
    run,
    enqueue,
    only: async () => (await shop.needs.mails.list({ limit: 1 }))[0],
  };
}

const OFFLINE: DeliveryResult = { ok: false, isFinal: false, reason: '421 busy' };

test('sends a mail once, and deletes its secret from the outbox', async () => {
  const { transport, run, enqueue, only } = await open(() => ({ ok: true }));
  await enqueue(RESET);
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(transport.send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ to: RESET.to, subject: 'password-reset', date: expect.any(Date) }),
  );
  expect(await only()).toMatchObject({ state: 'sent', settledAt: NOON, mail: { key: '' } });
});

test.each([
  ['was sent', { ok: true }],
  ['is given up', { ok: false, isFinal: true, reason: '550 no such mailbox: budi@example.test' }],
] as const)('keeps nothing of the last email to an erased account once it %s', async (_when, result) => {
  const { run, enqueue, only } = await open(() => result);
  await enqueue({ kind: 'account-erased', to: RESET.to, language: 'id', name: 'Budi', orders: 'none' });
  expect(await run()).toBe(1);
  expect(await only()).toBeUndefined();
});

test('retries after growing delays, and gives up in the end', async () => {
  const { at, onFailure, run, enqueue, only } = await open(() => OFFLINE);
  await enqueue(RESET);
  let now = NOON;
  let rested = 0;
  for (let attempts = 1; attempts < MAX_ATTEMPTS; attempts++) {
    await run();
    const mail = await only();
    expect(mail).toMatchObject({ state: 'waiting', attempts, lastError: '421 busy' });
    const next = mail?.nextAttemptAt ?? now;
    expect(next.getTime()).toBeGreaterThan(now.getTime());
    expect(await run()).toBe(0);
    rested += next.getTime() - now.getTime();
    now = next;
    at(now);
  }
  expect(rested).toBeGreaterThan(DAY_MS);
  await run();
  expect(await only()).toMatchObject({ state: 'failed', mail: RESET });
  expect(onFailure).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ kind: 'failed' }));
  expect(await run()).toBe(0);
});

test('gives up at once when the mail server refuses for good', async () => {
  const { run, enqueue, only } = await open(() => ({ ok: false, isFinal: true, reason: '550 no such mailbox' }));
  await enqueue(RESET);
  await run();
  expect(await only()).toMatchObject({ state: 'failed', attempts: 1, lastError: '550 no such mailbox' });
});

test('sends the other mails when one cannot be rendered', async () => {
  const { run, enqueue, needs } = await open(
    () => ({ ok: true }),
    (data) => {
      if (data.mail.kind === 'low-stock') throw new Error('rendering failed');
      return plain(data);
    },
  );
  await enqueue({ kind: 'low-stock', to: 'shop@example.test', language: 'id', sku: '', name: 'Oli', left: 1 });
  await enqueue(RESET);
  await run();
  expect(await needs.mails.list({ limit: 2 })).toMatchObject([
    { state: 'sent' },
    { state: 'waiting', lastError: 'Error: rendering failed' },
  ]);
});

test('renders each mail of a batch with its own order and files', async () => {
  const rendered: EmailData[] = [];
  const { ids, usecases, run } = await open(
    () => ({ ok: true }),
    (data) => {
      rendered.push(data);
      return plain(data);
    },
  );
  const buy = async (caller: Caller, ...slugs: readonly string[]) => {
    for (const slug of slugs) await usecases.addToCart(caller, addRequest(ids[slug]));
    const placed = await usecases.placeOrder(caller, checkout());
    return placed.ok ? placed.value.order.id : 0;
  };
  const reader = await buy(guest(1), 'book');
  const buyer = await buy(guest(2), 'cleaner');
  await usecases.markPaid(reader);
  await usecases.markPaid(buyer);
  await run();
  const filesOf = (id: number) =>
    rendered
      .filter(({ mail, orderData }) => mail.kind === 'order-paid' && orderData?.order.id === id)
      .map(({ orderData }) => orderData?.downloads.map(({ name }) => name));
  expect([filesOf(reader), filesOf(buyer)]).toEqual([[['Book']], [[]]]);
});

test('tells no reader by its slug what the name of a line says', async () => {
  const rendered: EmailData[] = [];
  const { run, usecases, ids } = await open(
    () => ({ ok: true }),
    (data) => {
      rendered.push(data);
      return plain(data);
    },
  );
  await usecases.addToCart(guest(1), addRequest(ids.oil, 1, { attributes: [{ name: 'size', value: '1l' }] }));
  const placed = await usecases.placeOrder(guest(1), checkout());
  expect(placed).toMatchObject({ ok: true, value: { order: { lines: [{ meta: { size: '1l' } }] } } });
  await run();
  const chosen = rendered.map(({ mail, orderData }) => [mail.language, orderData?.order.lines[0]?.meta]);
  expect(chosen.sort()).toEqual([
    ['en', {}],
    ['id', {}],
  ]);
});

test('names payment and delivery of an order in the language of each reader', async () => {
  const titles: string[] = [];
  const shop = await open(
    () => ({ ok: true }),
    (data) => {
      const { paymentMethodTitle, shippingLines } = data.orderData?.order ?? {};
      titles.push([data.mail.language, paymentMethodTitle, shippingLines?.[0]?.title].join(' '));
      return plain(data);
    },
  );
  const buyer = { ...guest(1), language: 'en' } as const;
  await shop.usecases.addToCart(buyer, addRequest(shop.ids.cleaner));
  await shop.usecases.placeOrder(buyer, checkout());
  await shop.run();
  expect(titles.toSorted()).toEqual(['en Bank transfer Courier', 'id Transfer bank Kurir']);
});

test('names products of an order in the language of each reader', async () => {
  const named: string[] = [];
  const shop = await open(
    () => ({ ok: true }),
    (data) => {
      named.push(`${data.mail.language} ${data.orderData?.order.lines[0]?.name}`);
      return plain(data);
    },
    { productsByIds: async (ids, language) => ids.map((id) => simpleProduct({ id, name: `called in ${language}` })) },
  );
  const buyer = { ...guest(1), language: 'en' } as const;
  await shop.usecases.addToCart(buyer, addRequest(shop.ids.cleaner));
  await shop.usecases.placeOrder(buyer, checkout());
  await shop.run();
  expect(named.toSorted()).toEqual(['en Fuel Cleaner', 'id called in id']);
});

test('gives up a mail whose order is gone', async () => {
  const { run, enqueue, only } = await open(() => ({ ok: true }));
  await enqueue({ kind: 'order-paid', to: 'budi@example.test', language: 'id', orderId: 404 });
  await run();
  expect(await only()).toMatchObject({ state: 'failed', lastError: 'the order is gone' });
});

test('opens no transaction while a mail is being sent', async () => {
  const { promise, resolve } = Promise.withResolvers<DeliveryResult>();
  const { run, enqueue, only } = await open(() => promise);
  await enqueue(RESET);
  const running = run();
  await enqueue({ ...RESET, to: 'sari@example.test' });
  expect(await only()).toMatchObject({ mail: { to: 'sari@example.test' } });
  resolve({ ok: true });
  expect(await running).toBe(1);
});

/** Mails stay on their way until the round is finished. */
async function openSlow() {
  const inFlight: (() => void)[] = [];
  const shop = await open(() => {
    const { promise, resolve } = Promise.withResolvers<DeliveryResult>();
    inFlight.push(() => resolve({ ok: true }));
    return promise;
  });
  for (let number = 0; number < BATCH_SIZE; number++) await shop.enqueue(RESET);
  /** Resolves when a whole group is on its way. The result finishes the group and returns its size. */
  async function nextRound(): Promise<() => number> {
    await expect.poll(() => inFlight).not.toEqual([]);
    await new Promise(setImmediate);
    return () => inFlight.splice(0).map((finish) => finish()).length;
  }
  return { ...shop, nextRound };
}

test('records sent mails while others of the batch are still on their way', async () => {
  const { run, nextRound, needs } = await openSlow();
  const running = run();
  const first = (await nextRound())();
  const finish = await nextRound();
  expect(await needs.mails.list({ state: 'sent', limit: BATCH_SIZE })).toHaveLength(first);
  expect(first).toBeLessThan(BATCH_SIZE);
  finish();
  for (let sent = 2 * first; sent < BATCH_SIZE; sent += (await nextRound())());
  await running;
});

test('keeps its claim however slow the batch is', async () => {
  const { run, nextRound, needs, at } = await openSlow();
  const running = run();
  for (let sent = 0; sent < BATCH_SIZE; ) {
    const finish = await nextRound();
    at(new Date(needs.now().getTime() + TIMEOUT_MS));
    const late = { token: 'another relay', now: needs.now(), until: needs.now(), limit: BATCH_SIZE };
    expect(await needs.mails.claim(late)).toEqual([]);
    sent += finish();
  }
  expect(await running).toBe(BATCH_SIZE);
});

test('sends what waits for the buyer of an order to the address that was corrected meanwhile', async () => {
  const buyer = guest(1);
  const delivered: string[] = [];
  const { usecases, needs, ids, run } = await open(({ to, subject }) => {
    delivered.push(`${subject}: ${to}`);
    return { ok: true };
  });
  await usecases.addToCart(buyer, addRequest(ids.cleaner, 1));
  const { order } = unwrap(await usecases.placeOrder(buyer, checkout()));
  const billing = { email: 'budi.santoso@example.test' };
  unwrap(await usecases.correctAddresses({ id: order.id, billing, shipping: {}, renewsLink: true, store: true }));
  await run();
  const { shopEmail } = needs.settings;
  expect(delivered.toSorted()).toEqual([`new-order: ${shopEmail}`, `order-received: ${billing.email}`]);
  const [sent] = await needs.mails.list({ orderId: order.id, kinds: ['order-received'], limit: 1 });
  expect(sent).toMatchObject({ state: 'sent', mail: { to: billing.email } });
});
