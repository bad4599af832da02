import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { ProductCardData } from '../model/product/product.ts';
import { useWishlist } from './wishlist-controller.ts';

/** The cards that are still on the wishlist. What another tab has added is loaded. */
export function useSavedCards(cards: readonly ProductCardData[]): readonly ProductCardData[] {
  const list = useWishlist()?.list ?? null;
  const { state, revalidate } = useRevalidator();
  const isMissingSome = list?.some((id) => !cards.some((card) => card.id === id)) ?? false;
  const loadMissing = useEffectEvent(() => {
    if (state === 'idle') void revalidate();
  });
  useEffect(() => {
    if (isMissingSome) loadMissing();
  }, [isMissingSome]);
  return list === null ? cards : cards.filter(({ id }) => list.includes(id));
}
