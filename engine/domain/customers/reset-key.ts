import { ok, type Result, refuse } from '../result.ts';
import type { ResetRefusal } from './refusals.ts';

/** About 238 bits. */
export const RESET_KEY_LENGTH = 40;

const HOURS = 24;

export interface PasswordReset {
  /** Of the mailed key: who reads the database cannot use it. */
  readonly digest: string;
  readonly until: Date;
}

export const resetEnd = (now: Date): Date => new Date(now.getTime() + HOURS * 60 * 60 * 1000);

/** A used key is gone, so it looks like a wrong one. */
export function checkReset(stored: PasswordReset | null, digest: string, now: Date): Result<null, ResetRefusal> {
  if (!stored || stored.digest !== digest) return refuse({ code: 'RESET_LINK_INVALID' });
  return stored.until <= now ? refuse({ code: 'RESET_LINK_EXPIRED' }) : ok(null);
}
