import type { Article } from '#engine/domain/articles/article.ts';
import { type Connection, pageConnection } from '../../connections/connection.ts';
import { LARGEST_PAGE, type PageArguments, pageRequest } from '../../connections/page-arguments.ts';
import type { Context } from '../../context.ts';
import type { InputMaybe } from '../../generated/resolvers.generated.ts';
import { isPublic, type PostWhere, postFilter, postOrder, type Within } from './post-filter.ts';

type PostArguments = PageArguments & { readonly where?: InputMaybe<PostWhere> };

const NOTHING = { rows: [], hasNext: false, hasPrevious: false };

const keyOf = ({ id }: Article) => id;

/** Published articles, the newest first unless another order is asked for. */
export async function postsPage(
  args: PostArguments,
  context: Context,
  within: Within = {},
): Promise<Connection<Article>> {
  const where = args.where ?? {};
  const page = pageRequest(args, LARGEST_PAGE);
  if (!isPublic(where)) return pageConnection<Article>(NOTHING, keyOf);
  const filter = await postFilter(where, context, within);
  const { language } = context;
  return pageConnection(await context.catalog.articles({ language, filter, order: postOrder(where), page }), keyOf);
}
