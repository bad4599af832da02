import { expect, test } from 'vitest';
import { renderHtml } from '../testing/render.tsx';
import { CleanHtml } from './clean-html.tsx';

const shown = (html: string): string => renderHtml(<CleanHtml>{html}</CleanHtml>, {});

test.each([
  ['a range in a paragraph', '<p>Langsam 10–15 menit.</p>', '<p>Langsam 10–\u206015 menit.</p>'],
  ['two ranges', '<td>2–4</td><td>4–9</td>', '<td>2–\u20604</td><td>4–\u20609</td>'],
  ['one at the end', '3.000–5.000', '3.000–\u20605.000'],
])('%s does not break after its dash', (_case, html, whole) => {
  expect(shown(html)).toContain(whole);
});

test.each([
  ['an address', '<a href="/article/10–15">Baca</a>'],
  ['a dash between words', '<p>Jakarta–Bogor</p>'],
])('%s stays as it is', (_case, html) => {
  expect(shown(html)).toContain(html);
});
