import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOON } from '#engine/domain/testing/shop.ts';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

const BUDGET = { attempts: 3, minutes: 15 };
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

export const attemptsContract = (name: string, open: OpenStore) =>
  describe(`tries in ${name}`, () => {
    let store: OpenedStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());
    const count = (key: string, at = NOON) => store.ports.attempts.count(key, BUDGET, at);
    async function exhaust(key: string) {
      for (let turn = 0; turn < BUDGET.attempts; turn += 1) expect(await count(key)).toBeNull();
    }

    test('so many may be made at once, and the next is open when its share of the time has passed', async () => {
      await exhaust('all');
      expect(await count('all')).toEqual({ openFrom: minutesLater(5) });
      expect(await count('all', minutesLater(4))).toEqual({ openFrom: minutesLater(5) });
      expect(await count('all', minutesLater(5))).toBeNull();
      expect(await count('all', minutesLater(5))).toEqual({ openFrom: minutesLater(10) });
    });

    test('after the whole time all are open again, and not more', async () => {
      await exhaust('rested');
      for (let turn = 0; turn < BUDGET.attempts; turn += 1) expect(await count('rested', minutesLater(60))).toBeNull();
      expect(await count('rested', minutesLater(60))).toEqual({ openFrom: minutesLater(65) });
    });

    test('one key does not hold up another', async () => {
      await exhaust('mine');
      expect(await count('yours')).toBeNull();
    });

    test('what is given back may be tried once more', async () => {
      await exhaust('kind');
      await store.ports.attempts.refund('kind', BUDGET);
      expect(await count('kind')).toBeNull();
      expect(await count('kind')).not.toBeNull();
    });

    test('many at the same time are not more', async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => count('crowd')));
      expect(answers.filter((full) => full === null)).toHaveLength(BUDGET.attempts);
    });

    test('what holds up nobody any more is forgotten, and the rest is not', async () => {
      await exhaust('old');
      await exhaust('new');
      await store.ports.attempts.forgetBefore(minutesLater(10));
      expect(await count('old')).not.toBeNull();
      await store.ports.attempts.forgetBefore(minutesLater(16));
      expect(await count('old')).toBeNull();
    });
  });
