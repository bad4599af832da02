import { PageHead, StructuredData } from '../features/navigation/page-head.tsx';
import { PageCrumbs } from '../features/navigation/page-header.tsx';
import { ProductCard } from '../features/product-card/product-card.tsx';
import { ProductCards } from '../features/product-card/product-cards.tsx';
import { ProductGrid } from '../features/product-card/product-grid.tsx';
import type { ListRoute } from '../features/product-list/list-form.tsx';
import { NothingFound } from '../features/product-list/nothing-found.tsx';
import { ProductList } from '../features/product-list/product-list.tsx';
import { useText } from '../i18n/bilingual.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { CATEGORIES } from '../i18n/messages/categories.ts';
import { PRODUCTS } from '../i18n/messages/products.ts';
import { SEARCH, searchNote } from '../i18n/messages/search.ts';
import { printCatalogQuery } from '../model/catalog/catalog-query.ts';
import type { CategoryRef } from '../model/product/product.ts';
import { productListStructuredData } from '../model/search-engines/structured-data.ts';
import { useRootData } from '../root-data.ts';
import type { Crumb } from '../ui/breadcrumbs.tsx';
import styles from './catalog-page.module.css';
import type { CatalogPageData } from './catalog-page-loader.ts';

interface CatalogPageProps extends CatalogPageData {
  readonly title: string;
  readonly description: string;
  /** Shown under the heading. */
  readonly lead?: string | undefined;
  /** Where the category is explained. */
  readonly guide?: string | undefined;
  /** Behind the home page. */
  readonly crumbs: readonly Crumb[];
  readonly route: ListRoute;
  readonly categories: readonly CategoryRef[];
}

const EAGER_PICTURES = 3;

/** A list of products with its heading: all of them, a search, or one category. */
export function CatalogPage({ title, description, lead, guide, crumbs, ...list }: CatalogPageProps) {
  const text = useText(PRODUCTS);
  const { guideLink } = useText(CATEGORIES);
  const { view, route, categories, bestSellers } = list;
  const { query, cards, total } = view;
  const shop = useRootData();
  const isUnlisted = printCatalogQuery(query) !== '';
  return (
    <>
      <PageHead
        title={query.page > 1 ? text.titlePage(title, query.page) : title}
        description={description}
        isUnlisted={isUnlisted}
        partOf={route.path}
      />
      {shop && !isUnlisted && total > 0 ? <StructuredData data={productListStructuredData(cards, shop)} /> : null}
      <div className="container">
        <PageCrumbs baseUrl={isUnlisted ? undefined : shop?.baseUrl} crumbs={crumbs} />
        <div className={styles.heading}>
          <h1>{title}</h1>
          {lead ? <p className="lead">{lead}</p> : null}
          {guide ? (
            <p>
              <LocalLink to={guide} className="link">
                {guideLink}
              </LocalLink>
            </p>
          ) : null}
          <SearchNote view={view} />
        </div>
        <ProductList view={view} route={route}>
          {total > 0 ? (
            <ProductGrid>
              {cards.map((product, index) => (
                <ProductCard key={product.id} product={product} isFirst={index < EAGER_PICTURES} />
              ))}
            </ProductGrid>
          ) : (
            <NothingFound view={view} route={route} categories={categories}>
              <ProductCards labelledBy="best" products={bestSellers} />
            </NothingFound>
          )}
        </ProductList>
      </div>
    </>
  );
}

/** What of the search the list leaves out. */
function SearchNote({ view: { query, total, isNearest, missedWords } }: Pick<CatalogPageData, 'view'>) {
  const text = useText(SEARCH);
  const note = total > 0 && searchNote(text, { search: query.search, isFound: true, isNearest, missedWords });
  return note ? <p className="lead">{note}</p> : null;
}
