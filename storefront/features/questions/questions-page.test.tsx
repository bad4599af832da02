import { expect, test } from 'vitest';
import { CONTENT } from '../../i18n/messages/content.ts';
import type { QuestionGroup } from '../../model/content/content.ts';
import { renderHtml } from '../../testing/render.tsx';
import { QuestionsPage } from './questions-page.tsx';

const GROUPS: readonly QuestionGroup[] = [
  {
    slug: 'products',
    title: 'Products',
    questions: [
      { slug: 'additive', question: 'How often?', answer: '<p>Every 3,000 km. <a href="/article/fuel">More</a></p>' },
      { slug: 'flush', question: 'How long?', answer: '<p>10–15 minutes.</p>' },
    ],
  },
];

const render = (search: string, language: 'id' | 'en' = 'en') =>
  renderHtml(<QuestionsPage groups={GROUPS} search={search} />, { language, address: '/faq' });

test('shows every question closed, with its answer at an address of its own', () => {
  const html = render('');
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html).not.toMatch(/<details[^>]* open/);
  expect(html).toMatch(/<div id="flush"[^>]*>.*10–\u206015 minutes/);
  expect(html).toContain('href="#flush"');
});

test('finds by the address alone, without script', () => {
  const html = render('minutes');
  expect(html).toContain('How long?');
  expect(html).not.toContain('How often?');
  expect(html).toContain(CONTENT.en.found(1));
  expect(html).toMatch(/<form[^>]*action="\/faq"/);
  expect(html).toMatch(/<input[^>]*name="search"[^>]*value="minutes"/);
});

test.each(['en', 'id'] as const)('says in %s that nothing was found, and what to do', (language) => {
  const html = render('<b>tyres</b>', language);
  expect(html).toContain(CONTENT[language].noneFoundHelp);
  expect(html).toContain('&lt;b&gt;tyres&lt;/b&gt;');
});
