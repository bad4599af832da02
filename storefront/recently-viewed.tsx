import { useEffect, useEffectEvent, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { PATHS } from '#contract/paths.ts';
import { ProductCard } from './features/product-card/product-card.tsx';
import { ProductGrid } from './features/product-card/product-grid.tsx';
import { useText } from './i18n/bilingual.ts';
import { useLocalPath } from './i18n/local-link.tsx';
import { RECENTLY_VIEWED } from './i18n/messages/recently-viewed.ts';
import type { ProductCardData } from './model/product.ts';
import styles from './recently-viewed.module.css';
import { SectionHeader } from './ui/section-header.tsx';
import { useStoredList } from './ui/stored-list.ts';

/** As many as a row of related products. */
const SHOWN = 6;
const SIZES = '(width >= 64rem) 13rem, 44vw';

interface RecentlyViewedProps {
  /** The product of this page: it is remembered, and not shown. */
  readonly current?: number | undefined;
}

/** Products that this browser has looked at. Only the browser knows them, so without script there is nothing. */
export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const text = useText(RECENTLY_VIEWED);
  const { items, set } = useStoredList('recently-viewed');
  useRemember(current);
  const shown = items.filter((id) => id !== String(current)).slice(0, SHOWN);
  const cards = useCards(shown.join('.'));
  if (shown.length === 0 || cards.length === 0) return null;
  return (
    <section className="container section" aria-labelledby="recently-viewed">
      <SectionHeader id="recently-viewed" title={text.title} />
      <ProductGrid layout="rail" labelledBy="recently-viewed">
        {cards.map((card) => (
          <ProductCard key={card.id} product={card} headingLevel={3} sizes={SIZES} />
        ))}
      </ProductGrid>
      <p className={styles.clear}>
        <span className="small muted">{text.kept}</span>
        <button type="button" className="link" onClick={() => set([])}>
          {text.clear}
        </button>
      </p>
    </section>
  );
}

function useRemember(id: number | undefined): void {
  const { items, set } = useStoredList('recently-viewed');
  const remember = useEffectEvent((viewed: string) =>
    set([viewed, ...items.filter((other) => other !== viewed)].slice(0, LIMITS.recentProducts)),
  );
  useEffect(() => {
    if (id !== undefined) remember(String(id));
  }, [id]);
}

/** The cards of these ids, from a response that is the same for everyone; none while it is on its way or has failed. */
function useCards(ids: string): readonly ProductCardData[] {
  const address = useLocalPath()(PATHS.productCards);
  const [cards, setCards] = useState<readonly ProductCardData[]>([]);
  useEffect(() => {
    if (ids === '') return;
    const controller = new AbortController();
    fetch(`${address}?ids=${ids}`, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : { cards: [] }))
      .then((body: { readonly cards: readonly ProductCardData[] }) => setCards(body.cards))
      .catch(() => undefined);
    return () => controller.abort();
  }, [address, ids]);
  return cards;
}
