import { expect, test } from 'vitest';
import { ARTICLES } from '../../i18n/messages/articles.ts';
import { renderHtml } from '../../testing/render.tsx';
import { ArticleList } from './article-list.tsx';

test('says that there are no articles, and leads on', () => {
  const query = { category: null, page: 1 };
  const html = renderHtml(<ArticleList query={query} categories={[]} articles={[]} lastPage={1} />);
  expect(html).toContain(ARTICLES.en.none);
  expect(html).toContain(`>${ARTICLES.en.browse}</a>`);
});
