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

function change(next: PickedCard | null): void {
  picked = next;
  for (const notify of listeners) notify();
}

/** @param target what was tapped, in a card or not; `path` leads to the next page */
export function pickCard(target: EventTarget, path: string, navigation: string): void {
  const card = target instanceof Element ? target.closest('li') : null;
  const link = card?.querySelector<HTMLAnchorElement>(':is(h2, h3) > a');
  const picture = card?.querySelector<HTMLImageElement>('[data-card-picture] img');
  const { pathname } = new URL(path, window.location.href);
  const isProduct = link && picture && link.pathname === pathname;
  const price = card?.querySelector('[data-card-price]')?.cloneNode(true) ?? null;
  change(isProduct ? { pathname, navigation, name: link.textContent, picture: picture.currentSrc, price } : null);
}

export const forgetCard = (): void => change(null);

export const usePickedCard = (): PickedCard | null =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => picked,
    () => null,
  );
