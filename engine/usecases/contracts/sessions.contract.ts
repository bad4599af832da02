import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '#engine/domain/sessions/session.ts';
import { cleaner, lineOf } from '#engine/domain/testing/sellables.ts';
import { JAKARTA, NOON, sessionOf } from '#engine/domain/testing/shop.ts';
import { guest } from '../testing/memory-shop.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';
import { person } from './customers.contract.ts';

const { sellable: _sellable, ...LINE } = lineOf(cleaner(), 3, {
  attributes: { size: '1l' },
  extraData: { note: '“Untuk Ibu”' },
});

const full = (customerId: string): Session =>
  sessionOf({
    customerId,
    cart: { lines: [LINE], removed: [{ ...LINE, key: 'b', place: 1 }], coupons: ['race10'], giftCards: [7] },
    shippingChoice: { rateId: 'flat_rate:2', offered: ['flat_rate:2', 'local_pickup:3'] },
    billing: JAKARTA,
    shipping: { ...JAKARTA, city: 'Depok' },
    shippingCalculated: true,
    orders: [1001, 1002],
  });

export const sessionsContract = (name: string, open: OpenStore) =>
  describe(`sessions in ${name}`, () => {
    let store: OpenedStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const save = (session: Session) => store.ports.unitOfWork(({ sessions }) => sessions.save(session));
    const find = (id: string) => store.ports.sessions.find(id);

    test('locks a session that was never stored', async () => {
      expect(await find('t_nobody')).toBeNull();
      expect(await store.ports.unitOfWork(({ sessions }) => sessions.forUpdate('t_nobody'))).toBeNull();
      expect(await find('t_nobody')).toBeNull();
    });

    test('finds a stored session unchanged', async () => {
      await save(full('t_whole'));
      expect(await find('t_whole')).toEqual(full('t_whole'));
      expect(await store.ports.unitOfWork(({ sessions }) => sessions.forUpdate('t_whole'))).toEqual(full('t_whole'));
    });

    test('keeps the last save', async () => {
      await save(full('42'));
      await save(sessionOf({ customerId: '42' }));
      expect(await find('42')).toEqual(sessionOf({ customerId: '42' }));
    });

    test('touch changes only the expiry, and creates no session', async () => {
      const later = new Date(NOON.getTime() + 99 * 3_600_000);
      await save(full('t_touched'));
      await store.ports.sessions.touch('t_touched', later);
      await store.ports.sessions.touch('t_absent', later);
      expect(await find('t_touched')).toEqual({ ...full('t_touched'), expiresAt: later });
      expect(await find('t_absent')).toBeNull();
    });

    test('replaces a version once, and creates a session once', async () => {
      const { version: none, session } = await store.ports.sessions.read('t_swapped');
      expect([session, none]).toEqual([null, null]);
      expect(await store.ports.sessions.replace(full('t_swapped'), none)).toBe(true);
      expect(await store.ports.sessions.replace(sessionOf({ customerId: 't_swapped' }), none)).toBe(false);

      const { version } = await store.ports.sessions.read('t_swapped');
      const emptied = sessionOf({ customerId: 't_swapped' });
      expect(await store.ports.sessions.replace(emptied, version)).toBe(true);
      expect(await store.ports.sessions.replace(full('t_swapped'), version)).toBe(false);
      expect(await find('t_swapped')).toEqual(emptied);
    });

    test.each<[string, () => Promise<unknown>]>([
      ['stored under a lock', () => save(sessionOf({ customerId: 't_overtaken' }))],
      ['removed', () => store.ports.unitOfWork(({ sessions }) => sessions.remove('t_overtaken'))],
    ])('a session that was %s meanwhile is not replaced', async (_case, overtake) => {
      await save(full('t_overtaken'));
      const { version } = await store.ports.sessions.read('t_overtaken');
      await overtake();
      const left = await find('t_overtaken');
      expect(await store.ports.sessions.replace(full('t_overtaken'), version)).toBe(false);
      expect(await find('t_overtaken')).toEqual(left);
    });

    test('remembers what it has stored itself as it is read, until it could not be replaced', async () => {
      const { sessions } = store.ports;
      expect(sessions.remembered('t_known')).toBeNull();
      await sessions.replace(full('t_known'), null);
      const remembered = sessions.remembered('t_known');
      expect(remembered).toEqual(await sessions.read('t_known'));
      await save(sessionOf({ customerId: 't_known' }));
      expect(await sessions.replace(full('t_known'), remembered?.version ?? null)).toBe(false);
      expect(sessions.remembered('t_known')).toBeNull();
    });

    test('does not find a removed session', async () => {
      await save(full('t_removed'));
      await store.ports.unitOfWork(({ sessions }) => sessions.remove('t_removed'));
      expect(await find('t_removed')).toBeNull();
    });

    test('a transaction sees its own saves and removals', async () => {
      const [first, last] = [full('t_own'), sessionOf({ customerId: 't_own' })];
      const seen = await store.ports.unitOfWork(async ({ sessions }) => {
        await sessions.save(first);
        const stored = await sessions.forUpdate('t_own');
        await sessions.remove('t_own');
        const removed = await sessions.forUpdate('t_own');
        await sessions.save(last);
        return [stored, removed];
      });
      expect(seen).toEqual([first, null]);
      expect(await find('t_own')).toEqual(last);
    });

    test('takes an order from every session but the one that placed it', async () => {
      const [placed, found, other] = ['t_placed', 't_found', 't_other'];
      await save(sessionOf({ customerId: placed, orders: [7001] }));
      await save(sessionOf({ customerId: found, orders: [7001, 70] }));
      await save(sessionOf({ customerId: other, orders: [70] }));
      const { version } = await store.ports.sessions.read(found);
      await store.ports.unitOfWork(({ sessions }) => sessions.forgetOrder(7001, placed));
      const orders = await Promise.all([placed, found, other].map(async (id) => (await find(id))?.orders));
      expect(orders).toEqual([[7001], [70], [70]]);
      // A change that had read the session before does not bring the order back.
      expect(await store.ports.sessions.replace(sessionOf({ customerId: found, orders: [7001] }), version)).toBe(false);
    });

    test('rolls back when work throws', async () => {
      await save(full('t_torn'));
      const torn = store.ports.unitOfWork(async ({ sessions }) => {
        await sessions.save(sessionOf({ customerId: 't_torn' }));
        throw new Error('the unit of work failed');
      });
      await expect(torn).rejects.toThrow('the unit of work failed');
      expect(await find('t_torn')).toEqual(full('t_torn'));
    });

    test('a first save under a lock is not overwritten by one without', async () => {
      const customerId = 't_first';
      const [line, order] = [full(customerId).cart, 1001];
      const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
      const under = store.ports.unitOfWork(async ({ sessions }) => {
        const session = (await sessions.forUpdate(customerId)) ?? sessionOf({ customerId });
        locked();
        await new Promise((resolve) => setTimeout(resolve, 100));
        await sessions.save({ ...session, orders: [order] });
      });
      await isLocked;
      const isStored = await store.ports.sessions.replace(sessionOf({ customerId, cart: line }), null);
      await under;
      expect([isStored, (await find(customerId))?.orders]).toEqual([false, [order]]);
    });

    test.each([
      ['stored', sessionOf({ customerId: 't_busy' })],
      ['not stored yet', null],
    ])('changes of one session at the same time are all kept: %s', async (_case, stored) => {
      const customerId = stored?.customerId ?? 't_new';
      if (stored) await save(stored);
      const numbers = Array.from({ length: 8 }, (_, index) => index + 1);
      await Promise.all(
        numbers.map((number) =>
          store.ports.unitOfWork(async ({ sessions }) => {
            const session = (await sessions.forUpdate(customerId)) ?? sessionOf({ customerId });
            await sessions.save({ ...session, orders: [...session.orders, number] });
          }),
        ),
      );
      expect((await find(customerId))?.orders.toSorted()).toEqual(numbers);
    });

    const removeEnded = (from: Date, limit: number) =>
      store.ports.unitOfWork(({ sessions }) => sessions.removeEnded({ from, until: NOON, limit }));

    test('removes expired sessions in portions, the earliest first', async () => {
      const ends = [3, 1, 2].map((minutes) => new Date(NOON.getTime() - minutes * 60_000));
      for (const [number, expiresAt] of ends.entries()) {
        const { customerId } = guest(0xe1d + number);
        await store.ports.unitOfWork(({ sessions }) => sessions.save(sessionOf({ customerId, expiresAt })));
      }
      const [first, last, second] = ends;
      expect(await removeEnded(new Date(0), 2)).toEqual(second);
      expect(await store.ports.sessions.find(guest(0xe1d).customerId)).toBeNull();
      expect(await store.ports.sessions.find(guest(0xe1e).customerId)).toMatchObject({ expiresAt: last });
      expect(await removeEnded(first ?? NOON, 2)).toEqual(last);
    });

    test('removes expired sessions of guests and of erased accounts, and keeps those of customers', async () => {
      const { id } = await store.ports.unitOfWork(({ customers }) => customers.add(person('stays'), 'hash'));
      const [ended, going, customer, erased] = [guest(0xe0d), guest(0x901), `${id}`, `${id + 1}`];
      const past = new Date(NOON.getTime() - 1);
      for (const [customerId, expiresAt] of [
        [ended.customerId, past],
        [going.customerId, new Date(NOON.getTime() + 1)],
        [customer, past],
        [erased, past],
      ] as const) {
        await store.ports.unitOfWork(({ sessions }) => sessions.save(sessionOf({ customerId, expiresAt })));
      }
      expect(await removeEnded(new Date(0), 500)).toEqual(past);
      expect(await removeEnded(past, 500)).toBeNull();
      const kept = await Promise.all([ended.customerId, going.customerId, customer, erased].map((one) => find(one)));
      expect(kept.map((session) => session !== null)).toEqual([false, true, true, false]);
    });
  });
