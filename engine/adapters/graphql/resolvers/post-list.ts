import type { Article } from '#engine/domain/articles/article.ts';
import { type Connection, pageConnection } from '../connections/connection.ts';
import { DEFAULT_SIZE, LARGEST_PAGE, type PageArguments, pageRequest } from '../connections/page-arguments.ts';
import type { Context } from '../context.ts';
import { databaseId } from '../formats/global-id.ts';
import type { InputMaybe, OrderEnum, RootQueryToPostConnectionWhereArgs } from '../generated/resolvers.generated.ts';
import { commaList, type Many, valuesOf } from './input-lists.ts';

type PostWhere = RootQueryToPostConnectionWhereArgs;
type PostArguments = PageArguments & { readonly where?: InputMaybe<PostWhere> };

/** Published articles, the newest first or, when asked for, the oldest. */
export async function postsPage(
  args: PostArguments,
  context: Context,
  within: readonly string[] | null = null,
): Promise<Connection<Article>> {
  const where = args.where ?? {};
  const isOldestFirst = directionOf(where) === 'ASC';
  const page = pageRequest(isOldestFirst ? fromTheOtherEnd(args) : args, LARGEST_PAGE);
  const categories = await categoriesOf(where, context, within);
  const search = where.search?.trim();
  const { rows, hasNext, hasPrevious } = await context.catalog.articles({
    language: context.language,
    page,
    ...(categories && { categories }),
    ...(search && { search }),
  });
  const found = isOldestFirst
    ? { rows: rows.toReversed(), hasNext: hasPrevious, hasPrevious: hasNext }
    : { rows, hasNext, hasPrevious };
  return pageConnection(isPublic(where) ? found : { rows: [], hasNext: false, hasPrevious: false }, ({ id }) => id);
}

const directionOf = ({ orderby }: PostWhere): OrderEnum => valuesOf(orderby)?.[0]?.order ?? 'DESC';

/** A list read backwards: its first page is the last one of the list read forwards. */
const fromTheOtherEnd = ({ first, last, after, before }: PageArguments): PageArguments => ({
  ...(last ? { first: last } : { last: first || DEFAULT_SIZE }),
  after: before,
  before: after,
});

function isPublic({ status, stati }: PostWhere): boolean {
  const asked = [...(status ? [status] : []), ...(valuesOf(stati) ?? [])];
  return asked.length === 0 || asked.includes('PUBLISH');
}

async function categoriesOf(
  where: PostWhere,
  { reads }: Context,
  within: readonly string[] | null,
): Promise<readonly string[] | undefined> {
  const slugs = commaList(where.categoryName) ?? within ?? undefined;
  const ids: Many<string> = where.categoryId ? [String(where.categoryId)] : where.categoryIn;
  if (!ids) return slugs;
  const wanted = valuesOf(ids)?.map((id) => databaseId(id));
  const byId = (await reads.articleCategories()).filter(({ id }) => wanted?.includes(id)).map(({ slug }) => slug);
  return slugs ? slugs.filter((slug) => byId.includes(slug)) : byId;
}
