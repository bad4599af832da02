import { expect, test } from 'vitest';
import { withHeadingIds } from './headings.ts';

test('gives each heading an id of its words and lists it', () => {
  const { html, headings } = withHeadingIds(
    '<h2>What we keep</h2>\n<p>Little.</p>\n<h3>Cookies &amp; <em>carts</em></h3>',
  );
  expect(html).toBe(
    '<h2 id="what-we-keep">What we keep</h2>\n<p>Little.</p>\n<h3 id="cookies-carts">Cookies &amp; <em>carts</em></h3>',
  );
  expect(headings).toEqual([
    { id: 'what-we-keep', text: 'What we keep', level: 2 },
    { id: 'cookies-carts', text: 'Cookies & carts', level: 3 },
  ]);
});

test('numbers headings that repeat, and names one without letters', () => {
  const { headings } = withHeadingIds('<h2>Résumé</h2><h2>Resume</h2><h2>resume 2</h2><h2>…</h2>');
  expect(headings.map(({ id }) => id)).toEqual(['resume', 'resume-2', 'resume-2-2', 'part']);
});

test('leaves a text without headings alone', () => {
  expect(withHeadingIds('<p>One.</p>')).toEqual({ html: '<p>One.</p>', headings: [] });
});
