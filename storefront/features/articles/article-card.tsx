import { articlePath } from '#contract/paths.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useDate } from '../../i18n/dates.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { ARTICLES } from '../../i18n/messages/articles.ts';
import { pictureSet } from '../../model/picture.ts';
import type { PostCard } from '../../model/post.ts';
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
  readonly post: PostCard;
  readonly layout: keyof typeof LAYOUTS;
  /** One below the heading over the list. */
  readonly headingLevel?: 2 | 3;
  /** In sight when the page opens: its picture is fetched at once. */
  readonly isFirst?: boolean;
}

/** One article of a list. Its link covers the whole card. */
export function ArticleCard({ post, layout, headingLevel = 3, isFirst = false }: ArticleCardProps) {
  const { className, use, sizes, hasExcerpt } = LAYOUTS[layout];
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles.article, className)}>
      <span className={styles.picture}>
        {post.picture ? (
          <img
            {...pictureSet(post.picture, use)}
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
        <ArticleFacts post={post} />
        <Heading>
          <LocalLink to={articlePath(post.slug)}>
            <UnbrokenName name={post.title} />
          </LocalLink>
        </Heading>
        {hasExcerpt ? <p>{post.excerpt}</p> : null}
      </div>
    </article>
  );
}

/** Day, category and time to read. */
function ArticleFacts({ post: { date, category, readingMinutes } }: Pick<ArticleCardProps, 'post'>) {
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
