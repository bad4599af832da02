import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenedStore, OpenStore } from '../testing/opened-ports.ts';

export const revisionsContract = (name: string, open: OpenStore) =>
  describe(`staged revisions in ${name}`, () => {
    let store: OpenedStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    const stage = (...parts: readonly string[]) => store.ports.unitOfWork(({ revisions }) => revisions.stage(parts));
    const take = () => store.ports.unitOfWork(({ revisions }) => revisions.take());

    test('parts are taken once each, in their order, also by those who ask at once', async () => {
      expect(await take()).toBeNull();
      await stage('one “satu”', 'two', 'three');
      expect([...(await Promise.all([take(), take()])), await take(), await take()].toSorted()).toEqual(
        ['one “satu”', 'three', 'two', null].toSorted(),
      );
    });

    test('a part whose work is undone is there again, before the others', async () => {
      await stage('first', 'second');
      const broken = store.ports.unitOfWork(async ({ revisions }) => {
        await revisions.take();
        throw new Error('the power went out');
      });
      await expect(broken).rejects.toThrow('the power went out');
      expect([await take(), await take(), await take()]).toEqual(['first', 'second', null]);
    });
  });
