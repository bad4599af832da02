import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#engine/domain/mail/mail.ts';
import { NOON } from '#engine/domain/testing/shop.ts';
import type { MailOutcome, MailQuery, MailState } from '../ports/mail.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

const LATER = new Date(NOON.getTime() + 60_000);
const MUCH_LATER = new Date(NOON.getTime() + 3_600_000);

const mailFor = (orderId: number): Mail => ({ kind: 'new-order', to: 'shop@example.test', language: 'id', orderId });

const RESET: Mail = {
  kind: 'password-reset',
  to: 'budi@example.test',
  language: 'en',
  name: 'Budi',
  username: 'budi',
  key: 'opens-the-account',
};

export const mailsContract = (name: string, open: OpenStore) =>
  describe(`the outbox in ${name}`, () => {
    let store: OpenedStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());
    beforeEach(async () => {
      for (const { id } of await claim('sweeper', { now: MUCH_LATER, limit: 99 }))
        await settle(id, 'sweeper', sent(mailFor(0)));
    });

    const queue = async (mail: Mail): Promise<number> => {
      await store.ports.unitOfWork(({ outbox }) => outbox.add(mail));
      const [newest] = await store.ports.mails.list({ limit: 1 });
      return newest?.id ?? 0;
    };
    const claim = (token: string, { now = NOON, limit = 10 } = {}) =>
      store.ports.mails.claim({ token, now, until: new Date(now.getTime() + 60_000), limit });
    const settle = (id: number, token: string, outcome: MailOutcome) =>
      store.ports.mails.recordOutcomes(token, [{ id, outcome }]);
    const idsOf = (mails: readonly { readonly id: number }[]) => mails.map(({ id }) => id);
    const sent = (mail: Mail): MailOutcome => ({ kind: 'sent', at: NOON, mail });

    test('queues an email on commit, and not on rollback', async () => {
      const torn = store.ports.unitOfWork(async ({ outbox }) => {
        await outbox.add(mailFor(1));
        throw new Error('the unit of work failed');
      });
      await expect(torn).rejects.toThrow('the unit of work failed');
      expect(await claim('nothing there')).toEqual([]);

      const id = await queue(mailFor(2));
      expect(await store.ports.mails.find(id)).toMatchObject({ state: 'waiting', attempts: 0, mail: mailFor(2) });
      expect(await claim('one')).toMatchObject([
        { id, mail: mailFor(2), state: 'waiting', attempts: 1, lastError: '' },
      ]);
    });

    test('lists those of an order, and of some kinds alone', async () => {
      const received: Mail = { kind: 'order-received', to: 'sari@example.test', language: 'id', orderId: 41 };
      const ids = [await queue(received), await queue(mailFor(41)), await queue({ ...received, orderId: 42 })];
      await queue(RESET);
      const listed = async (query: Omit<MailQuery, 'limit'>) =>
        idsOf(await store.ports.mails.list({ ...query, limit: 9 })).filter((id) => ids.includes(id));
      const [received41, toShop41, received42] = ids;
      expect(await listed({ orderId: 41 })).toEqual([toShop41, received41]);
      expect(await listed({ orderId: 41, kinds: ['order-received', 'order-paid'] })).toEqual([received41]);
      expect(await listed({ kinds: ['order-received'] })).toEqual([received42, received41]);
      expect(await store.ports.mails.list({ orderId: 43, limit: 9 })).toEqual([]);
    });

    test('counts emails by their state', async () => {
      const count = (state: MailState) => store.ports.mails.count(state);
      const before = { waiting: await count('waiting'), sent: await count('sent'), failed: await count('failed') };
      const ids = [await queue(mailFor(1)), await queue(mailFor(2)), await queue(mailFor(3))];
      await claim('counted');
      await settle(ids[0] ?? 0, 'counted', sent(mailFor(1)));
      await settle(ids[1] ?? 0, 'counted', { kind: 'failed', at: NOON, error: 'no such mailbox' });
      expect([await count('waiting'), await count('sent'), await count('failed')]).toEqual([
        before.waiting + 1,
        before.sent + 1,
        before.failed + 1,
      ]);
      await store.ports.mails.retry(ids[1] ?? 0);
      expect(await count('failed')).toBe(before.failed);
    });

    test('claims emails exclusively until the claim expires', async () => {
      const [first, second, third] = [await queue(mailFor(1)), await queue(mailFor(2)), await queue(mailFor(3))];
      expect(idsOf(await claim('a', { limit: 2 }))).toEqual([first, second]);
      expect(idsOf(await claim('b'))).toEqual([third]);
      expect(await claim('c', { now: new Date(NOON.getTime() + 59_999) })).toEqual([]);
      expect(await claim('d', { now: LATER })).toMatchObject([
        { id: first, attempts: 2 },
        { attempts: 2 },
        { attempts: 2 },
      ]);
    });

    test('divides due emails among parallel relays', async () => {
      const waiting = [];
      for (let number = 1; number <= 12; number++) waiting.push(await queue(mailFor(number)));
      const claims = await Promise.all(['a', 'b', 'c', 'd'].map((token) => claim(token, { limit: 5 })));
      const taken = idsOf(claims.flat()).sort((a, b) => a - b);
      expect(taken).toEqual([...new Set(taken)]);
      expect([...taken, ...idsOf(await claim('rest', { limit: 99 }))].sort((a, b) => a - b)).toEqual(waiting);
    });

    test('records a sent email as given', async () => {
      const id = await queue(RESET);
      expect(await claim('one')).toMatchObject([{ mail: RESET }]);
      await settle(id, 'one', sent({ ...RESET, key: '' }));
      expect(await claim('two', { now: MUCH_LATER })).toEqual([]);
      expect(await store.ports.mails.find(id)).toMatchObject({
        state: 'sent',
        attempts: 1,
        settledAt: NOON,
        nextAttemptAt: null,
        mail: { ...RESET, key: '' },
      });
      expect(await store.ports.mails.retry(id)).toBe(0);
    });

    test('delays a failed email and stores the error', async () => {
      const id = await queue(mailFor(1));
      await claim('one');
      await settle(id, 'one', { kind: 'retry', nextAttemptAt: LATER, error: '421 busy' });
      expect(await claim('two')).toEqual([]);
      expect(await claim('three', { now: LATER })).toMatchObject([{ id, attempts: 2, lastError: '421 busy' }]);
      await settle(id, 'three', sent(mailFor(1)));
      expect(await store.ports.mails.find(id)).toMatchObject({ state: 'sent', lastError: '' });
    });

    test('ignores a relay whose claim has expired', async () => {
      const id = await queue(mailFor(1));
      await claim('slow');
      await claim('quick', { now: LATER });
      await settle(id, 'slow', { kind: 'failed', at: NOON, error: 'late news' });
      expect(await store.ports.mails.find(id)).toMatchObject({ state: 'waiting', lastError: '' });
      await settle(id, 'quick', sent(mailFor(1)));
      expect(await store.ports.mails.find(id)).toMatchObject({ state: 'sent' });
    });

    test('lets an operator retry what failed and what waits, one or all', async () => {
      const [lost, resting] = [await queue(mailFor(1)), await queue(mailFor(2))];
      await claim('one');
      await settle(lost, 'one', { kind: 'failed', at: NOON, error: '550 no such mailbox' });
      await settle(resting, 'one', { kind: 'retry', nextAttemptAt: MUCH_LATER, error: '421 busy' });
      expect(await claim('two')).toEqual([]);
      expect(idsOf(await store.ports.mails.list({ state: 'failed', limit: 9 }))).toEqual([lost]);
      expect(idsOf(await store.ports.mails.list({ state: 'waiting', limit: 9 }))).toEqual([resting]);

      expect(await store.ports.mails.retry(lost)).toBe(1);
      expect(await claim('three')).toMatchObject([{ id: lost, attempts: 1, settledAt: null }]);
      await settle(lost, 'three', { kind: 'failed', at: NOON, error: '550 no such mailbox' });
      expect(await store.ports.mails.retry(null)).toBe(2);
      expect(await claim('four')).toMatchObject([
        { id: lost, attempts: 1 },
        { id: resting, attempts: 1 },
      ]);
      expect(await store.ports.mails.retry(null)).toBe(0);
      expect(await store.ports.mails.retry(987_654)).toBe(0);
    });

    test('deletes an email of which nothing may stay, and only by the relay that has it', async () => {
      const [last, other] = [await queue(mailFor(1)), await queue(mailFor(2))];
      await claim('one');
      await settle(last, 'another', { kind: 'forgotten' });
      expect(await store.ports.mails.find(last)).not.toBeNull();
      await store.ports.mails.recordOutcomes('one', [
        { id: last, outcome: { kind: 'forgotten' } },
        { id: other, outcome: sent(mailFor(2)) },
      ]);
      expect(await store.ports.mails.find(last)).toBeNull();
      expect(await store.ports.mails.find(other)).toMatchObject({ state: 'sent' });
    });

    test('deletes old sent emails, and never unsent ones', async () => {
      const [old, fresh] = [await queue(mailFor(1)), await queue(mailFor(2))];
      await claim('one');
      await store.ports.mails.recordOutcomes('one', [
        { id: old, outcome: { kind: 'sent', at: new Date(NOON.getTime() - 1), mail: mailFor(1) } },
        { id: fresh, outcome: sent(mailFor(2)) },
      ]);
      const waiting = await queue(mailFor(3));
      expect(await store.ports.mails.deleteSentBefore(NOON)).toBe(1);
      expect(await store.ports.mails.find(old)).toBeNull();
      expect(idsOf(await store.ports.mails.list({ limit: 2 }))).toEqual([waiting, fresh]);
    });
  });
