import type { ListedArticle } from '#engine/domain/articles/article.ts';
import { ok, type Result, refuse } from '#engine/domain/result.ts';
import type { Needs } from '../ports/ports.ts';
import type { TaxonomyRefusal } from './keep-taxonomies.ts';

type ArticleNeeds = Pick<Needs, 'unitOfWork'>;

/** All, also drafts and those to be published later, newest first. */
export const listArticles = ({ unitOfWork }: ArticleNeeds): Promise<readonly ListedArticle[]> =>
  unitOfWork(({ catalog }) => catalog.articles());

/** For good; one that is to come back is made a draft instead. Returns its slug. */
export const removeArticle = ({ unitOfWork }: ArticleNeeds, slug: string): Promise<Result<string, TaxonomyRefusal>> =>
  unitOfWork(async ({ catalog, changes }) => {
    if (!(await catalog.removeArticle(slug))) return refuse({ code: 'NAME_UNKNOWN', slug });
    await changes.announce([{ kind: 'articles' }]);
    return ok(slug);
  });
