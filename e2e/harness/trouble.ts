import type { BrowserContext } from 'playwright-core';
import { isToldTooEarly } from './pages-to-come.ts';

/** What a browser complained about, gathered from every page of one visitor. */
export interface Trouble {
  /** This complaint is part of the story: it must come, and does not count as trouble. */
  expect(pattern: RegExp): void;
  /** What nobody expected, and what was expected and never came. */
  unexpected(): readonly string[];
}

/** A navigation cancels what the page before it was still fetching. */
const CANCELLED = 'net::ERR_ABORTED';
/** What the browser says of a script that it was told not to run. A broken content policy is told in the console, too. */
const BLOCKED = 'csp';

/**
 * Errors in the console (the browser's own words for a broken content policy or a failed answer among them), errors no
 * script caught, and requests that failed.
 */
export function watchTrouble(context: BrowserContext, hasScript: boolean): Trouble {
  const ordinary = hasScript ? [CANCELLED] : [CANCELLED, BLOCKED];
  const heard: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    const words = `console: ${message.text()} (${message.location().url})`;
    if (message.type() === 'error' && !isToldTooEarly(words)) heard.push(words);
  });
  context.on('weberror', (error) => heard.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!ordinary.includes(reason)) heard.push(`request: ${reason} ${request.method()} ${request.url()}`);
  });
  return {
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => [
      ...heard.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
      ...expected
        .filter((pattern) => !heard.some((complaint) => pattern.test(complaint)))
        .map((pattern) => `expected and never came: ${pattern}`),
    ],
  };
}
