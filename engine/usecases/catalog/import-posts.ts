import type { ArticleDraft } from '#engine/domain/articles/article.ts';
import { checkArticles } from '#engine/domain/articles/check-articles.ts';
import type { Needs } from '../ports.ts';
import { importRows, oneByOne } from './import-rows.ts';

/** Creates or updates by slug, with author and categories. */
export const importPosts = (needs: Needs, drafts: readonly ArticleDraft[]) =>
  importRows(needs, drafts, {
    check: checkArticles,
    save: oneByOne((catalog, draft) => catalog.saveArticle(draft)),
    changes: () => [{ kind: 'articles' }],
  });
