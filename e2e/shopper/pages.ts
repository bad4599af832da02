import type { Page } from 'playwright-core';
import type { Shopper } from '../harness/shopper.ts';

/** Goes to a path of `PATHS`, as if it were typed, and waits until the page's script has taken over. */
export async function open(shopper: Shopper, path: string): Promise<void> {
  await shopper.page.goto(shopper.urlOf(path));
  await untilAwake(shopper);
}

/**
 * Before React has taken a page over, its forms and links work as plain ones do: a journey that is about the script
 * waits for it. React tells nobody when that is but marks the document, which is its root.
 */
export async function untilAwake({ page, hasScript }: Pick<Shopper, 'page' | 'hasScript'>): Promise<void> {
  if (!hasScript) return;
  await page.waitForFunction(() => {
    const mark = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    const root = mark && Reflect.get(document, mark);
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** How far the page can be pushed sideways, in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.documentElement;
    root.scrollLeft = 10_000;
    const pushed = root.scrollLeft;
    root.scrollLeft = 0;
    return pushed;
  });
