import type { BrowserContext } from 'playwright-core';

/** Errors that one visitor's browser reported, on every page. */
export interface BrowserErrors {
  /** The test causes this error itself: it must occur, and is not reported. */
  expect(pattern: RegExp): void;
  /** This error may occur besides: of what the browser happens to load while the test does something to it. */
  allow(pattern: RegExp): void;
  /** Errors that were not expected, and expected ones that did not occur. */
  unexpected(): readonly string[];
}

/** A navigation cancels what the page before it was still fetching. */
const ABORTED_REQUEST = 'net::ERR_ABORTED';
/** The reason given for scripts that are switched off. A violated content policy is also logged to the console. */
const BLOCKED_SCRIPT = 'csp';

/**
 * Collects console errors (violations of the content policy and failed responses among them), uncaught errors and
 * failed requests.
 */
export function collectBrowserErrors(context: BrowserContext, hasScript: boolean): BrowserErrors {
  const ignored = hasScript ? [ABORTED_REQUEST] : [ABORTED_REQUEST, BLOCKED_SCRIPT];
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    const entry = `console: ${message.text()} (${message.location().url})`;
    if (message.type() === 'error') seen.push(entry);
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack || String(error.error())}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!ignored.includes(reason)) seen.push(`request: ${reason} ${request.method()} ${request.url()}`);
  });
  return {
    expect: (pattern) => void expected.push(pattern),
    allow: (pattern) => void allowed.push(pattern),
    unexpected: () => [
      ...seen.filter((error) => ![...expected, ...allowed].some((pattern) => pattern.test(error))),
      ...expected
        .filter((pattern) => !seen.some((error) => pattern.test(error)))
        .map((pattern) => `expected, but did not occur: ${pattern}`),
    ],
  };
}
