import { expect, test } from 'vitest';
import { ROUTES } from '#contract/routes.ts';
import { CONTENT } from '#storefront/i18n/messages/content.ts';
import { findQuestions } from '#storefront/model/content/find-questions.ts';
import { readContent } from './read-content.ts';

const { id, en } = readContent();
const answersOf = (groups: typeof id.questions) => groups.flatMap(({ questions }) => questions);
const answerTo = (slug: string, groups: typeof id.questions) =>
  answersOf(groups).find((one) => one.slug === slug)?.answer ?? '';

test('answers at least two dozen questions, both languages in the same order', () => {
  expect(answersOf(id.questions).length).toBeGreaterThanOrEqual(24);
  expect(answersOf(id.questions).map(({ slug }) => slug)).toEqual(answersOf(en.questions).map(({ slug }) => slug));
});

test('gives the two intervals that everybody asks for', () => {
  expect(answerTo('how-often-fuel-additive', id.questions)).toMatch(/3\.000–5\.000 km.*tangki penuh/);
  expect(answerTo('how-often-fuel-additive', en.questions)).toMatch(/3,000–5,000 km.*full tank/);
  expect(answerTo('engine-flush-time', id.questions)).toContain('10–15 menit');
  expect(answerTo('engine-flush-time', en.questions)).toContain('10–15 minutes');
});

test.each(['id', 'en'] as const)('every word that the search of the questions proposes finds one: %s', (language) => {
  const proposed = [...CONTENT[language].searchHint.matchAll(/“([^”]+)”/g)].map(([, word = '']) => word);
  expect(proposed).toHaveLength(3);
  const { questions } = { id, en }[language];
  expect(proposed.filter((word) => findQuestions(questions, word).length === 0)).toEqual([]);
});

test.each([
  ['the terms', 'terms', [/two working days/i, /dua hari kerja/i]],
  ['the privacy policy', 'privacyPolicy', [/3 × 24 hours/i, /3 × 24 jam/i]],
] as const)('%s name the terms of the law in both languages', (_case, page, [english, indonesian]) => {
  expect(en[page].text.html).toMatch(english);
  expect(id[page].text.html).toMatch(indonesian);
  expect(en[page].text.headings.map(({ level }) => level)).toEqual(id[page].text.headings.map(({ level }) => level));
});

/** Other than articles and products, which another shop has not. */
const isPage = (path: string) => Object.values(ROUTES).some((route) => route.path === path);

test('links of the terms and the privacy policy lead to pages of the shop', () => {
  const texts = [id, en].flatMap(({ terms, privacyPolicy }) => [terms.text.html, privacyPolicy.text.html]).join();
  const paths = [...texts.matchAll(/<a href="(\/[^"?#]*)/g)].map(([, path = '']) => path);
  expect([...new Set(paths)].filter((path) => !isPage(path) && path !== '/my-account' && path !== '/contact')).toEqual(
    [],
  );
});
