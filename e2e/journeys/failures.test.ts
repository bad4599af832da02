import { PATHS } from '#contract/paths.ts';
import { ERRORS } from '#storefront/i18n/messages/errors.ts';
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
    const { page, say, trouble } = shopper;
    await open(shopper, PATHS.home);
    trouble.expect(new RegExp(`status of ${status}`));
    await sendForm(shopper, path, { step: 'nowhere' });
    await page.getByText(say(ERRORS).help[status]).waitFor();
    expect(await page.getByText(say(ERRORS).status(status)).textContent()).toBe(say(ERRORS).status(status));
  },
);
