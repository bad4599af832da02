import type { Shopper } from '../harness/shopper.ts';

/** A person takes longer to write a message than a test does, and a form that is sent at once is taken for a program's. */
export const writeSlowly = ({ page }: Pick<Shopper, 'page'>): Promise<void> =>
  page.locator('[name="shownAt"]').evaluate((field) => field.setAttribute('value', '1'));
