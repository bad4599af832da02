import type { BrowserContextOptions } from 'playwright-core';

/** The two screens the shop is drawn for. */
export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

export type Screen = keyof typeof SCREENS;
