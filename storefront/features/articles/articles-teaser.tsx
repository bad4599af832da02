import type { ArticleCardData } from '../../model/content/article.ts';
import { classNames } from '../../ui/class-names.ts';
import { ArticleCard } from './article-card.tsx';
import styles from './articles-teaser.module.css';

/** The newest article large, the others in rows beside it. */
export function ArticlesTeaser({ articles }: { readonly articles: readonly ArticleCardData[] }) {
  return (
    <div className={classNames('laidOutLater', styles.articles)}>
      {articles.map((article, index) => (
        <ArticleCard key={article.slug} article={article} layout={index === 0 ? 'lead' : 'row'} />
      ))}
    </div>
  );
}
