import { DAY_MS, HOUR_MS } from '../durations.ts';
import { ok, type Result, refuse } from '../result.ts';
import { foldName } from '../text/text.ts';
import type { PasswordRefusal, ResetRefusal } from './refusals.ts';

const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 128;

interface Owner {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Null when the password is acceptable. Its length is counted in code points, not in UTF-16 units. */
export function refusePassword(password: string, owner: Owner): PasswordRefusal | null {
  const length = [...password].length;
  if (length === 0) return { code: 'PASSWORD_REQUIRED' };
  if (length < MIN_PASSWORD_LENGTH) return { code: 'PASSWORD_TOO_SHORT', limit: MIN_PASSWORD_LENGTH };
  if (length > MAX_PASSWORD_LENGTH) return { code: 'PASSWORD_TOO_LONG', limit: MAX_PASSWORD_LENGTH };
  return guessesOf(owner).includes(foldName(password)) ? { code: 'PASSWORD_GUESSABLE' } : null;
}

const guessesOf = ({ username, email, firstName, lastName }: Owner): readonly string[] =>
  [
    username,
    email,
    email.split('@')[0] ?? '',
    firstName,
    lastName,
    `${firstName} ${lastName}`,
    `${firstName}${lastName}`,
    `${lastName} ${firstName}`,
  ].map(foldName);

/** 40 alphanumeric characters: about 238 random bits. */
export const RESET_KEY_LENGTH = 40;

export interface PasswordReset {
  /** Digest of the mailed key. The key itself is not stored, so reading the database does not give access. */
  readonly digest: string;
  readonly until: Date;
}

export const resetExpiry = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);

/** A used key is no longer stored, so it is refused as invalid. */
export function checkReset(stored: PasswordReset | null, digest: string, now: Date): Result<null, ResetRefusal> {
  if (!stored || stored.digest !== digest) return refuse({ code: 'RESET_LINK_INVALID' });
  return stored.until <= now ? refuse({ code: 'RESET_LINK_EXPIRED' }) : ok(null);
}

/**
 * Days a login lasts: `remembered` in a browser, `visit` in one that forgets it when it is closed, `device` in a program that
 * keeps its tokens.
 */
const LOGIN_DAYS = { remembered: 14, visit: 2, device: 365 } as const;

export type LoginKind = keyof typeof LOGIN_DAYS;

export const loginExpiry = (now: Date, kind: LoginKind): Date => new Date(now.getTime() + LOGIN_DAYS[kind] * DAY_MS);
