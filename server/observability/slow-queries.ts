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

/** The text of a statement on one line, without its values: they are parameters, and may be personal data. */
export const statementText = ({ query }: Parameters<StatementObserver>[0]): string =>
  query.sql.replace(/\s+/g, ' ').trim().slice(0, MAX_LOGGED);

/** Logs the text of slow statements. */
export const createSlowQueryLog =
  ({ threshold, logger }: Needs): StatementObserver =>
  (event) => {
    const { queryDurationMillis, level } = event;
    if (queryDurationMillis < threshold) return;
    const statement = statementText(event);
    logger.warn(
      { statement, milliseconds: Math.round(queryDurationMillis), isFailed: level === 'error' },
      'slow query',
    );
  };
