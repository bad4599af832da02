import { expect, test } from 'vitest';
import { withLocalLinks } from './local-prose.tsx';

test.each([
  ['a page of the shop', '<a href="/faq">', '<a data-leads-to="page" href="/en/faq">'],
  [
    'a page and a place in it',
    '<a href="/faq#pay" title="x">',
    '<a data-leads-to="page" href="/en/faq#pay" title="x">',
  ],
  ['another site', '<a href="https://example.test/faq">', '<a href="https://example.test/faq">'],
  ['another host without a scheme', '<a href="//example.test">', '<a href="//example.test">'],
  ['a place on the page', '<a href="#pay">', '<a href="#pay">'],
  ['an email address', '<a href="mailto:a@example.test">', '<a href="mailto:a@example.test">'],
])('a link to %s', (_case, link, expected) => {
  expect(withLocalLinks(`<p>${link}x</a></p>`, (path) => `/en${path}`)).toBe(`<p>${expected}x</a></p>`);
});
