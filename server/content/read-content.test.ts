import { expect, test } from 'vitest';
import { COOKIES } from '#contract/cookies.ts';
import { CATEGORY_TILES, SITE } from '#contract/site.ts';
import { readContent } from './read-content.ts';
import { contentWith } from './testing/content-with.ts';

const PRIVACY = 'pages/privacy-policy.md';

test('reads every text in both languages, facts of the shop filled in', () => {
  const { id, en } = readContent();
  expect(id.privacyPolicy.title).toBe('Kebijakan privasi');
  expect(en.privacyPolicy.title).toBe('Privacy policy');
  expect(en.terms.text.html).toContain(SITE.seller.legalName);
  expect(JSON.stringify([id, en])).not.toContain('{{');
});

test('the privacy policy names every cookie of the shop', () => {
  const { id, en } = readContent();
  for (const { html } of [id.privacyPolicy.text, en.privacyPolicy.text]) {
    expect(Object.values(COOKIES).filter((name) => !html.includes(`<code>${name}</code>`))).toEqual([]);
  }
});

test('headings of long texts have ids that their contents list', () => {
  const { html, headings } = readContent().en.terms.text;
  expect(headings.length).toBeGreaterThan(0);
  for (const { id } of headings) expect(html).toContain(`id="${id}"`);
});

test('each fixed category has a guide with a table to choose by, in the order of the tiles', () => {
  const { id, en } = readContent();
  expect(id.guides.map(({ slug }) => slug)).toEqual(CATEGORY_TILES.map(({ slug }) => slug));
  for (const { text, questions } of [...id.guides, ...en.guides]) {
    expect(text.headings).toHaveLength(3);
    expect(text.html).toContain('<table>');
    expect(questions.length).toBeGreaterThanOrEqual(3);
  }
});

test('the guides name the two intervals that everybody asks for', () => {
  const written = JSON.stringify(readContent());
  expect(written).toContain('3.000–5.000 km atau setiap isi penuh');
  expect(written).toContain('every 3,000–5,000 km');
  expect(written).toContain('langsam 10–15 menit');
  expect(written).toContain('idle for 10–15 minutes');
});

test.each([
  ['a missing title', PRIVACY, /title: .*\n/, '', 'title Invalid input'],
  ['a title in one language', PRIVACY, /, en: Privacy policy/, '', 'title.en is missing'],
  ['a missing language', PRIVACY, /<!-- en -->[\s\S]*/, '', 'the text below <!-- en --> is missing'],
  ['a misspelt section', PRIVACY, '<!-- en -->', '<!-- eng -->', '<!-- eng --> is no part of this file'],
  ['a misspelt field', PRIVACY, 'updated:', 'update:', 'Unrecognized key: "update"'],
  ['a day that does not exist', PRIVACY, /updated: .*/, 'updated: 2026-02-30', 'updated must be a day'],
  ['an unknown fact', PRIVACY, '{{seller}}', '{{seler}}', 'names the unknown fact {{seler}}'],
  ['front matter that is no YAML', PRIVACY, 'title: {', 'title: {{', 'the facts between the two lines'],
  ['quotes of quotes', PRIVACY, '<!-- en -->', `<!-- en -->\n${'>'.repeat(20_000)}`, 'too deep in one another'],
  ['a missing file', PRIVACY, /[\s\S]*/, '', 'is missing'],
  ['YAML that is broken', 'faq.yaml', 'questions:', 'questions: "', 'is not valid YAML'],
  ['a question without an answer', 'faq.yaml', /id: \|/, 'ide: |', '0.questions.0.answer.id is missing'],
  ['an address that is used twice', 'faq.yaml', /slug: how-often.*/, 'slug: products', 'products is used twice'],
])('names the file and the field of %s', (_case, file, from, to, message) => {
  const folder = contentWith(file, (text) => text.replace(from, to));
  expect(() => readContent([folder])).toThrow(`content/${file}: `);
  expect(() => readContent([folder])).toThrow(message);
});

test('names a text that is larger than anybody writes', () => {
  const folder = contentWith(PRIVACY, (text) => text + 'Lagi. '.repeat(100_000));
  expect(() => readContent([folder])).toThrow(`content/${PRIVACY}: is larger than 512 KB`);
});

test('removes scripts and frames from a text', () => {
  const hostile = '<script>alert(1)</script><iframe src="//evil.test"></iframe><img src=x onerror=alert(1)>';
  const folder = contentWith(PRIVACY, (text) => text.replace('<!-- en -->', `<!-- en -->\n\n${hostile}\n`));
  expect(JSON.stringify(readContent([folder]))).not.toMatch(/<script|onerror|<iframe/);
});
