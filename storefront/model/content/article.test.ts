import { expect, test } from 'vitest';
import { type ArticleCardData, linkedProducts, nextArticles, readingMinutes } from './article.ts';

test.each([
  ['nothing', 0, 1],
  ['a few words', 40, 1],
  ['an article', 800, 4],
])('%s takes whole minutes to read', (_case, words, minutes) => {
  expect(readingMinutes('kata '.repeat(words))).toBe(minutes);
});

test('finds the products a text links to, each once', () => {
  const html = `<a href="/product/engine-flush">a</a> <a href="https://shop.test/product/oli%20mesin/?x=1">b</a>
    <a href="/product/engine-flush">c</a> <a href="/product-category/oli">d</a> <a href="/product/%E0%A4%A">e</a>`;
  expect(linkedProducts(html)).toEqual(['engine-flush', 'oli mesin', '%E0%A4%A']);
});

test('reads on in the same category first, and never the article itself', () => {
  const article = (slug: string, category: string | null) =>
    ({ slug, category: category === null ? null : { slug: category, name: category } }) as ArticleCardData;
  const articles = [article('b', 'brake'), article('a', 'oil'), article('c', 'oil'), article('d', null)];
  expect(nextArticles(articles, articles[2] as ArticleCardData, 3).map(({ slug }) => slug)).toEqual(['a', 'b', 'd']);
  expect(nextArticles(articles, articles[3] as ArticleCardData, 2).map(({ slug }) => slug)).toEqual(['b', 'a']);
});
