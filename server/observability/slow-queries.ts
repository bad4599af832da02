import type { Logger } from 'pino';
import type { Watch } from '#engine/adapters/database/open-database.ts';

export type StatementObserver = NonNullable<Watch['onStatement']>;

interface Needs {
  /** Milliseconds from which on a statement is slow. */
  readonly threshold: number;
  readonly logger: Pick<Logger, 'warn'>;
}

/** An import writes many rows with one statement. */
const MAX_LOGGED = 2000;

const withoutLineBreaks = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Logs the text of slow statements. Their values are parameters, which are not logged: they may be personal data. */
export const createSlowQueryLog =
  ({ threshold, logger }: Needs): StatementObserver =>
  ({ query, queryDurationMillis, level }) => {
    if (queryDurationMillis < threshold) return;
    const statement = withoutLineBreaks(query.sql).slice(0, MAX_LOGGED);
    logger.warn(
      { statement, milliseconds: Math.round(queryDurationMillis), isFailed: level === 'error' },
      'slow query',
    );
  };
