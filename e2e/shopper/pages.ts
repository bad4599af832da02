import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { Shopper } from '../harness/shopper.ts';

/** Loads a path of `PATHS` and waits for hydration. */
export async function open(shopper: Shopper, path: string): Promise<void> {
  await shopper.page.goto(shopper.urlOf(path));
  await waitForHydration(shopper);
}

/**
 * Before hydration, forms and links work as plain ones, so a journey about the script waits for it. React announces it
 * nowhere but on its root, the document; the page marks itself when all its parts have come.
 */
export async function waitForHydration({ page, hasScript }: Pick<Shopper, 'page' | 'hasScript'>): Promise<void> {
  if (!hasScript) return;
  const isWhole = () => {
    const mark = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    const root = mark && Reflect.get(document, mark);
    const isHydrated = root?.stateNode.current.memoizedState.isDehydrated === false;
    return isHydrated && 'isWhole' in document.documentElement.dataset;
  };
  try {
    // Not in each frame, as by default: of a page without frames this would say nothing.
    await page.waitForFunction(isWhole, undefined, { polling: 50 });
  } catch (cause) {
    throw new Error(`${page.url()} was not hydrated: ${await Promise.race([progressOf(page), silence()])}`, { cause });
  }
}

/** How far the page's script has come, for whoever looks for the reason. */
const progressOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const hasFrames = await new Promise((resolve) => {
      requestAnimationFrame(() => resolve(true));
      setTimeout(resolve, 1000, false);
    });
    return JSON.stringify({
      hasFrames,
      readyState: document.readyState,
      modules: document.head.querySelectorAll('script[type="module"]').length,
      isTakenOver: Object.keys(document).some((name) => name.startsWith('__reactContainer$')),
      isWhole: 'isWhole' in document.documentElement.dataset,
    });
  });

const silence = () => sleep(5000, 'the browser does not answer');

/** A form of the page by its name, as the shop tells several of them apart. */
export const formNamed = ({ page }: Pick<Shopper, 'page'>, name: string): Locator =>
  page.locator(`form:has(input[name="form"][value="${name}"])`);

/** Whether an element, or one within it, has the focus. */
export const hasFocusWithin = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element.contains(document.activeElement));
export const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Text at 200 %, as in the settings of a browser. */
export async function enlargeText({ page, context }: Pick<Shopper, 'page' | 'context'>): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Texts and fields that reach outside the screen or are clipped by their container. */
export const findClippedElements = (within: Locator): Promise<readonly string[]> =>
  within.evaluate((element) => {
    const isShown = (part: Element) =>
      part.checkVisibility({ visibilityProperty: true }) && !part.closest('.visuallyHidden');
    const isCut = (part: Element) => {
      const { left, right } = part.getBoundingClientRect();
      return (
        left < -1 || right > innerWidth + 1 || (part.tagName !== 'SELECT' && part.scrollWidth > part.clientWidth + 1)
      );
    };
    const parts = [...element.querySelectorAll('a, button, input, select, label, h1, h2, h3, p, dt, dd')];
    return parts.filter((part) => isShown(part) && isCut(part)).map((part) => part.outerHTML);
  });

/** How far the page scrolls sideways, in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.documentElement;
    root.scrollLeft = 10_000;
    const pushed = root.scrollLeft;
    root.scrollLeft = 0;
    return pushed;
  });

/** Waits until the browser has drawn what has changed: of two changes of the screen's size it may never draw the first. */
export const nextFrame = (page: Page): Promise<number> => page.evaluate(() => new Promise(requestAnimationFrame));

/** Clicks the button of this name. */
export const press = ({ page }: Shopper, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
