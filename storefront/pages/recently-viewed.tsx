import { useEffect, useEffectEvent } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { ProductCards } from '../features/product-card/product-cards.tsx';
import { useText } from '../i18n/bilingual.ts';
import { RECENTLY_VIEWED } from '../i18n/messages/recently-viewed.ts';
import { SectionHeader } from '../ui/section-header.tsx';
import styles from './recently-viewed.module.css';
import { useProductCards, useRecentlyViewed } from './use-product-cards.ts';

/** As many as a row of related products. */
const SHOWN = 6;
interface RecentlyViewedProps {
  /** The product of this page: it is remembered, and not shown. */
  readonly current?: number | undefined;
}

/** Products that this browser has looked at. Only the browser knows them, so without script there is nothing. */
export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const text = useText(RECENTLY_VIEWED);
  const { items, set } = useRecentlyViewed();
  useRemember(current);
  const shown = items.filter((id) => id !== String(current)).slice(0, SHOWN);
  const cards = useProductCards(shown.length > 0 ? shown : null);
  if (shown.length === 0 || cards.length === 0) return null;
  return (
    <section className="container section screenOnly" aria-labelledby="recently-viewed">
      <SectionHeader id="recently-viewed" title={text.title} />
      <ProductCards layout="rail" labelledBy="recently-viewed" products={cards} />
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
  const { items, set } = useRecentlyViewed();
  const remember = useEffectEvent((viewed: string) =>
    set([viewed, ...items.filter((other) => other !== viewed)].slice(0, LIMITS.recentProducts)),
  );
  useEffect(() => {
    if (id !== undefined) remember(String(id));
  }, [id]);
}
