import { useMemo } from 'react';
import { store, useStored } from './stored-text.ts';

/** A list of words that this browser remembers; all components and tabs that use the name see the same. */
export interface StoredList {
  /** Empty on the server and while a page from the server is taken over. */
  readonly items: readonly string[];
  readonly set: (items: readonly string[]) => void;
}

export function useStoredList(name: string): StoredList {
  const stored = useStored(name);
  return useMemo(
    () => ({
      items: stored === '' ? [] : stored.split(' '),
      set: (items: readonly string[]) => store(name, items.join(' ')),
    }),
    [stored, name],
  );
}
