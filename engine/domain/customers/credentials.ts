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

/** May this be that person's password? Length is counted in characters as people see them. */
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

/** About 238 bits. */
export const RESET_KEY_LENGTH = 40;

const RESET_HOURS = 24;

export interface PasswordReset {
  /** Of the mailed key: who reads the database cannot use it. */
  readonly digest: string;
  readonly until: Date;
}

export const resetExpiry = (now: Date): Date => new Date(now.getTime() + RESET_HOURS * 60 * 60 * 1000);

/** A used key is gone, so it looks like a wrong one. */
export function checkReset(stored: PasswordReset | null, digest: string, now: Date): Result<null, ResetRefusal> {
  if (!stored || stored.digest !== digest) return refuse({ code: 'RESET_LINK_INVALID' });
  return stored.until <= now ? refuse({ code: 'RESET_LINK_EXPIRED' }) : ok(null);
}

const DAY = 24 * 60 * 60 * 1000;

/** How long a login lasts: `remembered` and `visit` by cookie, `device` by refresh token. */
const LOGIN_DAYS = { remembered: 14, visit: 2, device: 365 } as const;

export type LoginKind = keyof typeof LOGIN_DAYS;

export const loginExpiry = (now: Date, kind: LoginKind): Date => new Date(now.getTime() + LOGIN_DAYS[kind] * DAY);
