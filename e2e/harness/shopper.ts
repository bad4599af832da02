import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, inject } from 'vitest';
import { LANGUAGES, type Language, type Translated } from '#contract/languages.ts';
import { localPath } from '#contract/paths.ts';
import { connectToBrowser } from './browser.ts';
import { type BrowserErrors, collectBrowserErrors } from './browser-errors.ts';

/** The two screens the shop is drawn for. */
export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

export type Screen = keyof typeof SCREENS;

export interface ShopperOptions {
  /** Of the shop to enter; without it the one on the embedded database. */
  readonly address?: string;
  readonly language?: Language;
  readonly screen?: Screen;
  readonly hasScript?: boolean;
  /** Its browser keeps visited pages for the time without a connection. */
  readonly keepsPages?: boolean;
}

/** A visitor with a browser context of their own. */
export interface Shopper extends Required<Omit<ShopperOptions, 'keepsPages'>> {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly browserErrors: BrowserErrors;
  /** Unique in this run, so that the shopper's orders can be counted. */
  readonly email: string;
  /** Messages of a screen in this shopper's language. */
  messages<Texts>(translations: Translated<Texts>): Texts;
  /** The absolute address of a path of `PATHS` in this shopper's language. */
  urlOf(path: string): string;
}

/** `enter` opens the shop for a new shopper. Any unexpected error of the shopper's browser fails the test. */
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
      const errors = shoppers.flatMap((shopper) => shopper.browserErrors.unexpected());
      if (errors.length > 0) throw new Error(`the browser reported errors:\n${errors.join('\n')}`);
    });
    return async (options: ShopperOptions = {}): Promise<Shopper> => {
      const shopper = await createShopper(browser, options);
      shoppers.push(shopper);
      return shopper;
    };
  });

async function createShopper(browser: Browser, options: ShopperOptions): Promise<Shopper> {
  const { address = inject('shops').embedded.address, language = 'en', screen = 'desktop', hasScript = true } = options;
  const { keepsPages = false } = options;
  const context = await browser.newContext({
    ...SCREENS[screen],
    locale: LANGUAGES[language].tag,
    javaScriptEnabled: hasScript,
    // A worker's requests pass by the routes of a journey.
    serviceWorkers: keepsPages ? 'allow' : 'block',
    // Animations end at once: the journeys are about behaviour.
    reducedMotion: 'reduce',
    baseURL: address,
  });
  context.setDefaultTimeout(90_000);
  const browserErrors = collectBrowserErrors(context, hasScript);
  const page = await context.newPage();
  return {
    address,
    language,
    screen,
    hasScript,
    page,
    context,
    browserErrors,
    email: `sari.${randomUUID()}@example.com`,
    messages: (translations) => translations[language],
    urlOf: (path) => address + localPath(path, language),
  };
}
