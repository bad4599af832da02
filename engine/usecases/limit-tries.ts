import { foldName } from '#engine/domain/customers/fold-name.ts';
import { granted, type Result, refused } from '#engine/domain/result.ts';
import { clientNetwork } from '#engine/domain/tries/client-network.ts';
import type { TriesRefusal } from '#engine/domain/tries/refusals.ts';
import { TRY_LIMITS, type TryAction, type TryBudget } from '#engine/domain/tries/try-limits.ts';
import type { Needs } from './ports.ts';

export interface Attempt {
  readonly action: TryAction;
  /** What is tried or who tries: a user name, a session, an e-mail address. Null when only the address counts. */
  readonly subject: string | null;
  /** Of the client, as far as it is known. */
  readonly clientAddress: string | null | undefined;
}

type Counting = Pick<Needs, 'tries' | 'digest' | 'now'>;

/**
 * Counts a try before it is made, for its subject and for the client's address. Ask it outside of any unit of work.
 * The address comes first, so that one client cannot use up an account's tries for ever.
 */
export async function limitTries(needs: Counting, attempt: Attempt): Promise<Result<null, TriesRefusal>> {
  const now = needs.now();
  for (const { key, budget } of keysOf(needs, attempt)) {
    const full = await needs.tries.count(key, budget, now);
    if (full) return refused({ code: 'TOO_MANY_TRIES', seconds: secondsUntil(full.openFrom, now) });
  }
  return granted(null);
}

/** A try that turned out well is not held against anybody: only failures add up. */
export async function forgiveTry(needs: Counting, attempt: Attempt): Promise<void> {
  for (const { key, budget } of keysOf(needs, attempt)) await needs.tries.giveBack(key, budget);
}

interface Counted {
  readonly key: string;
  readonly budget: TryBudget;
}

/** Digests, so that the table of tries does not hold who was where. */
function keysOf({ digest }: Counting, { action, subject, clientAddress }: Attempt): readonly Counted[] {
  const limit = TRY_LIMITS[action];
  return [
    ...(clientAddress
      ? [{ key: digest(`${action} address ${clientNetwork(clientAddress)}`), budget: limit.address }]
      : []),
    ...(subject === null ? [] : [{ key: digest(`${action} subject ${foldName(subject)}`), budget: limit.subject }]),
  ];
}

const secondsUntil = (then: Date, now: Date): number => Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));
