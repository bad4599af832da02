import type { Needs } from '../ports.ts';
import { type Storing, storeParts } from './store-parts.ts';

export interface Finishing<R> extends Storing<R> {
  /** Told of each part that could not be taken any more. */
  onConflict(conflict: R): void;
}

/** Stores what is staged and has been left by whoever staged it. */
export async function finishRevisions<R>(
  needs: Pick<Needs, 'unitOfWork' | 'now' | 'isPassing'>,
  finishing: Finishing<R>,
): Promise<void> {
  for await (const { outcome } of storeParts(needs, finishing, null)) {
    if (!outcome.ok) finishing.onConflict(outcome.refusal);
  }
}
