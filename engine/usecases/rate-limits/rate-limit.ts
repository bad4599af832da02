import {
  ATTEMPT_LIMITS,
  type AttemptBudget,
  type RateLimitedAction,
  type RateLimitRefusal,
  TRUSTED_NETWORK,
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

/** Counts an attempt before it is made. The client's network comes first, so that one client cannot use up an account's attempts. */
export async function rateLimit(needs: RateLimitNeeds, attempt: Attempt): Promise<Result<null, RateLimitRefusal>> {
  const now = needs.now();
  for (const { key, budget } of await countedKeys(needs, attempt)) {
    const exhausted = await needs.attempts.count(key, budget, now);
    if (exhausted) return refuse({ code: 'TOO_MANY_TRIES', seconds: secondsUntil(exhausted.openFrom, now) });
  }
  return ok(null);
}

/** Takes a successful attempt back, so that only failures add up. */
export async function refundAttempt(needs: RateLimitNeeds, attempt: Attempt): Promise<void> {
  for (const { key, budget } of await countedKeys(needs, attempt)) await needs.attempts.refund(key, budget);
}

/** From now on, and for some months, nobody's attempts elsewhere keep this subject from this network. */
export async function trustNetwork(needs: RateLimitNeeds, attempt: Attempt): Promise<void> {
  const key = trustKey(needs, attempt);
  if (key !== null) await needs.attempts.count(key, TRUSTED_NETWORK, needs.now());
}

interface AttemptKey {
  readonly key: string;
  readonly budget: AttemptBudget;
}

/** Digests, so that the table of attempts reveals no addresses and names. */
async function countedKeys(needs: RateLimitNeeds, attempt: Attempt): Promise<readonly AttemptKey[]> {
  const { digest, attempts, now } = needs;
  const { action, subject, clientAddress } = attempt;
  const limits = ATTEMPT_LIMITS[action];
  const network = clientAddress ? clientNetwork(clientAddress) : null;
  const keys: AttemptKey[] = [];
  const add = (what: string, budget: AttemptBudget | null) => {
    if (budget) keys.push({ key: digest(`${action} ${what}`), budget });
  };
  if (network !== null) add(`address ${network}`, limits.network);
  if (subject === null) return keys;
  const name = foldName(subject);
  add(`subject ${name}${network === null ? '' : ` at ${network}`}`, limits.subject);
  const trusted = action === 'login' ? trustKey(needs, attempt) : null;
  if (trusted === null || !(await attempts.holds(trusted, now()))) add(`everywhere ${name}`, limits.everywhere);
  return keys;
}

const trustKey = ({ digest }: RateLimitNeeds, { action, subject, clientAddress }: Attempt): string | null =>
  subject !== null && clientAddress
    ? digest(`${action} trusted ${foldName(subject)} at ${clientNetwork(clientAddress)}`)
    : null;

const secondsUntil = (then: Date, now: Date): number => Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));
