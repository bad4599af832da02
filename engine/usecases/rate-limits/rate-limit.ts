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
  /**
   * What the attempt is for or who makes it: a user name, a session, an e-mail address. Null when only the client
   * counts.
   */
  readonly subject: string | null;
  /** IP address of the client, if known. */
  readonly clientAddress: string | null | undefined;
}

type RateLimitNeeds = Pick<Needs, 'attempts' | 'digest' | 'now'>;

/**
 * Counts an attempt before it is made, for its subject and for the client's network. Not for use inside a unit of work.
 * The network comes first, so that one client cannot use up an account's attempts.
 */
export async function rateLimit(needs: RateLimitNeeds, attempt: Attempt): Promise<Result<null, RateLimitRefusal>> {
  const now = needs.now();
  for (const { key, budget } of keysOf(needs, attempt)) {
    const exhausted = await needs.attempts.count(key, budget, now);
    if (exhausted) return refuse({ code: 'TOO_MANY_TRIES', seconds: secondsUntil(exhausted.openFrom, now) });
  }
  return ok(null);
}

/** Takes a successful attempt back, so that only failures add up. */
export async function refundAttempt(needs: RateLimitNeeds, attempt: Attempt): Promise<void> {
  for (const { key, budget } of keysOf(needs, attempt)) await needs.attempts.refund(key, budget);
}

interface AttemptKey {
  readonly key: string;
  readonly budget: AttemptBudget;
}

/** Digests, so that the table of attempts reveals no addresses and names. */
function keysOf({ digest }: RateLimitNeeds, { action, subject, clientAddress }: Attempt): readonly AttemptKey[] {
  const limit = ATTEMPT_LIMITS[action];
  return [
    ...(clientAddress
      ? [{ key: digest(`${action} address ${clientNetwork(clientAddress)}`), budget: limit.address }]
      : []),
    ...(subject === null ? [] : [{ key: digest(`${action} subject ${foldName(subject)}`), budget: limit.subject }]),
  ];
}

const secondsUntil = (then: Date, now: Date): number => Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));
