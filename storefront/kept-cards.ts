import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { PlaceCard } from './features/product-card/card-place.tsx';

/** HTML of product cards by all that it is made from, but for the shop's settings: whoever holds it empties it when those change. */
export interface KeptCards {
  get(key: string): Uint8Array | undefined;
  set(key: string, html: Uint8Array): unknown;
}

interface PlacedCard {
  readonly key: string;
  readonly card: ReactElement;
}

const encoder = new TextEncoder();

/** The cards of one page. Each is rendered for the first page that shows it; the browser makes the same of its data. */
export function createCardPlaces(kept: KeptCards, nonce: string) {
  const cards: PlacedCard[] = [];
  // No text of a page can look like it: nobody knows the nonce before.
  const place = new RegExp(`<li id="${nonce}-(\\d+)"></li>`);

  function htmlOf({ key, card }: PlacedCard): Uint8Array {
    const known = kept.get(key);
    if (known) return known;
    const html = encoder.encode(renderToString(card));
    kept.set(key, html);
    return html;
  }

  return {
    placeCard: ((madeFrom, card) => `${nonce}-${cards.push({ key: JSON.stringify(madeFrom), card }) - 1}`) as PlaceCard,

    /** The rendered text, in pieces, with the cards in their places. */
    fill: (text: string): readonly (string | Uint8Array)[] =>
      text.split(place).map((part, index) => {
        const card = index % 2 === 1 && cards[Number(part)];
        return card ? htmlOf(card) : part;
      }),
  };
}
