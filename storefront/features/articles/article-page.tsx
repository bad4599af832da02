import { whatsappShare } from '#contract/site.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useDate } from '../../i18n/dates.ts';
import { LocalProse } from '../../i18n/local-prose.tsx';
import { ARTICLES } from '../../i18n/messages/articles.ts';
import type { ArticleCardData } from '../../model/content/article.ts';
import type { TextWithHeadings } from '../../model/content/headings.ts';
import { pictureSet } from '../../model/picture.ts';
import type { ProductCardData } from '../../model/product/product.ts';
import { AnchorButton } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageContents } from '../../ui/page-contents.tsx';
import { UnbrokenName } from '../../ui/unbroken-name.tsx';
import styles from './article-page.module.css';
import { UsedProducts } from './used-products.tsx';

interface ArticlePageProps {
  readonly article: ArticleCardData;
  readonly text: TextWithHeadings;
  /** Products that the article names. */
  readonly products: readonly ProductCardData[];
  /** Absolute address of this page. */
  readonly address: string;
}

export function ArticlePage({ article, text, products, address }: ArticlePageProps) {
  const texts = useText(ARTICLES);
  return (
    <>
      <ArticleHeader article={article} />
      <div className={styles.columns}>
        <aside className={styles.aside}>
          <PageContents label={texts.onThisPage} headings={text.headings.filter(({ level }) => level === 2)} />
        </aside>
        <div>
          <LocalProse html={text.html} className={styles.text} />
          <ShareArticle title={article.title} address={address} />
        </div>
        {products.length > 0 ? <UsedProducts products={products} className={styles.products} /> : null}
      </div>
    </>
  );
}

function ArticleHeader({ article }: Pick<ArticlePageProps, 'article'>) {
  const text = useText(ARTICLES);
  const day = useDate()(article.date);
  return (
    <header className={styles.header}>
      <h1>
        <UnbrokenName name={article.title} />
      </h1>
      <p className="lead">{article.excerpt}</p>
      <p className="small muted">
        {article.author ? `${text.by(article.author)} · ` : null}
        <time dateTime={article.date}>{day}</time>
        {` · ${text.readingTime(article.readingMinutes)}`}
      </p>
      {article.picture ? (
        <img
          {...pictureSet(article.picture, 'wide')}
          className={styles.picture}
          sizes="(width >= 82.5rem) 82.5rem, 100vw"
          width={960}
          height={600}
          alt={article.picture.alt}
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
