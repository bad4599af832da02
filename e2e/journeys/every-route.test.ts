import { describe, expect, inject } from 'vitest';
import { LANGUAGES } from '#contract/languages.ts';
import { localPath } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { internalLinks, readPage } from '../harness/read-page.ts';
import { ROUTE_SAMPLES } from '../harness/route-samples.ts';
import { test } from '../harness/shopper.ts';

const { address } = inject('shops').embedded;
const languages = ['id', 'en'] as const;

describe.each(languages)('in %s', (language) => {
  test.each(ROUTE_SAMPLES)('$path opens with one heading, a title and a description', async ({ path, status }) => {
    const page = await readPage(address + localPath(path, language));
    expect(page.status).toBe(status);
    expect(page.language).toBe(LANGUAGES[language].tag);
    expect(page.headings).toHaveLength(1);
    expect(page.headings[0]).not.toBe('');
    expect(page.titles).toHaveLength(1);
    expect(page.titles[0]).toMatch(new RegExp(`^\\S.* \\| ${SITE.siteName}$`));
    if (page.isListed) expect(page.description).toMatch(/^\S.{19,}/);
    expect(page.html).not.toMatch(/undefined|NaN|\[object Object\]/);
  });

  test('no two pages share a title', async () => {
    const pages = await Promise.all(ROUTE_SAMPLES.map(({ path }) => readPage(address + localPath(path, language))));
    const listed = pages.filter(({ isListed, status }) => isListed && status === 200);
    const titles = new Map(listed.map(({ path, titles: [title = ''] }) => [path, title]));
    expect(new Set(titles.values()).size, [...titles.values()].join('\n')).toBe(titles.size);
  });

  test('no link of any page leads nowhere', async () => {
    expect(await findDeadLinks(language)).toEqual([]);
  });
});

// The accessibility journeys open every route in both languages, and fail for each error that a browser reports.
test('a browser refuses a script that is not the page’s own, reports it to the shop, and fails the journey', async ({
  enter,
}) => {
  const { page, urlOf, browserErrors } = await enter({ language: 'en' });
  browserErrors.expect(/Content Security Policy/);
  const response = await page.goto(urlOf('/faq'));
  expect(response?.headers()['reporting-endpoints']).toBe('violations="/csp-reports"');
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        const script = document.createElement('script');
        script.textContent = 'document.title = "stolen"';
        document.head.append(script);
      }),
  );
  expect(refused).toBe('script-src-elem');
  expect(await page.title()).not.toBe('stolen');
});

const AT_ONCE = 4;

/** Follows every link within the shop, from page to page; pages with a query are opened, and their links are not followed. */
async function findDeadLinks(language: (typeof languages)[number]): Promise<readonly string[]> {
  const start = ROUTE_SAMPLES.filter(({ status }) => status === 200).map(({ path }) => localPath(path, language));
  const origin = new Map(start.map((path) => [path, 'the table of routes']));
  const waiting = [...start];
  const dead: string[] = [];
  const visit = async () => {
    for (let target = waiting.pop(); target !== undefined; target = waiting.pop()) {
      const url = address + target;
      const page = await readPage(url);
      if (page.status >= 400 && !start.includes(target)) dead.push(`${page.status} ${target} on ${origin.get(target)}`);
      if (target.includes('?')) continue;
      for (const link of internalLinks(page.html, url)) {
        if (origin.has(link)) continue;
        origin.set(link, target);
        waiting.push(link);
      }
    }
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return dead;
}
