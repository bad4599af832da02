import { PATHS } from '#contract/paths.ts';
import { cachedPageHeaders } from '../cached-page.ts';
import { ArticleList } from '../features/articles/article-list.tsx';
import { PageHead } from '../features/navigation/page-head.tsx';
import { PageCrumbs, PageHeader } from '../features/navigation/page-header.tsx';
import { useText } from '../i18n/bilingual.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { ARTICLES } from '../i18n/messages/articles.ts';
import { PRODUCTS } from '../i18n/messages/products.ts';
import { printArticleQuery, readArticleQuery } from '../model/content/article-query.ts';
import { pageNotFound } from '../page-errors.ts';
import { useRootData } from '../root-data.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/articles.ts';

/** A large one and two rows of three. */
const PAGE_SIZE = 7;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { catalog } = context.get(shopContext);
  const query = readArticleQuery(url.searchParams);
  const [categories, articles] = await Promise.all([catalog.articleCategories(), catalog.allArticles(query.category)]);
  const category = categories.find(({ slug }) => slug === query.category) ?? null;
  const lastPage = Math.max(1, Math.ceil(articles.length / PAGE_SIZE));
  if ((query.category !== null && category === null) || query.page > lastPage) throw pageNotFound();
  const start = (query.page - 1) * PAGE_SIZE;
  return { query, category, categories, lastPage, articles: articles.slice(start, start + PAGE_SIZE) };
}

export const headers: Route.HeadersFunction = () => cachedPageHeaders('catalog', 'articles');

export default function Articles({ loaderData: { category, ...list } }: Route.ComponentProps) {
  const text = useText(ARTICLES);
  const { titlePage } = useText(PRODUCTS);
  const localize = useLocalPath();
  const title = category ? text.titleOf(category.name) : text.title;
  const { page } = list.query;
  return (
    <>
      <PageHead
        title={page > 1 ? titlePage(title, page) : title}
        description={text.description}
        query={printArticleQuery(list.query)}
      />
      <link rel="alternate" type="application/rss+xml" title={text.title} href={localize(PATHS.feed)} />
      <div className="container">
        <PageCrumbs
          baseUrl={useRootData()?.baseUrl}
          crumbs={
            category
              ? [{ label: text.articles, href: localize(PATHS.articles) }, { label: category.name }]
              : [{ label: text.articles }]
          }
        />
        <PageHeader title={category ? category.name : text.title}>
          <p className="lead">{text.description}</p>
        </PageHeader>
        <ArticleList {...list} />
      </div>
    </>
  );
}
