import { useMemo, useSyncExternalStore } from 'react';

const EVENT = 'storedlist';

/** A list of words that this browser remembers; all components and tabs that use the name see the same. */
export interface StoredList {
  /** Empty on the server and while a page from the server is taken over. */
  readonly items: readonly string[];
  readonly set: (items: readonly string[]) => void;
}

/** Private windows may refuse to store anything. */
function read(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function write(name: string, items: readonly string[]): void {
  try {
    if (items.length > 0) localStorage.setItem(name, items.join(' '));
    else localStorage.removeItem(name);
  } catch {
    // Nothing is remembered.
  }
  dispatchEvent(new Event(EVENT));
}

function subscribe(notify: () => void): () => void {
  addEventListener(EVENT, notify);
  addEventListener('storage', notify);
  return () => {
    removeEventListener(EVENT, notify);
    removeEventListener('storage', notify);
  };
}

export function useStoredList(name: string): StoredList {
  const stored = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => '',
  );
  return useMemo(
    () => ({
      items: stored === '' ? [] : stored.split(' '),
      set: (items: readonly string[]) => write(name, items),
    }),
    [stored, name],
  );
}
