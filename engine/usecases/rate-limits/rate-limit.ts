import {
  ATTEMPT_LIMITS,
  type AttemptBudget,
  type RateLimitedAction,
  type RateLimitRefusal,
} from '#engine/domain/rate-limits/attempt-limits.ts';
import { clientNetwork } from '#engine/domain/rate-limits/client-network.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import { foldName } from '#engine/domain/text/text.ts';
import type { Needs } from '../ports/ports.ts';

export interface Attempt {
  readonly action: RateLimitedAction;
  /** What is tried or who tries: a user name, a session, an e-mail address. Null when only the address counts. */
  readonly subject: string | null;
  /** Of the client, as far as it is known. */
  readonly clientAddress: string | null | undefined;
}

type Counting = Pick<Needs, 'attempts' | 'digest' | 'now'>;

/**
 * Counts a try before it is made, for its subject and for the client's address. Ask it outside of any unit of work.
 * The address comes first, so that one client cannot use up an account's tries for ever.
 */
export async function rateLimit(needs: Counting, attempt: Attempt): Promise<Result<null, RateLimitRefusal>> {
  const now = needs.now();
  for (const { key, budget } of keysOf(needs, attempt)) {
    const full = await needs.attempts.count(key, budget, now);
    if (full) return refuse({ code: 'TOO_MANY_TRIES', seconds: secondsUntil(full.openFrom, now) });
  }
  return ok(null);
}

/** A try that turned out well is not held against anybody: only failures add up. */
export async function refundAttempt(needs: Counting, attempt: Attempt): Promise<void> {
  for (const { key, budget } of keysOf(needs, attempt)) await needs.attempts.refund(key, budget);
}

interface Counted {
  readonly key: string;
  readonly budget: AttemptBudget;
}

/** Digests, so that the table of tries does not hold who was where. */
function keysOf({ digest }: Counting, { action, subject, clientAddress }: Attempt): readonly Counted[] {
  const limit = ATTEMPT_LIMITS[action];
  return [
    ...(clientAddress
      ? [{ key: digest(`${action} address ${clientNetwork(clientAddress)}`), budget: limit.address }]
      : []),
    ...(subject === null ? [] : [{ key: digest(`${action} subject ${foldName(subject)}`), budget: limit.subject }]),
  ];
}

const secondsUntil = (then: Date, now: Date): number => Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));
