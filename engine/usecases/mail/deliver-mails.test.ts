import { expect, test, vi } from 'vitest';
import type { Mail } from '#engine/domain/mail/mail.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import type { Delivery, LetterFacts, Parcel } from '../ports/letters.ts';
import type { Caller } from '../ports.ts';
import { guest, memoryShop } from '../testing/memory-shop.ts';
import { checkout, wish } from '../testing/wishes.ts';
import { deliverMails } from './deliver-mails.ts';
import { wakeAfterCommit } from './wake-after-commit.ts';

const RESET: Mail = {
  kind: 'password-reset',
  ...{ to: 'budi@example.test', language: 'en', name: 'Budi', username: 'budi', key: 'opens-the-account' },
};
/** So often a letter is tried before it is given up. */
const TRIES = 12;
const DAYS = 24 * 60 * 60_000;
/** What a carrier takes for one letter, at most. */
const PATIENCE = 90_000;
/** Letters of one batch. */
const BATCH = 20;

const plain = ({ mail }: LetterFacts) => ({ subject: mail.kind, html: '', text: '', replyTo: null });

async function open(deliver: (parcel: Parcel) => Delivery | Promise<Delivery>, write = plain) {
  const shop = await memoryShop();
  const onTrouble = vi.fn();
  const carrier = { patience: PATIENCE, deliver: vi.fn(async (parcel: Parcel) => deliver(parcel)) };
  const run = () => deliverMails({ ...shop.needs, carrier, letters: { write }, onTrouble });
  const owe = (mail: Mail) => shop.needs.unitOfWork(({ outbox }) => outbox.add(mail));
  return { ...shop, carrier, onTrouble, run, owe, only: async () => (await shop.needs.mails.list({ limit: 1 }))[0] };
}

const OFFLINE: Delivery = { ok: false, isFinal: false, reason: '421 busy' };

test('a letter is sent once, in its own envelope, and its secret goes with it', async () => {
  const { carrier, run, owe, only } = await open(() => ({ ok: true }));
  await owe(RESET);
  expect(await run()).toBe(1);
  expect(await run()).toBe(0);
  expect(carrier.deliver).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ to: RESET.to, subject: 'password-reset', date: expect.any(Date) }),
  );
  expect(await only()).toMatchObject({ state: 'sent', settledAt: NOON, mail: { key: '' } });
});

test('what fails rests ever longer, and is given up in the end', async () => {
  const { at, onTrouble, run, owe, only } = await open(() => OFFLINE);
  await owe(RESET);
  let now = NOON;
  let rested = 0;
  for (let tries = 1; tries < TRIES; tries++) {
    await run();
    const mail = await only();
    expect(mail).toMatchObject({ state: 'waiting', tries, lastError: '421 busy' });
    const next = mail?.nextTryAt ?? now;
    expect(next.getTime()).toBeGreaterThan(now.getTime());
    expect(await run()).toBe(0);
    rested += next.getTime() - now.getTime();
    now = next;
    at(now);
  }
  expect(rested).toBeGreaterThan(1 * DAYS);
  await run();
  expect(await only()).toMatchObject({ state: 'failed', mail: RESET });
  expect(onTrouble).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ kind: 'failed' }));
  expect(await run()).toBe(0);
});

test('what the mail server will never take is given up at once', async () => {
  const { run, owe, only } = await open(() => ({ ok: false, isFinal: true, reason: '550 no such mailbox' }));
  await owe(RESET);
  await run();
  expect(await only()).toMatchObject({ state: 'failed', tries: 1, lastError: '550 no such mailbox' });
});

test('one letter that cannot be written keeps no other from its way', async () => {
  const { run, owe, needs } = await open(
    () => ({ ok: true }),
    (facts) => {
      if (facts.mail.kind === 'low-stock') throw new Error('the pen broke');
      return plain(facts);
    },
  );
  await owe({ kind: 'low-stock', to: 'shop@example.test', language: 'id', sku: '', name: 'Oli', left: 1 });
  await owe(RESET);
  await run();
  expect(await needs.mails.list({ limit: 2 })).toMatchObject([
    { state: 'sent' },
    { state: 'waiting', lastError: 'Error: the pen broke' },
  ]);
});

test('letters that go out together tell each of its own order and its own files', async () => {
  const told: LetterFacts[] = [];
  const { ids, usecases, run } = await open(
    () => ({ ok: true }),
    (facts) => {
      told.push(facts);
      return plain(facts);
    },
  );
  const buy = async (caller: Caller, ...slugs: readonly string[]) => {
    for (const slug of slugs) await usecases.addToCart(caller, wish(ids[slug]));
    const placed = await usecases.placeOrder(caller, checkout());
    return placed.ok ? placed.value.order.id : 0;
  };
  const reader = await buy(guest(1), 'book');
  const washer = await buy(guest(2), 'cleaner');
  await usecases.markPaid(reader);
  await usecases.markPaid(washer);
  await run();
  const filesOf = (id: number) =>
    told
      .filter(({ mail, news }) => mail.kind === 'order-paid' && news?.order.id === id)
      .map(({ news }) => news?.downloads.map(({ name }) => name));
  expect([filesOf(reader), filesOf(washer)]).toEqual([[['Book']], [[]]]);
});

test('a letter about an order that is gone is no letter', async () => {
  const { run, owe, only } = await open(() => ({ ok: true }));
  await owe({ kind: 'order-paid', to: 'budi@example.test', language: 'id', orderId: 404 });
  await run();
  expect(await only()).toMatchObject({ state: 'failed', lastError: 'the order is gone' });
});

test('while a letter is on its way the shop goes on', async () => {
  const { promise, resolve } = Promise.withResolvers<Delivery>();
  const { run, owe, only } = await open(() => promise);
  await owe(RESET);
  const running = run();
  await owe({ ...RESET, to: 'sari@example.test' });
  expect(await only()).toMatchObject({ mail: { to: 'sari@example.test' } });
  resolve({ ok: true });
  expect(await running).toBe(1);
});

/** Letters stay on their way until they are let go. */
async function openSlow() {
  const under: (() => void)[] = [];
  const shop = await open(() => {
    const { promise, resolve } = Promise.withResolvers<Delivery>();
    under.push(() => resolve({ ok: true }));
    return promise;
  });
  for (let number = 0; number < BATCH; number++) await shop.owe(RESET);
  /** Resolves when all that go at a time are on their way, and lets go of them. */
  async function nextRound(): Promise<() => number> {
    await vi.waitFor(() => expect(under).not.toEqual([]));
    await new Promise(setImmediate);
    return () => under.splice(0).map((letGo) => letGo()).length;
  }
  return { ...shop, nextRound };
}

test('what is sent is marked while other letters of the batch are still on their way', async () => {
  const { run, nextRound, needs } = await openSlow();
  const running = run();
  const first = (await nextRound())();
  const letGo = await nextRound();
  expect(await needs.mails.list({ state: 'sent', limit: BATCH })).toHaveLength(first);
  expect(first).toBeLessThan(BATCH);
  letGo();
  for (let sent = 2 * first; sent < BATCH; sent += (await nextRound())());
  await running;
});

test('however slow a batch is, its claim outlasts it', async () => {
  const { run, nextRound, needs, at } = await openSlow();
  const running = run();
  for (let sent = 0; sent < BATCH; ) {
    const letGo = await nextRound();
    at(new Date(needs.now().getTime() + PATIENCE));
    const late = { token: 'another relay', now: needs.now(), until: needs.now(), limit: BATCH };
    expect(await needs.mails.claim(late)).toEqual([]);
    sent += letGo();
  }
  expect(await running).toBe(BATCH);
});

test('the relay is woken by a commit that owes a letter, and by no other', async () => {
  const { needs } = await memoryShop();
  const wake = vi.fn();
  const unitOfWork = wakeAfterCommit(needs.unitOfWork, wake);
  await unitOfWork(async () => 'nothing');
  const torn = unitOfWork(async ({ outbox }) => {
    await outbox.add(RESET);
    throw new Error('the lamp went out');
  });
  await expect(torn).rejects.toThrow('the lamp went out');
  expect(wake).not.toHaveBeenCalled();
  expect(await unitOfWork(async ({ outbox }) => outbox.add(RESET))).toBeUndefined();
  expect(wake).toHaveBeenCalledOnce();
});
