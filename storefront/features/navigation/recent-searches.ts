import { useMemo } from 'react';
import { normalizeSearch } from '../../model/search/suggestions.ts';
import { VISITED } from '../../ui/storage/last-logout.ts';
import { readStored, store, useStored } from '../../ui/storage/stored-text.ts';

const MAX_SEARCHES = 5;

type Searches = readonly string[];

const isSame = (a: string, b: string) => normalizeSearch(a) === normalizeSearch(b);

/** The newest first, each once. */
export const withSearch = (searches: Searches, text: string): Searches =>
  [text, ...withoutSearch(searches, text)].slice(0, MAX_SEARCHES);

export const withoutSearch = (searches: Searches, text: string): Searches =>
  searches.filter((known) => !isSame(known, text));

/** What was stored, by whatever version of this page; anything else counts as nothing. */
export function parseSearches(stored: string | null): Searches {
  try {
    const value: unknown = JSON.parse(stored || '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((text) => typeof text === 'string' && normalizeSearch(text) !== '').slice(0, MAX_SEARCHES);
  } catch {
    return [];
  }
}

const read = (): Searches => parseSearches(readStored(VISITED.searches));

const write = (searches: Searches): void =>
  store(VISITED.searches, searches.length > 0 ? JSON.stringify(searches) : '');

/** What was searched for in this browser, the newest first. The server never learns it. */
export function useRecentSearches(): Searches {
  const stored = useStored(VISITED.searches);
  return useMemo(() => parseSearches(stored), [stored]);
}

export const rememberSearch = (text: string): void => write(withSearch(read(), text));
export const forgetSearch = (text: string): void => write(withoutSearch(read(), text));
export const forgetAllSearches = (): void => write([]);
