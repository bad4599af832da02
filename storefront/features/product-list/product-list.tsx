import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { parseCatalogQuery } from '../../model/catalog-query.ts';
import { activeFilters, type CatalogView } from '../../model/catalog-view.ts';
import { useStoreSettings } from '../../settings/store-settings.ts';
import { classNames } from '../../ui/class-names.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { TAKES_FOCUS } from '../../ui/takes-focus.ts';
import { useSlow } from '../../ui/use-slow.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterSheet, OpenFiltersButton } from './filters.tsx';
import { LIST_ID, type ListRoute, useListPath } from './list-form.tsx';
import styles from './product-list.module.css';
import { SortForm } from './sort-form.tsx';

interface ProductListProps {
  readonly view: CatalogView;
  readonly route: ListRoute;
  /** The cards, or what is said when there are none. */
  readonly children: ReactNode;
}

/** Filters beside the list on a wide screen, in a sheet on a phone; order, active filters, the list, and where it goes on. */
export function ProductList({ view, route, children }: ProductListProps) {
  const text = useText(PRODUCTS);
  const { shown, isWaiting } = useShownView(view, route);
  // A quick answer does not flicker, nor waits for layers of a dimmed list.
  const isSlow = useSlow(isWaiting);
  const { query, total, facets, isUnknownSearch } = shown;
  const active = activeFilters(query, facets);
  const form = { view: shown, route };
  const settings = useStoreSettings();
  // No filter and no order finds what the search does not.
  const showFilters = settings.showFilters && !isUnknownSearch;
  const showOrderByDropdown = settings.showOrderByDropdown && !isUnknownSearch;
  return (
    <div className={classNames(styles.list, showFilters && styles.hasFilters)}>
      {showFilters ? (
        <>
          <a className={classNames('wideOnly', styles.skipFilters)} href={`#${LIST_ID}`}>
            {text.skipFilters}
          </a>
          <FilterSheet {...form} />
        </>
      ) : null}
      <div className={styles.main} id={LIST_ID}>
        <div className={styles.bar}>
          {showFilters || showOrderByDropdown ? (
            <div className={styles.tools}>
              {showFilters ? <OpenFiltersButton count={active.filter(({ kind }) => kind !== 'search').length} /> : null}
              {showOrderByDropdown ? <SortForm {...form} /> : null}
            </div>
          ) : null}
          <p className={classNames('tabular', styles.total)} role="status" {...TAKES_FOCUS}>
            <b>{total}</b> <span>{text.count(total)}</span>
          </p>
        </div>
        <ActiveFilters filters={active} query={query} route={route} />
        <div aria-busy={isSlow || undefined} className={styles.cards}>
          {children}
        </div>
        <ListFooter view={view} route={route} />
      </div>
    </div>
  );
}

/** While the next list is fetched the filters show what was asked for; counts and cards are still the old ones. */
function useShownView(view: CatalogView, { path }: ListRoute) {
  const localize = useLocalPath();
  const { location } = useNavigation();
  const listPath = localize(path);
  const isSameList = location?.pathname === listPath || location?.pathname.startsWith(`${listPath}/page/`);
  if (!location || !isSameList) return { shown: view, isWaiting: false };
  const query = parseCatalogQuery(new URLSearchParams(location.search));
  return { shown: { ...view, query }, isWaiting: true };
}

interface ListFooterProps {
  readonly view: CatalogView;
  readonly route: ListRoute;
}

/** How much of the list has been seen, and the way to the rest. */
function ListFooter({ view: { query, cards, total, pageCount }, route }: ListFooterProps) {
  const text = useText(PRODUCTS);
  const pathTo = useListPath(route);
  if (total === 0) return null;
  const seen = (query.page - 1) * LIMITS.productsPerPage + cards.length;
  const shownText = text.shown(seen, total);
  return (
    <div className={styles.footer}>
      <p className="small muted tabular">{shownText}</p>
      <ProgressBar isThin className={styles.progress} progress={seen / total} label={shownText} />
      <Pagination
        current={query.page}
        last={pageCount}
        hrefOf={(page) => pathTo({ ...query, page })}
        labels={{ pages: text.pages, page: text.page, previous: text.previous, next: text.next }}
      />
    </div>
  );
}
