import { PATHS } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { ARTICLES } from '../../i18n/messages/articles.ts';
import { PRODUCTS } from '../../i18n/messages/products.ts';
import type { ArticleCardData, ArticleCategory } from '../../model/content/article.ts';
import { type ArticleQuery, articlesPath } from '../../model/content/article-query.ts';
import { LinkButton } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ArticleCard } from './article-card.tsx';
import styles from './article-list.module.css';

interface ArticleListProps {
  readonly query: ArticleQuery;
  readonly categories: readonly ArticleCategory[];
  readonly articles: readonly ArticleCardData[];
  readonly lastPage: number;
}

/** One page of articles, the newest large, with their categories to choose from. */
export function ArticleList({ query, categories, articles, lastPage }: ArticleListProps) {
  const text = useText(PRODUCTS);
  const localize = useLocalPath();
  if (articles.length === 0) return <NoArticles />;
  return (
    <div className={styles.page}>
      <Categories query={query} categories={categories} />
      <ArticleTiles articles={articles} hasLead headingLevel={2} />
      <Pagination
        current={query.page}
        last={lastPage}
        hrefOf={(page) => localize(articlesPath({ ...query, page }))}
        labels={text}
      />
    </div>
  );
}

/** A backend may have none. */
function NoArticles() {
  const text = useText(ARTICLES);
  const localize = useLocalPath();
  const browse = (
    <LinkButton href={localize(PATHS.products)} variant="solid">
      {text.browse}
    </LinkButton>
  );
  return <EmptyState headingLevel={2} title={text.none} action={browse} />;
}

function Categories({ query, categories }: Pick<ArticleListProps, 'query' | 'categories'>) {
  const text = useText(ARTICLES);
  const localize = useLocalPath();
  if (categories.length < 2) return null;
  return (
    <nav aria-label={text.byCategory}>
      <ul className={styles.categories}>
        {[{ slug: null, name: text.all }, ...categories].map(({ slug, name }) => {
          const isOn = slug === query.category;
          return (
            <li key={slug}>
              <Link
                className={chipClass({ isOn })}
                href={localize(articlesPath({ category: slug, page: 1 }))}
                leadsTo="view"
                aria-current={isOn ? 'page' : undefined}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface ArticleTilesProps {
  readonly articles: readonly ArticleCardData[];
  readonly hasLead?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** Three abreast, where there is room. */
export function ArticleTiles({ articles, hasLead = false, headingLevel = 3 }: ArticleTilesProps) {
  return (
    <div className={classNames(styles.tiles, hasLead && styles.hasLead)}>
      {articles.map((article, index) => {
        const isLead = hasLead && index === 0;
        return (
          <ArticleCard
            key={article.slug}
            article={article}
            layout={isLead ? 'lead' : 'tile'}
            headingLevel={headingLevel}
            isFirst={isLead}
          />
        );
      })}
    </div>
  );
}
