import { PATHS } from '#contract/paths.ts';
import { ERRORS } from '#storefront/i18n/messages/errors.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { open } from '../shopper/pages.ts';

/** As a browser sends it whose page is old, or was changed. */
const sendForm = ({ page, urlOf }: Shopper, path: string, fields: Readonly<Record<string, string>>) =>
  page.evaluate(
    ([action, entries]) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action });
      for (const [name, value] of entries) form.append(Object.assign(document.createElement('input'), { name, value }));
      document.body.append(form);
      form.submit();
    },
    [urlOf(path), Object.entries(fields)] as const,
  );

test.for([
  ['en', PATHS.checkout, 400],
  ['id', PATHS.checkout, 400],
  ['en', PATHS.products, 405],
  ['id', PATHS.products, 405],
] as const)(
  'in %s a form for %s that no page sends is refused in the shop’s words: %i',
  async ([language, path, status], { enter, expect }) => {
    const shopper = await enter({ language });
    const { page, messages, browserErrors } = shopper;
    await open(shopper, PATHS.home);
    browserErrors.expect(new RegExp(`status of ${status}`));
    await sendForm(shopper, path, { step: 'nowhere' });
    await page.getByText(messages(ERRORS).help[status]).waitFor();
    expect(await page.getByText(messages(ERRORS).status(status)).textContent()).toBe(messages(ERRORS).status(status));
  },
);

test.for(['en', 'id'] as const)(
  'without a connection a link leaves the page as it is, and Back tells it; both go on when it is back, in %s',
  async (language, { enter, expect }) => {
    const wax = itemOf('carnauba-wax');
    const shopper = await enter({ language, screen: 'phone' });
    const { page, context, messages, browserErrors } = shopper;
    const text = messages(ERRORS);
    await open(shopper, `${PATHS.products}?search=carnauba`);
    const link = page.getByRole('link', { name: wax.name[language], exact: true }).first();
    // Pictures that were still to come fail, too, and styles of pages that are likely next: those React leaves unhandled.
    browserErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    browserErrors.allow(/uncaught: Event/);
    await context.setOffline(true);
    await link.click();
    const waiting = page.getByRole('status').filter({ hasText: text.offline });
    await waiting.waitFor();
    expect(await link.isVisible()).toBe(true);
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: wax.name[language] }).waitFor();

    await context.setOffline(true);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: text.offline }).waitFor();
    await page.getByText(text.offlineHelp).waitFor();
    expect(await page.getByText(text.status(500)).count()).toBe(0);
    await context.setOffline(false);
    await page.getByRole('button', { name: text.retry, exact: true }).click();
    await link.waitFor();
  },
);
