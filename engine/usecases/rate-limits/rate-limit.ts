import {
  ATTEMPT_LIMITS,
  type AttemptBudget,
  type RateLimitedAction,
  type RateLimitRefusal,
} from '#engine/domain/rate-limits/attempt-limits.ts';
import { clientNetwork } from '#engine/domain/rate-limits/client-network.ts';
import { foldMailbox } from '#engine/domain/rate-limits/fold-mailbox.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../ports/ports.ts';

export interface Attempt {
  readonly action: RateLimitedAction;
  /**
   * What the attempt is for or who makes it: a username, a session, an email address. Null when only the client
   * counts.
   */
  readonly subject: string | null;
  /** IP address of the client, if known. */
  readonly clientAddress: string | null | undefined;
  /** Where the subject is known from before: its attempts there are counted for themselves, whatever is tried elsewhere. */
  readonly device?: string | null;
}

type RateLimitNeeds = Pick<Needs, 'attempts' | 'sign' | 'now'>;

/** Counts an attempt before it is made. The client's network comes first, so that one client cannot use up an account's attempts. */
export async function rateLimit(needs: RateLimitNeeds, attempt: Attempt): Promise<Result<null, RateLimitRefusal>> {
  const now = needs.now();
  for (const { key, budget } of countedKeys(needs, attempt)) {
    const exhausted = await needs.attempts.count(key, budget, now);
    if (exhausted) return refuse({ code: 'TOO_MANY_TRIES', seconds: secondsUntil(exhausted.openFrom, now) });
  }
  return ok(null);
}

/** Takes a successful attempt back, so that only failures add up. */
export async function refundAttempt(needs: RateLimitNeeds, attempt: Attempt): Promise<void> {
  for (const { key, budget } of countedKeys(needs, attempt)) await needs.attempts.refund(key, budget);
}

interface AttemptKey {
  readonly key: string;
  readonly budget: AttemptBudget;
}

/** Signed, so that the table of attempts reveals no addresses and names: all there are could be digested, until one fits. */
function countedKeys({ sign }: RateLimitNeeds, attempt: Attempt): readonly AttemptKey[] {
  const { action, subject, clientAddress, device = null } = attempt;
  const limits = ATTEMPT_LIMITS[action];
  const name = subject === null ? null : foldMailbox(subject);
  const network = clientAddress ? clientNetwork(clientAddress) : null;
  const keys: AttemptKey[] = [];
  const add = (what: string, budget: AttemptBudget | null) => {
    if (budget) keys.push({ key: sign(`attempt ${action} ${what}`), budget });
  };
  if (name !== null && device !== null) {
    add(`subject ${name} on ${device}`, limits.subject);
    return keys;
  }
  if (network !== null) add(`address ${network}`, limits.network);
  if (name === null) return keys;
  add(`subject ${name}${network === null ? '' : ` at ${network}`}`, limits.subject);
  add(`everywhere ${name}`, limits.everywhere);
  return keys;
}

const secondsUntil = (then: Date, now: Date): number => Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));
