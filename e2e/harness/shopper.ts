import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { test as base, inject } from 'vitest';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { localPath } from '#contract/paths.ts';
import type { Bilingual } from '#storefront/i18n/bilingual.ts';
import { connectToBrowser } from './browser.ts';
import { SCREENS, type Screen } from './screens.ts';
import { type Trouble, watchTrouble } from './trouble.ts';

export interface Visit {
  /** Of the shop to enter; without it the one on the embedded database. */
  readonly address?: string;
  readonly language?: Language;
  readonly screen?: Screen;
  readonly hasScript?: boolean;
}

/** Somebody with a browser of their own, in front of the shop. */
export interface Shopper extends Required<Visit> {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly trouble: Trouble;
  /** Nobody else's in this run, so that the shopper's orders can be counted. */
  readonly email: string;
  /** The shop's words in this shopper's language. */
  say<Texts>(catalogue: Bilingual<Texts>): Texts;
  /** The absolute address of a path of `PATHS` in this shopper's language. */
  urlOf(path: string): string;
}

/** Sends a new shopper into the shop. Whatever a shopper's browser complains about fails the test. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from its pattern
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await connectToBrowser(inject('browser'));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('enter', async ({ browser }, { onCleanup }) => {
    const shoppers: Shopper[] = [];
    onCleanup(async () => {
      await Promise.all(shoppers.map(({ context }) => context.close()));
      const trouble = shoppers.flatMap((shopper) => shopper.trouble.unexpected());
      if (trouble.length > 0) throw new Error(`the browser complained:\n${trouble.join('\n')}`);
    });
    return async (visit: Visit = {}): Promise<Shopper> => {
      const shopper = await openVisit(browser, visit);
      shoppers.push(shopper);
      return shopper;
    };
  });

async function openVisit(browser: Browser, visit: Visit): Promise<Shopper> {
  const { address = inject('shops').embedded.address, language = 'en', screen = 'desk', hasScript = true } = visit;
  const context = await browser.newContext({
    ...SCREENS[screen],
    locale: LANGUAGES[language].tag,
    javaScriptEnabled: hasScript,
    // What moves has arrived at once: the journeys are about what the shop does.
    reducedMotion: 'reduce',
    baseURL: address,
  });
  context.setDefaultTimeout(30_000);
  const trouble = watchTrouble(context, hasScript);
  const page = await context.newPage();
  return {
    ...{ address, language, screen, hasScript, page, context, trouble },
    email: `sari.${randomUUID()}@example.com`,
    say: (catalogue) => catalogue[language],
    urlOf: (path) => address + localPath(path, language),
  };
}
