import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Language } from '#contract/languages.ts';
import type { Post, PostCard, PostCategory } from '../../model/post.ts';
import { getPost, getPostCategories, getPosts } from '../generated/operations.generated.ts';
import { nodesOf } from '../map/fragments.ts';
import { postCardOf, postOf } from '../map/post.ts';
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
export async function loadAllPosts(
  api: CommerceApi,
  language: Language,
  category: string | null,
): Promise<readonly PostCard[]> {
  const cards: PostCard[] = [];
  for await (const batch of pagesOf((after) => loadBatch(api, language, { after, slug: category }), MAX_BATCHES)) {
    cards.push(...nodesOf(batch).map(postCardOf));
  }
  return cards;
}

export async function loadNewestPosts(
  api: CommerceApi,
  language: Language,
  first: number,
): Promise<readonly PostCard[]> {
  const request = { operation: getPosts, variables: { first } };
  const result = await ifSupported(() => runOperation(api, request, { language }));
  return nodesOf(result?.data?.posts).map(postCardOf);
}

/** Null where there is no such article. */
export async function loadPost(api: CommerceApi, language: Language, slug: string): Promise<Post | null> {
  const result = await ifSupported(() => runOperation(api, { operation: getPost, variables: { slug } }, { language }));
  return result?.data?.post ? postOf(result.data.post) : null;
}

export async function loadPostCategories(api: CommerceApi, language: Language): Promise<readonly PostCategory[]> {
  const result = await ifSupported(() =>
    runOperation(api, { operation: getPostCategories, variables: {} }, { language }),
  );
  return nodesOf(result?.data?.categories).map(({ slug, name }) => ({ slug: slug ?? '', name: nameText(name) }));
}
