import { expect, test } from 'vitest';
import { missingFields } from '../testing/required-fields.ts';
import type { QuestionGroup } from './content.ts';
import { faqStructuredData, findQuestions, readQuestionSearch, unlinkMissing } from './find-questions.ts';

const GROUPS: readonly QuestionGroup[] = [
  {
    slug: 'products',
    title: 'Products',
    questions: [
      { slug: 'additive', question: 'How often a fuel additive?', answer: '<p>Every <b>3,000–5,000 km</b>.</p>' },
      { slug: 'flush', question: 'How long does a flush run?', answer: '<p>10–15 minutes.</p>' },
    ],
  },
  { slug: 'orders', title: 'Orders', questions: [{ slug: 'pay', question: 'How do I pay?', answer: '<p>Café.</p>' }] },
];

const slugsFor = (search: string) =>
  findQuestions(GROUPS, search).flatMap(({ questions }) => questions.map(({ slug }) => slug));

test.each([
  ['no words', '', ['additive', 'flush', 'pay']],
  ['a word of a question', 'FLUSH', ['flush']],
  ['a word of an answer', 'minutes', ['flush']],
  ['words in both', 'additive 5,000', ['additive']],
  ['a word without its accent', 'cafe', ['pay']],
  ['a word that is only markup', '<b>', []],
  ['a word of a group, with one of a question', 'products often', ['additive']],
  ['words that stand in no single question', 'flush pay', []],
])('finds by %s', (_case, search, slugs) => {
  expect(slugsFor(search)).toEqual(slugs);
});

test('keeps the groups that have a match', () => {
  expect(findQuestions(GROUPS, 'pay').map(({ slug }) => slug)).toEqual(['orders']);
});

test('shortens what nobody types', () => {
  expect(readQuestionSearch(`  engine   oil ${'x'.repeat(200)}`)).toHaveLength(100);
  expect(readQuestionSearch(null)).toBe('');
});

test('lists every question for search engines', () => {
  expect(faqStructuredData(GROUPS).mainEntity.map(({ name }) => name)).toHaveLength(3);
  expect(missingFields(faqStructuredData(GROUPS))).toEqual([]);
});

test('links to what the shop does not have become words', () => {
  const answer =
    '<p>Baca <a href="/article/dot-3">DOT 3</a> dan <a class="x" href="/en/article/dot-4?a=1">DOT <b>4</b></a>, <a href="/terms">syarat</a>.</p>';
  const groups = [{ slug: 'oil', title: 'Oil', questions: [{ slug: 'dot', question: 'DOT?', answer }] }];
  const [group] = unlinkMissing(groups, (path) => path !== '/article/dot-4');
  expect(group?.questions[0]?.answer).toBe(
    '<p>Baca <a href="/article/dot-3">DOT 3</a> dan DOT <b>4</b>, <a href="/terms">syarat</a>.</p>',
  );
});
