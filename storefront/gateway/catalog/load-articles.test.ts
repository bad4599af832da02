import { expect, test } from 'vitest';
import type { CommerceApi } from '#contract/commerce-api.ts';
import { loadAllArticles, loadArticle, loadArticleCategories, loadNewestArticles } from './load-articles.ts';

const refusing =
  (message: string): CommerceApi =>
  async () => ({ errors: [{ message }], newSessionToken: null });

const LOADS = [
  ['the newest articles', (api: CommerceApi) => loadNewestArticles(api, 'id', 3), []],
  ['all articles', (api: CommerceApi) => loadAllArticles(api, 'id', null), []],
  ['categories of articles', (api: CommerceApi) => loadArticleCategories(api, 'id'), []],
  ['an article', (api: CommerceApi) => loadArticle(api, 'id', 'oli'), null],
] as const;

test.each(LOADS)(
  '%s are none over a WordPress that shows none to its API, and a failure is one',
  async (_case, load, none) => {
    expect(await load(refusing('Cannot query field "posts" on type "RootQuery".'))).toEqual(none);
    await expect(load(refusing('Internal server error'))).rejects.toThrow('Internal server error');
  },
);
