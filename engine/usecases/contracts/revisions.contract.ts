import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
const lease = (minute: number) => ({ now: at(minute), until: at(minute + 2) });

export const revisionsContract = (name: string, open: OpenStore) =>
  describe(`staged revisions in ${name}`, () => {
    let store: OpenedStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const stage = async (minute: number, ...parts: readonly string[]) =>
      store.ports.unitOfWork(({ revisions }) => revisions.stage(parts, lease(minute)));
    const take = (own: number | null, minute = 0) =>
      store.ports.unitOfWork(({ revisions }) => revisions.take(own, lease(minute)));
    const textOf = async (own: number | null, minute = 0) => (await take(own, minute))?.text ?? null;

    test('takes each part once and in order, also in parallel', async () => {
      expect(await take(null)).toBeNull();
      const own = await stage(0, 'one “satu”', 'two', 'three');
      const taken = [...(await Promise.all([textOf(own), textOf(own)])), await textOf(own), await textOf(own)];
      expect(taken.toSorted()).toEqual(['one “satu”', 'three', 'two', null].toSorted());
    });

    test('returns a rolled back part first again', async () => {
      const own = await stage(0, 'first', 'second');
      const broken = store.ports.unitOfWork(async ({ revisions }) => {
        await revisions.take(own, lease(0));
        throw new Error('the power went out');
      });
      await expect(broken).rejects.toThrow('the power went out');
      expect([await textOf(own), await textOf(own), await textOf(own)]).toEqual(['first', 'second', null]);
    });

    test('does not return a dropped part', async () => {
      const own = await stage(0, 'bad', 'good');
      const taken: number[] = [];
      const broken = store.ports.unitOfWork(async ({ revisions }) => {
        taken.push((await revisions.take(own, lease(0)))?.id ?? 0);
        throw new Error('too long');
      });
      await expect(broken).rejects.toThrow('too long');
      await store.ports.unitOfWork(({ revisions }) => revisions.remove(taken[0] ?? 0));
      expect([await textOf(own), await textOf(own)]).toEqual(['good', null]);
    });

    test('blocks others until the owner’s lease has expired', async () => {
      const own = await stage(0, 'one', 'two', 'three');
      expect([await textOf(null, 1), await stage(1, 'other')]).toEqual([null, null]);
      expect([await textOf(own, 1), await textOf(null, 2)]).toEqual(['one', null]);
      const next = await stage(3, 'four');
      expect(next).toEqual(expect.any(Number));
      // Parts of the earlier revision come first.
      expect(await take(next, 3)).toMatchObject({ revision: own, text: 'two' });
      expect([await textOf(null, 3), await textOf(null, 3)]).toEqual(['three', null]);
      expect(await take(next, 3)).toMatchObject({ revision: next, text: 'four' });
    });

    test('a released revision is free at once, a stored one is finished', async () => {
      const own = (await stage(0, 'one', 'two')) ?? 0;
      const isEmpty = () => store.ports.unitOfWork(({ revisions }) => revisions.isEmpty());
      expect([await textOf(own), await isEmpty()]).toEqual(['one', false]);
      await store.ports.unitOfWork(({ revisions }) => revisions.release(own, at(0)));
      expect([await textOf(null), await isEmpty(), await textOf(null)]).toEqual(['two', true, null]);
    });
  });
