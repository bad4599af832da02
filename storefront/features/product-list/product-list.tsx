import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { parseCatalogQuery } from '../../model/catalog/catalog-query.ts';
import { activeFilters, type CatalogView } from '../../model/catalog/catalog-view.ts';
import { useStoreSettings } from '../../settings/store-settings.ts';
import { classNames } from '../../ui/class-names.ts';
import { TAKES_FOCUS } from '../../ui/focus/takes-focus.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
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
  const { asked, isWaiting } = useAskedView(view, route);
  // A quick answer does not flicker, nor waits for layers of a dimmed list, nor for filters that are rendered twice.
  const isSlow = useSlow(isWaiting);
  const shown = isSlow ? asked : view;
  const list = useChoicesOfAddress(view, isWaiting);
  const { query, total, facets, isUnknownSearch } = shown;
  const active = activeFilters(query, facets);
  const settings = useStoreSettings();
  // No filter and no order finds what the search does not.
  const showFilters = settings.showFilters && !isUnknownSearch;
  const showOrderByDropdown = settings.showOrderByDropdown && !isUnknownSearch;
  return (
    <div ref={list} className={classNames(styles.list, showFilters && styles.hasFilters)}>
      {showFilters ? (
        <>
          <a className={classNames('wideOnly', styles.skipFilters)} href={`#${LIST_ID}`}>
            {text.skipFilters}
          </a>
          <FilterSheet view={shown} route={route} />
        </>
      ) : null}
      <div className={styles.main} id={LIST_ID}>
        <div className={styles.bar}>
          {showFilters || showOrderByDropdown ? (
            <div className={styles.tools}>
              {showFilters ? <OpenFiltersButton count={active.filter(({ kind }) => kind !== 'search').length} /> : null}
              {showOrderByDropdown ? <SortForm view={asked} route={route} /> : null}
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

/** While the next list is fetched: what was asked for, with the counts of the list that still stands. */
function useAskedView(view: CatalogView, { path }: ListRoute) {
  const localize = useLocalPath();
  const { location } = useNavigation();
  const listPath = localize(path);
  const isSameList = location?.pathname === listPath || location?.pathname.startsWith(`${listPath}/page/`);
  if (!location || !isSameList) return { asked: view, isWaiting: false };
  const query = parseCatalogQuery(new URLSearchParams(location.search));
  return { asked: { ...view, query }, isWaiting: true };
}

/**
 * A filter shows at once that it was tapped, because the browser ticks it, not React. What the address says is ticked again when
 * the list has come, or when something else has been asked for instead.
 */
function useChoicesOfAddress(view: CatalogView, isWaiting: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<CatalogView>(null);
  useEffect(() => {
    if (isWaiting) return;
    // On the first list there may be ticks from before this script ran, which have yet to ask for theirs.
    const fields = before.current && list.current?.querySelectorAll('input');
    for (const field of fields ?? []) field.checked = field.defaultChecked;
    before.current = view;
  }, [view, isWaiting]);
  return list;
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
