import { articlePath } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useDate } from '../../i18n/dates.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { ARTICLES } from '../../i18n/messages/articles.ts';
import type { ArticleCardData } from '../../model/content/article.ts';
import { pictureSet } from '../../model/picture.ts';
import { classNames } from '../../ui/class-names.ts';
import { UnbrokenName } from '../../ui/unbroken-name.tsx';
import styles from './article-card.module.css';

const LAYOUTS = {
  /** Large, with its first lines. */
  lead: {
    className: styles.isLead,
    use: 'wide',
    sizes: '(width >= 80rem) 45rem, (width >= 64rem) 53vw, 100vw',
    hasExcerpt: true,
  },
  /** A picture above the words. */
  tile: {
    className: undefined,
    use: 'card',
    sizes: '(width >= 80rem) 26rem, (width >= 64rem) 33vw, (width >= 40rem) 50vw, 100vw',
    hasExcerpt: true,
  },
  /** A small picture beside the words. */
  row: { className: styles.isRow, use: 'card', sizes: '9rem', hasExcerpt: false },
} as const;

interface ArticleCardProps {
  readonly article: ArticleCardData;
  readonly layout: keyof typeof LAYOUTS;
  /** One below the heading over the list. */
  readonly headingLevel?: 2 | 3;
  /** In sight when the page opens: its picture is fetched at once. */
  readonly isFirst?: boolean;
}

/** One article of a list. Its link covers the whole card. */
export function ArticleCard({ article, layout, headingLevel = 3, isFirst = false }: ArticleCardProps) {
  const { className, use, sizes, hasExcerpt } = LAYOUTS[layout];
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.article, className)}>
      <span className={styles.picture}>
        {article.picture ? (
          <img
            {...pictureSet(article.picture, use)}
            sizes={sizes}
            width={960}
            height={600}
            alt=""
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
          />
        ) : null}
      </span>
      <div>
        <ArticleFacts article={article} />
        <Heading>
          <LocalLink to={articlePath(article.slug)}>
            <UnbrokenName name={article.title} />
          </LocalLink>
        </Heading>
        {hasExcerpt ? <p>{article.excerpt}</p> : null}
      </div>
    </article>
  );
}

/** Day, category and time to read. */
function ArticleFacts({ article: { date, category, readingMinutes } }: Pick<ArticleCardProps, 'article'>) {
  const text = useText(ARTICLES);
  const day = useDate()(date);
  return (
    <p className={styles.facts}>
      <time dateTime={date}>{day}</time>
      {category ? ` · ${category.name}` : null}
      {` · ${text.readingTime(readingMinutes)}`}
    </p>
  );
}
