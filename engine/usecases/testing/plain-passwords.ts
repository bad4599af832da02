import type { Passwords } from '../ports/passwords.ts';

/** For shops in tests of everything but the hashing. */
export const plainPasswords: Passwords = {
  hash: async (password) => `plain ${password}`,
  verify: async (password, hash) => hash === `plain ${password}` || hash === `old ${password}`,
  isOutdated: (hash) => hash.startsWith('old '),
};
