import { articlePath } from '#contract/paths.ts';
import { useLanguage } from '../../i18n/bilingual.ts';
import { formatDate } from '../../i18n/format.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pictureSet } from '../../model/picture.ts';
import type { PostCard } from '../../model/post.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './articles-teaser.module.css';

/** The newest article large, the others in rows beside it. */
export function ArticlesTeaser({ posts }: { readonly posts: readonly PostCard[] }) {
  return (
    <div className={classNames(styles.articles, styles.isHome)}>
      {posts.map((post, index) => (
        <ArticleCard key={post.slug} post={post} isLead={index === 0} />
      ))}
    </div>
  );
}

interface ArticleCardProps {
  readonly post: PostCard;
  readonly isLead: boolean;
}

function ArticleCard({ post, isLead }: ArticleCardProps) {
  const language = useLanguage();
  const facts = [formatDate(post.date, language), post.category?.name].filter(Boolean).join(' · ');
  return (
    <article className={classNames(styles.article, isLead ? styles.isLead : styles.isRow)}>
      <span className={styles.picture}>
        {post.picture ? (
          <img
            {...pictureSet(post.picture, isLead ? 'gallery' : 'card')}
            sizes={isLead ? '(width >= 64rem) 45rem, 100vw' : '9rem'}
            width={960}
            height={600}
            alt=""
            loading="lazy"
          />
        ) : null}
      </span>
      <div>
        <p className={styles.facts}>{facts}</p>
        <h3>
          <LocalLink to={articlePath(post.slug)}>{post.title}</LocalLink>
        </h3>
        {isLead ? <p>{post.excerpt}</p> : null}
      </div>
    </article>
  );
}
