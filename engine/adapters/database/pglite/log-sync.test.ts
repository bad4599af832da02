import { describe, expect, test } from 'vitest';
import { createLogSync } from './log-sync.ts';

const LOG = { nfd: 1, path: '/data/pg_wal/000000010000000000000001' };
const NEXT_LOG = { nfd: 2, path: '/data/pg_wal/000000010000000000000002' };
const TABLE = { nfd: 3, path: '/data/base/5/16384' };

function observed() {
  const synced: number[] = [];
  return { synced, ...createLogSync((descriptor) => synced.push(descriptor)) };
}

test('syncs the log of a commit at once where it may not wait', () => {
  const { synced, sync, isPending } = observed();
  sync(LOG);
  expect(isPending()).toBe(false);
  expect(synced).toEqual([LOG.nfd]);
});

describe('a log that may wait', () => {
  test('is synced once for several commits', () => {
    const { synced, postpone, sync, settle, isPending } = observed();
    postpone(true);
    for (const _commit of ['first', 'second']) sync(LOG);
    expect([synced, isPending()]).toEqual([[], true]);
    settle();
    settle();
    expect([synced, isPending()]).toEqual([[LOG.nfd], false]);
  });

  test('is synced with a commit that may not', () => {
    const { synced, postpone, sync } = observed();
    postpone(true);
    sync(LOG);
    postpone(false);
    sync(LOG);
    expect(synced).toEqual([LOG.nfd]);
  });

  test.each([
    ['a table', TABLE, [LOG.nfd, TABLE.nfd], false],
    ['the next file of the log', NEXT_LOG, [LOG.nfd], true],
  ])('is synced before %s', (_name, file, expected, pends) => {
    const { synced, postpone, sync, isPending } = observed();
    postpone(true);
    sync(LOG);
    sync(file);
    expect([synced, isPending()]).toEqual([expected, pends]);
  });

  test('keeps waiting when the disk refuses it', () => {
    const { postpone, sync, settle, isPending } = createLogSync(() => {
      throw new Error('input/output error');
    });
    postpone(true);
    sync(LOG);
    expect(settle).toThrow('input/output error');
    expect(isPending()).toBe(true);
  });
});
