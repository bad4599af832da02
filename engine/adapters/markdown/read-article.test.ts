import { expect, test } from 'vitest';
import { readArticle } from './read-article.ts';

const HEAD = `slug: dipstick
date: 2026-11-21
author: { firstName: Raka, lastName: Wijaya }
title: { id: Membaca tongkat oli, en: Reading the dipstick }
excerpt: { id: Singkatnya, en: In short }
categories:
  - { slug: tips, name: { id: Kiat, en: Tips } }`;
const BODY = '<!-- id -->\n## Caranya\n\nTarik, *lap*, celupkan.\n<!-- en -->\n## How\n\nPull, *wipe*, dip.\n';
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (head: string, body = BODY) => readArticle(bytes(`---\n${head}\n---\n${body}`));

test('reads the facts and the text in both languages', () => {
  expect(read(HEAD)).toEqual({
    draft: {
      slug: 'dipstick',
      status: 'published',
      picture: null,
      publishedAt: new Date('2026-11-20T17:00:00Z'),
      author: { slug: 'raka-wijaya', firstName: 'Raka', lastName: 'Wijaya' },
      categories: [{ slug: 'tips', name: { id: 'Kiat', en: 'Tips' } }],
      text: {
        id: {
          title: 'Membaca tongkat oli',
          excerpt: 'Singkatnya',
          content: '<h2>Caranya</h2>\n<p>Tarik, <em>lap</em>, celupkan.</p>',
        },
        en: {
          title: 'Reading the dipstick',
          excerpt: 'In short',
          content: '<h2>How</h2>\n<p>Pull, <em>wipe</em>, dip.</p>',
        },
      },
    },
  });
});

test('removes scripts and frames', () => {
  const hostile =
    '<script>alert(1)</script><img src=x onerror=alert(1)><iframe src="//evil"></iframe>\n\n[x](javascript:alert%281%29)';
  const article = read(HEAD, `<!-- id -->\n${hostile}\n<!-- en -->\n${hostile}\n`);
  expect(JSON.stringify(article)).not.toMatch(/<script|onerror|<iframe|javascript:/);
});

test.each([
  ['no date', HEAD.replace(/date: .*\n/, ''), BODY, 'date', 'MISSING'],
  ['no such day', HEAD.replace('2026-11-21', '2026-02-30'), BODY, 'date', 'INVALID'],
  ['no English title', HEAD.replace(', en: Reading the dipstick', ''), BODY, 'title.en', 'MISSING'],
  ['no English text', HEAD, BODY.replace(/<!-- en -->[\s\S]*/, ''), '<!-- en -->', 'MISSING'],
  ['a sign that no text has', HEAD.replace('Membaca tongkat oli', '"a\\0b"'), BODY, 'title.id', 'INVALID'],
  ['half of a sign', HEAD.replace('Membaca tongkat oli', '"\\ud800"'), BODY, 'title.id', 'INVALID'],
  ['emphasis that is never closed', HEAD, BODY.replace('Pull', '*a_'.repeat(1000)), '<!-- en -->', 'TOO_LARGE'],
  ['a paragraph without an end', HEAD, BODY.replace('Tarik', 'Tarik '.repeat(6000)), '<!-- id -->', 'TOO_LARGE'],
  ['quotes of quotes', HEAD, BODY.replace('Pull', '>'.repeat(20_000)), '<!-- en -->', 'TOO_LARGE'],
  ['a file larger than anybody writes', HEAD, BODY + 'Lagi.\n\n'.repeat(100_000), '', 'TOO_LARGE'],
  ['a sign that no text has, below', HEAD, BODY.replace('Pull', 'Pu\0ll'), '<!-- en -->', 'INVALID'],
])('reports %s by its place in the file', (_case, head, body, field, problem) => {
  expect(read(head, body)).toEqual({ problems: [{ field, problem }] });
});

test('tells the line of the file where the facts are no YAML', () => {
  const colon = HEAD.replace('{ id: Membaca tongkat oli, en: Reading the dipstick }', 'Kiat: tongkat oli');
  expect(read(colon)).toEqual({ problems: [{ field: '', problem: 'INVALID_YAML', line: 5 }] });
});

test('rejects a file without facts', () => {
  expect(readArticle(bytes(BODY))).toEqual({ problems: [{ field: '', problem: 'NO_FRONT_MATTER' }] });
});

test('rejects a file in another encoding', () => {
  expect(readArticle(Buffer.from('---\nslug: café\n---\n', 'latin1'))).toEqual({
    problems: [{ field: '', problem: 'NOT_UTF8' }],
  });
});
