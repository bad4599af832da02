import { expect, test } from 'vitest';
import { feedXml } from './feed.ts';

const POST = {
  slug: 'dipstick',
  title: 'Oil & you <b>',
  excerpt: 'In\u0000 short.',
  date: '2026-11-12T02:00:00Z',
  author: null,
  category: { slug: 'tips', name: 'Tips' },
  picture: null,
  readingMinutes: 4,
};

test('tells each article with its address and time, as text that cannot be markup', () => {
  const xml = feedXml([POST], { title: 'Notes', description: 'All', baseUrl: 'https://shop.example', language: 'en' });
  expect(xml).toContain(
    '<item><title>Oil &amp; you &lt;b&gt;</title><link>https://shop.example/en/article/dipstick</link>' +
      '<guid isPermaLink="true">https://shop.example/en/article/dipstick</guid>' +
      '<pubDate>Thu, 12 Nov 2026 02:00:00 GMT</pubDate><description>In short.</description>' +
      '<category>Tips</category></item>',
  );
  expect(xml).toContain('<language>en-US</language>');
  expect(xml).toContain('href="https://shop.example/en/articles/feed.xml"');
});
