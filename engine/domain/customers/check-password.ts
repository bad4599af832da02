import { foldName } from './fold-name.ts';
import type { PasswordRefusal } from './refusals.ts';

const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 128;

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
  if (length < SHORTEST_PASSWORD) return { code: 'PASSWORD_TOO_SHORT', limit: SHORTEST_PASSWORD };
  if (length > LONGEST_PASSWORD) return { code: 'PASSWORD_TOO_LONG', limit: LONGEST_PASSWORD };
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
