import type { Connection, StatementPool } from './prepared-pool.ts';

/** How long the others wait for the one that tries, in milliseconds: time enough for a server that is back. */
const PATIENCE_MS = 1000;

/**
 * A server that does not respond makes everybody wait for the time limit of a connection. Once it has been silent for a while, one
 * caller at a time tries it so; the others learn how that goes, or that it takes too long.
 */
export function failFast(pool: StatementPool, isSilent: () => boolean): StatementPool {
  let attempt: Promise<Connection> | null = null;

  function tryAlone(): Promise<Connection> {
    attempt = pool.connect().finally(() => {
      attempt = null;
    });
    return attempt;
  }

  return {
    async connect() {
      if (!isSilent()) return pool.connect();
      if (attempt === null) return tryAlone();
      await inTime(attempt);
      return pool.connect();
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/** @throws when it fails, or when patience ends first */
async function inTime(attempt: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not respond')), PATIENCE_MS);
  });
  try {
    await Promise.race([attempt, patience]);
  } finally {
    clearTimeout(timer);
  }
}
