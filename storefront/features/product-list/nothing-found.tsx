import type { ReactNode } from 'react';
import { categoryPath, PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink, useLocalPath } from '../../i18n/local-link.tsx';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { printCatalogQuery } from '../../model/catalog-query.ts';
import type { CatalogView } from '../../model/catalog-view.ts';
import type { CategoryRef } from '../../model/product.ts';
import { LinkButton } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { SectionHeader } from '../../ui/section-header.tsx';
import { useFilterName } from './active-filters.tsx';
import { type ListRoute, useListPath } from './list-form.tsx';
import styles from './nothing-found.module.css';

interface NothingFoundProps {
  readonly view: CatalogView;
  readonly route: ListRoute;
  readonly categories: readonly CategoryRef[];
  /** The cards of the best sellers. */
  readonly children: ReactNode;
}

/** Which filter to loosen, where else to look, and what others buy. */
export function NothingFound({ view, route, categories, children }: NothingFoundProps) {
  const text = useText(PRODUCTS);
  const localize = useLocalPath();
  const isFiltered = printCatalogQuery(view.query) !== '';
  return (
    <div className={styles.nothingFound}>
      <EmptyState
        title={isFiltered ? text.noneTitle : text.emptyCategory}
        headingLevel={2}
        action={
          <LinkButton href={localize(PATHS.products)} variant="go">
            {text.startAgain}
          </LinkButton>
        }
      >
        {isFiltered ? text.none : null}
      </EmptyState>
      <LoosenFilters view={view} route={route} />
      <nav aria-label={text.categories} className={styles.categories}>
        <p className="smallHeading">{text.categories}</p>
        {categories.map(({ slug, name }) => (
          <LocalLink key={slug} className={chipClass()} to={categoryPath(slug)}>
            {name}
          </LocalLink>
        ))}
      </nav>
      <section aria-labelledby="best">
        <SectionHeader id="best" title={text.bestSellers} />
        {children}
      </section>
    </div>
  );
}

function LoosenFilters({ view: { relaxations }, route }: Pick<NothingFoundProps, 'view' | 'route'>) {
  const text = useText(PRODUCTS);
  const pathTo = useListPath(route);
  const nameOf = useFilterName();
  return (
    <ul className={styles.suggestions}>
      {relaxations.map(({ filter, count }) => (
        <li key={nameOf(filter)}>
          <Link leadsTo="view" className="link" href={pathTo(filter.without)}>
            {text.loosen(nameOf(filter))}
          </Link>{' '}
          <span className="muted tabular">{text.loosenCount(count)}</span>
        </li>
      ))}
    </ul>
  );
}
