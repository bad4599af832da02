import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Language } from '#contract/languages.ts';
import type { Article, ArticleCardData, ArticleCategory } from '../../model/content/article.ts';
import { getPost, getPostCategories, getPosts } from '../generated/operations.generated.ts';
import { articleCardOf, articleOf } from '../map/article.ts';
import { nodesOf } from '../map/fragments.ts';
import { nameText } from '../map/text.ts';
import { pagesOf } from '../transport/pages-of.ts';
import { ApiFailure, ifSupported, runOperation } from '../transport/run-operation.ts';

/** A stock backend serves no more at a time. */
const BATCH_SIZE = 100;
/** More articles than anybody pages through. */
const MAX_BATCHES = 10;

/** Null over a WordPress that shows no articles to its API. */
async function loadBatch(
  api: CommerceApi,
  language: Language,
  variables: { readonly after: string | null; readonly slug: string | null },
) {
  const request = { operation: getPosts, variables: { first: BATCH_SIZE, ...variables } };
  const result = await ifSupported(() => runOperation(api, request, { language }));
  if (result && !result.data?.posts) throw new ApiFailure('the commerce API returned no list of articles');
  return result?.data?.posts ?? null;
}

/** Every article of a category, or of all, newest first: at most a thousand. */
export async function loadAllArticles(
  api: CommerceApi,
  language: Language,
  category: string | null,
): Promise<readonly ArticleCardData[]> {
  const cards: ArticleCardData[] = [];
  for await (const batch of pagesOf((after) => loadBatch(api, language, { after, slug: category }), MAX_BATCHES)) {
    cards.push(...nodesOf(batch).map(articleCardOf));
  }
  return cards;
}

export async function loadNewestArticles(
  api: CommerceApi,
  language: Language,
  first: number,
): Promise<readonly ArticleCardData[]> {
  const request = { operation: getPosts, variables: { first } };
  const result = await ifSupported(() => runOperation(api, request, { language }));
  return nodesOf(result?.data?.posts).map(articleCardOf);
}

/** Null where there is no such article. */
export async function loadArticle(api: CommerceApi, language: Language, slug: string): Promise<Article | null> {
  const result = await ifSupported(() => runOperation(api, { operation: getPost, variables: { slug } }, { language }));
  return result?.data?.post ? articleOf(result.data.post) : null;
}

export async function loadArticleCategories(api: CommerceApi, language: Language): Promise<readonly ArticleCategory[]> {
  const result = await ifSupported(() =>
    runOperation(api, { operation: getPostCategories, variables: {} }, { language }),
  );
  return nodesOf(result?.data?.categories).map(({ slug, name }) => ({ slug: slug ?? '', name: nameText(name) }));
}
