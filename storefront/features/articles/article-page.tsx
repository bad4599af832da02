import { whatsappShare } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useDate } from '../../i18n/dates.ts';
import { LocalProse } from '../../i18n/local-prose.tsx';
import { ARTICLES } from '../../i18n/messages/articles.ts';
import type { TextWithHeadings } from '../../model/headings.ts';
import { pictureSet } from '../../model/picture.ts';
import type { PostCard } from '../../model/post.ts';
import type { ProductCardData } from '../../model/product.ts';
import { AnchorButton } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageContents } from '../../ui/page-contents.tsx';
import { UnbrokenName } from '../../ui/unbroken-name.tsx';
import styles from './article-page.module.css';
import { UsedProducts } from './used-products.tsx';

interface ArticlePageProps {
  readonly post: PostCard;
  readonly text: TextWithHeadings;
  /** Products that the article names. */
  readonly products: readonly ProductCardData[];
  /** Absolute address of this page. */
  readonly address: string;
}

export function ArticlePage({ post, text, products, address }: ArticlePageProps) {
  const texts = useText(ARTICLES);
  return (
    <>
      <ArticleHeader post={post} />
      <div className={styles.columns}>
        <aside className={styles.aside}>
          <PageContents label={texts.onThisPage} headings={text.headings.filter(({ level }) => level === 2)} />
        </aside>
        <div>
          <LocalProse html={text.html} className={styles.text} />
          <ShareArticle title={post.title} address={address} />
        </div>
        {products.length > 0 ? <UsedProducts products={products} className={styles.products} /> : null}
      </div>
    </>
  );
}

function ArticleHeader({ post }: Pick<ArticlePageProps, 'post'>) {
  const text = useText(ARTICLES);
  const day = useDate()(post.date);
  return (
    <header className={styles.header}>
      <h1>
        <UnbrokenName name={post.title} />
      </h1>
      <p className="lead">{post.excerpt}</p>
      <p className="small muted">
        {post.author ? `${text.by(post.author)} · ` : null}
        <time dateTime={post.date}>{day}</time>
        {` · ${text.readingTime(post.readingMinutes)}`}
      </p>
      {post.picture ? (
        <img
          {...pictureSet(post.picture, 'wide')}
          className={styles.picture}
          sizes="(width >= 82.5rem) 82.5rem, 100vw"
          width={960}
          height={600}
          alt={post.picture.alt}
          fetchPriority="high"
        />
      ) : null}
    </header>
  );
}

function ShareArticle({ title, address }: { readonly title: string; readonly address: string }) {
  const text = useText(ARTICLES);
  return (
    <section className={styles.share} aria-label={text.share}>
      <AnchorButton variant="line" href={whatsappShare(`${title} ${address}`)} target="_blank" rel="noopener">
        <Icon name="brand-whatsapp" size={20} /> {text.shareOnWhatsApp}
      </AnchorButton>
      <CopyButton text={address} label={text.copyLink} done={text.copied} />
    </section>
  );
}
