import type { ReactNode } from 'react';
import { categoryPath, PATHS } from '#contract/paths.ts';
import { SITE, whatsappChat } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink, useLocalPath } from '../../i18n/local-link.tsx';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import { SEARCH, searchNote } from '../../i18n/messages/search.ts';
import { printCatalogQuery } from '../../model/catalog/catalog-query.ts';
import type { CatalogView } from '../../model/catalog/catalog-view.ts';
import type { CategoryRef } from '../../model/product/product.ts';
import { AnchorButton, LinkButton } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
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

/** What was not found, which filter to loosen, where else to look, whom to ask, and what others buy. */
export function NothingFound({ view, route, categories, children }: NothingFoundProps) {
  const text = useText(PRODUCTS);
  const localize = useLocalPath();
  if (categories.length === 0 && !isFiltered(view)) return <EmptyShop />;
  return (
    <div className={styles.nothingFound}>
      <EmptyState
        title={titleOf(view, text)}
        headingLevel={2}
        action={
          <LinkButton href={localize(PATHS.products)} variant="go">
            {text.startAgain}
          </LinkButton>
        }
      >
        <Why view={view} />
      </EmptyState>
      {/* Without its search the list is the one that the button shows. */}
      {view.isUnknownSearch ? null : <LoosenFilters view={view} route={route} />}
      <nav aria-label={text.categories} className={styles.categories}>
        <p className="smallHeading">{text.categories}</p>
        {categories.map(({ slug, name }) => (
          <LocalLink key={slug} className={chipClass()} to={categoryPath(slug)}>
            {name}
          </LocalLink>
        ))}
      </nav>
      <Advice search={view.query.search} />
      <section aria-labelledby="best">
        <SectionHeader id="best" title={text.bestSellers} />
        {children}
      </section>
    </div>
  );
}

/** Before a brand has put in its first products. */
function EmptyShop() {
  const text = useText(PRODUCTS);
  return (
    <div className={styles.nothingFound}>
      <EmptyState title={text.emptyShop} headingLevel={2} />
    </div>
  );
}

const isFiltered = ({ query }: CatalogView): boolean => printCatalogQuery(query) !== '';

function titleOf(view: CatalogView, text: (typeof PRODUCTS)['en']): string {
  if (view.isUnknownSearch) return text.unknown(view.query.search);
  return isFiltered(view) ? text.noneTitle : text.emptyCategory;
}

/** Which of several words failed, or what to change. */
function Why({ view }: Pick<NothingFoundProps, 'view'>) {
  const [text, notes] = [useText(PRODUCTS), useText(SEARCH)];
  if (!view.isUnknownSearch) return isFiltered(view) ? text.none : null;
  const { search } = view.query;
  // Of a single word the title says so.
  const note = /\s/.test(search.trim()) ? searchNote(notes, { ...view, search, isFound: false }) : null;
  return note ? `${note} ${text.tryOther}` : text.tryOther;
}

/** Where a person or a guide answers what the search does not. */
function Advice({ search }: { readonly search: string }) {
  const text = useText(PRODUCTS);
  const question = search === '' ? text.askGenerally : text.askFor(search);
  return (
    <section aria-labelledby="advice" className={styles.advice}>
      <h2 id="advice" className="smallHeading">
        {text.advice}
      </h2>
      <LocalLink className="link" to={PATHS.vehicle}>
        {text.vehicleLink}
      </LocalLink>
      <LocalLink className="link" to={PATHS.guides}>
        {text.guidesLink}
      </LocalLink>
      <AnchorButton href={whatsappChat(SITE.whatsapp, question)} target="_blank" rel="noopener" variant="line">
        <Icon name="brand-whatsapp" size={22} /> {text.ask}
      </AnchorButton>
    </section>
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
