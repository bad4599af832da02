import { describe, expect, onTestFinished, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { withRequestId } from '../config/current-request.ts';
import { createLogger } from '../config/logger.ts';
import { createSlowQueryLog } from './slow-queries.ts';

/** Longer than the threshold on any machine. */
const SLEEP_SECONDS = 0.15;

describe.each(DATABASES)('on %s', (_name, open) => {
  test('a slow statement is logged with its request and without its values', async () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => lines.push(line) });
    const database = await open({ onStatement: createSlowQueryLog({ threshold: 100, logger }) });
    onTestFinished(() => database.close());
    await withRequestId('request-1', () =>
      database.db
        .selectNoFrom(({ fn, val }) => [
          fn<string>('pg_sleep', [val(SLEEP_SECONDS)]).as('slept'),
          val('budi@secret.example').as('email'),
        ])
        .execute(),
    );
    const slow = lines.map((line) => JSON.parse(line)).filter(({ statement }) => statement?.includes('pg_sleep'));
    expect(slow).toEqual([
      expect.objectContaining({ msg: 'slow query', level: 40, requestId: 'request-1', isFailed: false }),
    ]);
    expect(slow[0].milliseconds).toBeGreaterThanOrEqual(SLEEP_SECONDS * 1000 - 1);
    expect(lines.join()).not.toContain('secret');
  });
});
