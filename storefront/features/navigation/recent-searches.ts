import { useSyncExternalStore } from 'react';
import { normalizeSearch } from '../../model/suggestions.ts';

const STORAGE_KEY = 'recent-searches';
const MAX_SEARCHES = 5;

type Searches = readonly string[];
const NONE: Searches = [];

const isSame = (a: string, b: string) => normalizeSearch(a) === normalizeSearch(b);

/** The newest first, each once. */
export const withSearch = (searches: Searches, text: string): Searches =>
  [text, ...withoutSearch(searches, text)].slice(0, MAX_SEARCHES);

export const withoutSearch = (searches: Searches, text: string): Searches =>
  searches.filter((known) => !isSame(known, text));

/** What was stored, by whatever version of this page; anything else counts as nothing. */
export function parseSearches(stored: string | null): Searches {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return NONE;
    return value.filter((text) => typeof text === 'string' && normalizeSearch(text) !== '').slice(0, MAX_SEARCHES);
  } catch {
    return NONE;
  }
}

/** Null where the browser stores nothing for this page. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

let cached: { readonly stored: string | null; readonly searches: Searches } = { stored: null, searches: NONE };

function read(): Searches {
  const stored = storage()?.getItem(STORAGE_KEY) ?? null;
  if (stored !== cached.stored) cached = { stored, searches: parseSearches(stored) };
  return cached.searches;
}

const listeners = new Set<() => void>();

function write(searches: Searches): void {
  try {
    if (searches.length === 0) storage()?.removeItem(STORAGE_KEY);
    else storage()?.setItem(STORAGE_KEY, JSON.stringify(searches));
  } catch {
    // A full storage remembers no search, and the shopper loses nothing else.
  }
  for (const listener of listeners) listener();
}

/** Other tabs of the shop report by `storage`. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What was searched for in this browser, the newest first. The server never learns it. */
export const useRecentSearches = (): Searches => useSyncExternalStore(subscribe, read, () => NONE);

export const rememberSearch = (text: string): void => write(withSearch(read(), text));
export const forgetSearch = (text: string): void => write(withoutSearch(read(), text));
export const forgetAllSearches = (): void => write(NONE);
