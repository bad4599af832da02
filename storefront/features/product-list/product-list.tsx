import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { activeFilters } from '../../model/active-filters.ts';
import { parseCatalogueQuery } from '../../model/catalogue-url.ts';
import type { CatalogueView } from '../../model/catalogue-view.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterSheet, LIST_ID, OpenFilters } from './filter-sheet.tsx';
import { ListFoot } from './list-foot.tsx';
import type { ListPlace } from './list-place.ts';
import { SortForm } from './sort-form.tsx';

interface ProductListProps {
  readonly view: CatalogueView;
  readonly place: ListPlace;
  /** The cards, or what is said when there are none. */
  readonly children: ReactNode;
}

/** Filters beside the list on a desk, in a sheet on a phone; order, active filters, the list, and where it goes on. */
export function ProductList({ view, place, children }: ProductListProps) {
  const text = useText(PRODUCTS);
  const { shown, isWaiting } = useShownView(view, place);
  const { query, total, facets } = shown;
  const active = activeFilters(query, facets);
  const form = { view: shown, place };
  return (
    <div className="list">
      <FilterSheet {...form} />
      <div className="list-main" id={LIST_ID}>
        <div className="list-bar">
          <div className="m-tools">
            <OpenFilters count={active.length} />
            <SortForm {...form} />
          </div>
          <p className="cnt-all num" role="status">
            <b>{total}</b> {text.count(total)}
          </p>
        </div>
        <ActiveFilters filters={active} query={query} place={place} />
        <div aria-busy={isWaiting || undefined} className="list-cards">
          {children}
        </div>
        <ListFoot view={view} place={place} />
      </div>
    </div>
  );
}

/** While the next list is fetched the filters show what was asked for; counts and cards are still the old ones. */
function useShownView(view: CatalogueView, { path }: ListPlace) {
  const localise = useLocalPath();
  const { location } = useNavigation();
  const listPath = localise(path);
  const isSameList = location?.pathname === listPath || location?.pathname.startsWith(`${listPath}/page/`);
  if (!location || !isSameList) return { shown: view, isWaiting: false };
  const query = parseCatalogueQuery(new URLSearchParams(location.search));
  return { shown: { ...view, query }, isWaiting: true };
}
