import { readStored, store } from './stored-text.ts';

const NAME = 'last-logout';

/** What a browser remembers of where its shopper has been, by the names under which it is stored. */
export const VISITED = { searches: 'recent-searches', products: 'recently-viewed' } as const;

/** Another text once somebody has logged out, in whichever tab. What was typed before is nobody else's business. */
export const lastLogout = (): string => readStored(NAME);

/** For a shopper who logs out: the next one may hold the same phone. Other tabs learn it when they next read what they have stored. */
export function forgetVisitor(): void {
  store(NAME, String(Date.now()));
  for (const name of Object.values(VISITED)) store(name, '');
  try {
    sessionStorage.clear();
  } catch {
    // A browser that refuses its storage has stored nothing.
  }
}
