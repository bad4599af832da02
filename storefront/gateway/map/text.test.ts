import { expect, test } from 'vitest';
import { nameText, plainText, safeHtml } from './text.ts';

test.each([
  ['a list with a note', '<p>Good &amp; cheap.</p><ul><li>One</li><li>Two</li></ul>', 'Good & cheap. One Two'],
  ['a comparison, which is no tag', 'pressure < 3 bar', 'pressure < 3 bar'],
  ['an amount that is struck', 'Now <del class="x">€10</del> <ins>€8</ins>, <s>€9</s> each', 'Now €8 , each'],
  ['a tag that begins alike', '<span>One</span> <strong>two</strong>', 'One two'],
  ['an entity that spells a tag', '&lt;b&gt;', '<b>'],
  ['nothing', null, ''],
])('plain text of %s', (_case, html, text) => expect(plainText(html)).toBe(text));

test('a name has no entities', () => {
  expect(nameText('Oli &#8211; Mesin &amp; Gardan')).toBe('Oli – Mesin & Gardan');
});

test.each([
  ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
  ['an event', '<img src="/a.png" onerror="alert(1)" alt="A" />', '<img src="/a.png" alt="A" />'],
  ['a script in an address', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['data in a picture', '<img src="data:text/html,x" />', ''],
  ['an address without a scheme of its own', '<a href="//evil.example">x</a>', '<a>x</a>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>ok', 'ok'],
  ['styles', '<style>body{display:none}</style><p style="position:fixed" class="x" id="y">ok</p>', '<p>ok</p>'],
  ['a form', '<form action="https://evil.example"><input name="card"></form>', ''],
  ['markup in markup', '<svg><script>alert(1)</script></svg><math><mi xlink:href="data:x">y</mi></math>', 'y'],
])('removes %s', (_case, html, safe) => expect(safeHtml(html)).toBe(safe));

test.each([
  ['a small mark', 'STP<sup>®</sup> Oli', 'STP® Oli'],
  ['a line end', 'STP Oli<br />Mesin', 'STP Oli Mesin'],
  ['a span', '<span style="color:red">Promo</span> Oli', 'Promo Oli'],
  [
    'a logo',
    '<img src="https://b.example/jne.png" alt="" /> JNE <a href="https://b.example">Reguler</a>',
    'JNE Reguler',
  ],
  ['a comparison', 'Oli < 5 L', 'Oli < 5 L'],
])('a name with %s', (_case, html, name) => expect(nameText(html)).toBe(name));

test.each([
  [
    'a picture that a plugin loads later',
    '<p><img src="data:image/gif;base64,R0" data-src="https://b.example/a.jpg"></p>',
    '',
  ],
  ['an empty paragraph', '<p>One</p><p>&nbsp;</p><p>Two</p>', '<p>One</p><p>Two</p>'],
  ['a frame and what was around it', '<figure><div><iframe src="https://video.example"></iframe></div></figure>', ''],
  ['a shortcode', '<p>[vc_row full_width="yes"]</p><p>One</p>', '<p>One</p>'],
])('%s leaves nothing behind', (_case, html, safe) => expect(safeHtml(html)).toBe(safe));

test.each([
  [
    'lines of a page builder',
    '<section><div>One</div><div>Two</div></section>',
    '<div><div>One</div><div>Two</div></div>',
  ],
  ['headings of all levels', '<h1>A</h1><h6>B</h6>', '<h2>A</h2><h4>B</h4>'],
  [
    'a picture in a paragraph',
    '<p><img src="https://b.example/a.jpg" /></p>',
    '<p><img src="https://b.example/a.jpg" /></p>',
  ],
])('%s stay apart', (_case, html, safe) => expect(safeHtml(html)).toBe(safe));

test('strikes out what is struck out', () => {
  expect(safeHtml('<p><del>Two</del> <strike>Three</strike> Four spoons.</p>')).toBe(
    '<p><s>Two</s> <s>Three</s> Four spoons.</p>',
  );
});

test.each([
  '<h2>How</h2><p><s>Three</s> Four spoons.</p>',
  '<details><summary>How much?</summary><p>Four spoons.</p></details>',
])('keeps the markup of an editor: %s', (html) => expect(safeHtml(html)).toBe(html));

test('keeps a table of an editor', () => {
  const html =
    '<h2>How</h2><p>Pour <strong>slowly</strong>.</p><table><tbody><tr><th scope="row">SAE</th><td>5W-30</td></tr></tbody></table>';
  expect(safeHtml(html)).toBe(html);
});
