import { expect, test } from 'vitest';
import { type FileOperations, keepOrder } from './durable-node-fs.ts';
import { createLogSync } from './log-sync.ts';

const LOG = { nfd: 1, path: '/data/pg_wal/000000010000000000000001' };
const TABLE = { nfd: 2, path: '/data/base/5/16384' };

/** Operations whose log of a commit waits. */
function observed() {
  const done: string[] = [];
  const operation = (name: string) => () => done.push(name);
  const files: FileOperations = {
    stream_ops: { write: operation('write'), close: operation('close'), setattr: operation('cut off') },
    node_ops: { setattr: operation('cut off by name'), rename: operation('rename'), unlink: operation('unlink') },
  };
  const log = createLogSync(() => done.push('sync'));
  keepOrder(files, log);
  log.postpone(true);
  log.sync(LOG);
  return { done, streams: files.stream_ops, nodes: files.node_ops };
}

type Observed = ReturnType<typeof observed>;

test.each<readonly [name: string, change: (files: Observed) => unknown]>([
  ['write', ({ streams }) => streams.write(TABLE)],
  ['close', ({ streams }) => streams.close(LOG)],
  ['cut off', ({ streams }) => streams.setattr(TABLE)],
  ['cut off by name', ({ nodes }) => nodes.setattr({})],
  ['rename', ({ nodes }) => nodes.rename({})],
  ['unlink', ({ nodes }) => nodes.unlink({})],
])('a log that waits is synced before this: %s', (name, change) => {
  const files = observed();
  change(files);
  expect(files.done).toEqual(['sync', name]);
});

test('more is written to a log that waits', () => {
  const { done, streams } = observed();
  streams.write(LOG);
  expect(done).toEqual(['write']);
});
