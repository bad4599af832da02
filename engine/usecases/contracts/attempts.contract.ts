import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOON } from '#engine/domain/testing/shop.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

const BUDGET = { attempts: 3, minutes: 15 };
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

export const attemptsContract = (name: string, open: OpenStore) =>
  describe(`attempts in ${name}`, () => {
    let store: OpenedStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());
    const count = (key: string, at = NOON) => store.ports.attempts.count(key, BUDGET, at);
    async function exhaust(key: string) {
      for (let turn = 0; turn < BUDGET.attempts; turn += 1) expect(await count(key)).toBeNull();
    }

    test('allows a burst, and the next attempt after its share of the time', async () => {
      await exhaust('all');
      expect(await count('all')).toEqual({ openFrom: minutesLater(5) });
      expect(await count('all', minutesLater(4))).toEqual({ openFrom: minutesLater(5) });
      expect(await count('all', minutesLater(5))).toBeNull();
      expect(await count('all', minutesLater(5))).toEqual({ openFrom: minutesLater(10) });
    });

    test('counts with the work of a unit of work, or not at all', async () => {
      const { unitOfWork } = store.ports;
      const countAndThrow = unitOfWork(async ({ attempts }) => {
        expect(await attempts.count('work', { attempts: 1, minutes: 15 }, NOON)).toBeNull();
        throw new Error('undone');
      });
      await expect(countAndThrow).rejects.toThrow('undone');
      const countOne = () => unitOfWork(({ attempts }) => attempts.count('work', { attempts: 1, minutes: 15 }, NOON));
      expect(await countOne()).toBeNull();
      expect(await countOne()).not.toBeNull();
    });

    test('restores the full budget after the whole time, and not more', async () => {
      await exhaust('rested');
      for (let turn = 0; turn < BUDGET.attempts; turn += 1) expect(await count('rested', minutesLater(60))).toBeNull();
      expect(await count('rested', minutesLater(60))).toEqual({ openFrom: minutesLater(65) });
    });

    test('a clock that is set back refuses nobody until it has caught up', async () => {
      expect(await count('early', minutesLater(7 * 60))).toBeNull();
      expect(await count('early')).toBeNull();
      expect(await count('early')).toEqual({ openFrom: minutesLater(5) });
      expect(await count('early', minutesLater(5))).toBeNull();
    });

    test('a clock that is a little ahead gives nobody more attempts', async () => {
      for (let turn = 0; turn < BUDGET.attempts; turn += 1) expect(await count('ahead', minutesLater(1))).toBeNull();
      expect(await count('ahead')).toEqual({ openFrom: minutesLater(6) });
    });

    test('counts each key separately', async () => {
      await exhaust('mine');
      expect(await count('yours')).toBeNull();
    });

    test('a refunded attempt can be made again', async () => {
      await exhaust('kind');
      await store.ports.attempts.refund('kind', BUDGET);
      expect(await count('kind')).toBeNull();
      expect(await count('kind')).not.toBeNull();
    });

    test('parallel attempts do not exceed the budget', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => count('crowd')));
      expect(answers.filter((full) => full === null)).toHaveLength(BUDGET.attempts);
    });

    test('deletes counts that no longer limit, and keeps the rest', async () => {
      await exhaust('old');
      await exhaust('new');
      await store.ports.attempts.forgetBefore(minutesLater(10));
      expect(await count('old')).not.toBeNull();
      await store.ports.attempts.forgetBefore(minutesLater(16));
      expect(await count('old')).toBeNull();
    });
  });
