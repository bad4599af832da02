import type { PostCard } from '../../model/post.ts';
import { classNames } from '../../ui/class-names.ts';
import { ArticleCard } from './article-card.tsx';
import styles from './articles-teaser.module.css';

/** The newest article large, the others in rows beside it. */
export function ArticlesTeaser({ posts }: { readonly posts: readonly PostCard[] }) {
  return (
    <div className={classNames('laidOutLater', styles.articles)}>
      {posts.map((post, index) => (
        <ArticleCard key={post.slug} post={post} layout={index === 0 ? 'lead' : 'row'} />
      ))}
    </div>
  );
}
