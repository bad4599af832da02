import { articlePath, localPath, PATHS } from '#contract/paths.ts';
import { cachedPageHeaders } from '../cached-page.ts';
import { ArticleTiles } from '../features/articles/article-list.tsx';
import { ArticlePage } from '../features/articles/article-page.tsx';
import { articleStructuredData } from '../features/articles/structured-data.ts';
import { PageHead, StructuredData } from '../features/navigation/page-head.tsx';
import { PageCrumbs } from '../features/navigation/page-header.tsx';
import { useLanguage, useText } from '../i18n/bilingual.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { ARTICLES } from '../i18n/messages/articles.ts';
import { toProductCard } from '../model/catalog/product-card.ts';
import { linkedProducts, nextArticles } from '../model/content/article.ts';
import { articlesPath } from '../model/content/article-query.ts';
import { withHeadingIds } from '../model/content/headings.ts';
import { pageNotFound } from '../page-errors.ts';
import { shopContext } from '../shop-context.ts';
import { SectionHeader } from '../ui/section-header.tsx';
import type { Route } from './+types/article.ts';

const MAX_PRODUCTS = 4;
const NEXT_ARTICLES = 3;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { catalog, baseUrl } = context.get(shopContext);
  const article = await catalog.article(params.slug);
  if (!article) throw pageNotFound();
  const [products, articles] = await Promise.all([catalog.products(), catalog.allArticles(null)]);
  const { content, ...card } = article;
  const used = linkedProducts(content).flatMap((slug) => products.find((product) => product.slug === slug) ?? []);
  return {
    baseUrl,
    article: card,
    text: withHeadingIds(content),
    products: used.slice(0, MAX_PRODUCTS).map(toProductCard),
    next: nextArticles(articles, article, NEXT_ARTICLES),
  };
}

export const headers: Route.HeadersFunction = () => cachedPageHeaders('catalog', 'articles');

export default function Article({ loaderData: { baseUrl, article, text, products, next } }: Route.ComponentProps) {
  const texts = useText(ARTICLES);
  const language = useLanguage();
  const localize = useLocalPath();
  const address = baseUrl + localPath(articlePath(article.slug), language);
  const { category } = article;
  const crumbs = [
    { label: texts.articles, href: localize(PATHS.articles) },
    ...(category ? [{ label: category.name, href: localize(articlesPath({ category: category.slug, page: 1 })) }] : []),
    { label: article.title },
  ];
  return (
    <>
      <PageHead title={article.title} description={article.excerpt} kind="article" picture={article.picture} />
      <StructuredData data={articleStructuredData(article, { baseUrl, address, language })} />
      <article className="container">
        <PageCrumbs baseUrl={baseUrl} crumbs={crumbs} />
        <ArticlePage article={article} text={text} products={products} address={address} />
      </article>
      {next.length > 0 ? (
        <section className="section container screenOnly" aria-labelledby="next">
          <SectionHeader
            id="next"
            title={texts.more}
            more={{ href: localize(PATHS.articles), label: texts.allArticles }}
          />
          <ArticleTiles articles={next} />
        </section>
      ) : null}
    </>
  );
}
