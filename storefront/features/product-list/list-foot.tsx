import { LIMITS } from '#contract/limits.ts';
import { useText } from '../../i18n/bilingual.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import type { CatalogueView } from '../../model/catalogue-view.ts';
import { Dipstick } from '../../ui/dipstick.tsx';
import { Pager } from '../../ui/pager.tsx';
import { type ListPlace, useListPath } from './list-place.ts';

interface ListFootProps {
  readonly view: CatalogueView;
  readonly place: ListPlace;
}

/** How much of the list has been seen, and the way to the rest. */
export function ListFoot({ view: { query, cards, total, pageCount }, place }: ListFootProps) {
  const text = useText(PRODUCTS);
  const pathTo = useListPath(place);
  if (total === 0) return null;
  const seen = (query.page - 1) * LIMITS.productsPerPage + cards.length;
  const words = text.shown(seen, total);
  return (
    <div className="list-f">
      <p className="sm muted num">{words}</p>
      <Dipstick isThin progress={seen / total} label={words} />
      <Pager
        current={query.page}
        last={pageCount}
        hrefOf={(page) => pathTo({ ...query, page })}
        labels={{ pages: text.pages, page: text.page, previous: text.previous, next: text.next }}
      />
    </div>
  );
}
