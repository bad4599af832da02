import { expect, test } from 'vitest';
import { withoutShortcodes } from './shortcodes.ts';

test.each([
  [
    'of a page builder',
    '[vc_row css=".vc_custom_1{margin: 0 !important;}"][vc_column]<p>Oil</p>[/vc_column][/vc_row]',
    '<p>Oil</p>',
  ],
  ['with typographic quotes', '<p>[gallery ids=&#8221;1,2&#8243;]</p>', '<p></p>'],
  ['that encloses a word', 'Use [su_highlight]5 ml[/su_highlight] a litre', 'Use 5 ml a litre'],
  ['without anything but its name', '<p>[size_chart]</p>[gallery]', '<p></p>'],
  ['that is closed by itself', '[contact-form-7 id="5" title="Ask" /]', ''],
])('a shortcode %s is left out', (_case, text, rest) => {
  expect(withoutShortcodes(text)).toBe(rest);
});

test.each(['Oli [5W-30] baru', '[new] Flush', 'Catatan [1] dan [a=b]', 'SAE [ 10W ]', '[]'])('keeps %s', (text) => {
  expect(withoutShortcodes(text)).toBe(text);
});
