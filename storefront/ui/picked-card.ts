import { useSyncExternalStore } from 'react';

/** What the card of a product says that was tapped: shown at once, until the product's page is there. */
export interface PickedCard {
  /** Of the product's page. */
  readonly pathname: string;
  /** Where it was tapped, by the key of that navigation. */
  readonly navigation: string;
  readonly name: string;
  /** The copy of the picture that the browser has. */
  readonly picture: string;
  /** As it stands on the card; null when there is none. */
  readonly price: Node | null;
}

let picked: PickedCard | null = null;
const listeners = new Set<() => void>();

/** Null forgets it. */
export function showCard(next: PickedCard | null): void {
  picked = next;
  for (const notify of listeners) notify();
}

export const usePickedCard = (): PickedCard | null =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => picked,
    () => null,
  );
