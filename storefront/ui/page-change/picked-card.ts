import { useSyncExternalStore } from 'react';
import { sharedValue } from '../storage/shared-value.ts';

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

const picked = sharedValue<PickedCard | null>(null);

/** Null forgets it. */
export const showCard = picked.change;

export const usePickedCard = (): PickedCard | null =>
  useSyncExternalStore(picked.subscribe, picked.current, picked.first);
