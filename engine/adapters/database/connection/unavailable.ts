import pg from 'pg';
import type { Unavailability } from '#engine/usecases/ports/ports.ts';
import { CommitUnknown, isConnectionError, isLostConnection, NoConnection } from './errors.ts';

/**
 * SQLSTATE of what says nothing about the work itself: a lost connection, a conflict with other work, a lack of room, memory or
 * connections, a limit of time, a server that stops, starts or only reads.
 */
const BUSY_STATES = /^(08|40|53|57P|58|55P03|57014|25P03|25006)/;

/** Why the database did not do what it was asked to; null for an error of the work itself. */
export function unavailabilityOf(error: unknown): Unavailability | null {
  if (error instanceof CommitUnknown) return 'unknown';
  if (error instanceof NoConnection) return 'busy';
  const isBusy = error instanceof pg.DatabaseError ? BUSY_STATES.test(error.code ?? '') : isConnectionError(error);
  return isBusy ? 'busy' : null;
}

/** An error of a commit: the server says that it was refused, or says nothing any more. */
export const ofCommit = (error: unknown): unknown => (isLostConnection(error) ? new CommitUnknown(error) : error);
