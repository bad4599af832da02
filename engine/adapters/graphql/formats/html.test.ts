import { expect, test } from 'vitest';
import { formattedText } from './html.ts';

test.each([
  ['5W-30 < 10W-40 & more', '<p>5W-30 &lt; 10W-40 &amp; more</p>'],
  ['One\n\ntwo\nthree', '<p>One</p>\n<p>two<br />three</p>'],
  ['<p>Two <strong>doses</strong></p>', '<p>Two <strong>doses</strong></p>'],
])('%j is shown as %j, and as it is where a client asks for it raw', (text, html) => {
  expect(formattedText(text, {})).toBe(html);
  expect(formattedText(text, { format: 'RENDERED' })).toBe(html);
  expect(formattedText(text, { format: 'RAW' })).toBe(text);
});
