import { useEffect, useState } from 'react';
import { PATHS } from '#contract/paths.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import type { ProductCardData } from '../model/product/product.ts';
import { VISITED } from '../ui/storage/last-logout.ts';
import { type StoredList, useStoredList } from '../ui/storage/stored-list.ts';

/** Ids of the products that this browser has looked at, the latest first. */
export const useRecentlyViewed = (): StoredList => useStoredList(VISITED.products);

/**
 * The cards of these products, from a response that is the same for everyone; of the best sellers where no product is named.
 * None while it is on its way or has failed.
 *
 * @param ids null to ask for nothing
 */
export function useProductCards(ids: readonly string[] | null): readonly ProductCardData[] {
  const path = useLocalPath()(PATHS.productCards);
  const [cards, setCards] = useState<readonly ProductCardData[]>([]);
  const query = ids && ids.length > 0 ? `?ids=${ids.join('.')}` : '';
  const address = ids === null ? null : path + query;
  useEffect(() => {
    if (address === null) return;
    const controller = new AbortController();
    fetch(address, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : { cards: [] }))
      .then((body: { readonly cards: readonly ProductCardData[] }) => setCards(body.cards))
      .catch(() => undefined);
    return () => controller.abort();
  }, [address]);
  return cards;
}
