import type { Article } from '#engine/domain/articles/article.ts';
import { withoutUndefined } from '#engine/domain/without-undefined.ts';
import type { ArticleFilter, ArticleOrder, ArticleSort } from '#engine/usecases/ports/catalog.ts';
import { type Connection, pageConnection } from '../../connections/connection.ts';
import { MAX_PAGE_SIZE, type PageArguments, pageRequest } from '../../connections/page-arguments.ts';
import type { Context } from '../../context/context.ts';
import { databaseId } from '../../formats/ids.ts';
import type {
  InputMaybe,
  PostObjectsConnectionOrderbyEnum,
  RootQueryToPostConnectionWhereArgs,
} from '../../generated/resolvers.generated.ts';
import { publication } from '../inputs/date-query.ts';
import { commaList, type Many, searchText, valuesOf } from '../inputs/input-values.ts';

export type PostWhere = RootQueryToPostConnectionWhereArgs;

/** What a list is limited to beforehand: a category or a tag. */
export type Within = Pick<ArticleFilter, 'categories' | 'tags'>;

/** False when only drafts or scheduled articles are requested, which nobody may list. */
function isPublic({ status, stati }: PostWhere): boolean {
  const requested = [...(status ? [status] : []), ...(valuesOf(stati) ?? [])];
  return requested.length === 0 || requested.includes('PUBLISH');
}

/** The filter of a list of articles in the terms of the domain. */
async function postFilter(where: PostWhere, context: Context, within: Within): Promise<ArticleFilter> {
  const { loaders } = context;
  const [categories, tags] = await Promise.all([loaders.articleCategories(), loaders.articleTags()]);
  const named = { categories: slugsIn(categories), tags: slugsIn(tags) };
  return withoutUndefined({
    ids: both(where.id ? [where.id] : undefined, idsOf(where.in)),
    excludeIds: idsOf(where.notIn),
    slugs: both(where.name ? [where.name] : undefined, valuesOf(where.nameIn)),
    categories: all(
      within.categories,
      commaList(where.categoryName),
      named.categories(where.categoryId ? [String(where.categoryId)] : undefined),
      named.categories(where.categoryIn),
    ),
    excludeCategories: named.categories(where.categoryNotIn),
    tags: all(
      within.tags,
      commaList(where.tag),
      named.tags(where.tagId ? [where.tagId] : undefined),
      named.tags(where.tagIn),
      valuesOf(where.tagSlugIn),
    ),
    excludeTags: named.tags(where.tagNotIn),
    authors: where.authorName ? [where.authorName] : undefined,
    authorIds: both(where.author ? [where.author] : undefined, idsOf(where.authorIn)),
    excludeAuthorIds: idsOf(where.authorNotIn),
    title: where.title ?? undefined,
    search: searchText(where.search),
    ...publication(where.dateQuery),
  });
}

const idsOf = (ids: Many<string>) => valuesOf(ids)?.flatMap((id) => databaseId(id) ?? []);

/** Of ids that are given, the slugs of those that exist. */
const slugsIn = (all: readonly { readonly id: number; readonly slug: string }[]) => (ids: Many<string>) => {
  const requested = idsOf(ids);
  return requested && all.filter(({ id }) => requested.includes(id)).map(({ slug }) => slug);
};

/** What is in every list that is given; undefined when none is. */
const all = <T>(...lists: readonly (readonly T[] | undefined)[]) => lists.reduce(both, undefined);

function both<T>(one: readonly T[] | undefined, other: readonly T[] | undefined): readonly T[] | undefined {
  if (!one || !other) return one ?? other;
  return one.filter((value) => other.includes(value));
}

/** Articles have no parent, no comments and no menu order: they are ordered by date instead. */
const SORTS = {
  AUTHOR: 'author',
  COMMENT_COUNT: 'date',
  DATE: 'date',
  IN: 'given-ids',
  MENU_ORDER: 'date',
  MODIFIED: 'modified',
  NAME_IN: 'given-slugs',
  PARENT: 'date',
  SLUG: 'slug',
  TITLE: 'title',
} as const satisfies Record<PostObjectsConnectionOrderbyEnum, ArticleSort>;

const AS_GIVEN: readonly InputMaybe<PostObjectsConnectionOrderbyEnum>[] = ['IN', 'NAME_IN'];

/** The newest first unless another order is requested. */
function postOrder({ orderby }: PostWhere): readonly ArticleOrder[] {
  const requested = valuesOf(orderby) ?? [];
  if (requested.length === 0) return [{ by: 'date', direction: 'descending' }];
  return requested.map(({ field, order }) => ({
    by: SORTS[field],
    direction: order === 'ASC' || AS_GIVEN.includes(field) ? 'ascending' : 'descending',
  }));
}

type PostArguments = PageArguments & { readonly where?: InputMaybe<PostWhere> };

const NOTHING = { rows: [], hasNext: false, hasPrevious: false };

const keyOf = ({ id }: Article) => id;

/** Published articles, the newest first unless another order is requested. */
export async function postsPage(
  args: PostArguments,
  context: Context,
  within: Within = {},
): Promise<Connection<Article>> {
  const where = args.where ?? {};
  const page = pageRequest(args, MAX_PAGE_SIZE);
  if (!isPublic(where)) return pageConnection<Article>(NOTHING, keyOf);
  const filter = await postFilter(where, context, within);
  const { language } = context;
  return pageConnection(await context.catalog.articles({ language, filter, order: postOrder(where), page }), keyOf);
}
