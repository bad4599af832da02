import { useSyncExternalStore } from 'react';

const EVENT = 'storedtext';

/** What this browser remembers under a name; empty without anything, and where the browser stores nothing for this page. */
export function readStored(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** An empty text forgets the name. Where the browser stores nothing, nothing is remembered. */
export function store(name: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Private windows refuse, and a full storage does; the shopper loses nothing else.
  }
  dispatchEvent(new Event(EVENT));
}

/** Other tabs of the shop report by `storage`. */
function subscribe(notify: () => void): () => void {
  addEventListener(EVENT, notify);
  addEventListener('storage', notify);
  return () => {
    removeEventListener(EVENT, notify);
    removeEventListener('storage', notify);
  };
}

/** The same in all components and tabs that use the name. Empty on the server and while a page from the server is taken over. */
export const useStored = (name: string): string =>
  useSyncExternalStore(
    subscribe,
    () => readStored(name),
    () => '',
  );
