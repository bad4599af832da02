import { PATHS } from '#contract/paths.ts';
import { ACCOUNT, LOGIN, PROFILE } from '#storefront/i18n/messages/account.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { CONTACT } from '#storefront/i18n/messages/contact.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { fillCart } from '../shopper/cart.ts';
import { writeSlowly } from '../shopper/contact.ts';
import { formNamed, open } from '../shopper/pages.ts';

const FLUSH = itemOf('engine-flush');

/** How often a form was posted to the path since the last call. */
function countPosts({ page }: Shopper): (path: string) => number {
  let paths: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') paths.push(new URL(request.url()).pathname);
  });
  return (path) => {
    const count = paths.filter((posted) => posted.startsWith(path)).length;
    paths = [];
    return count;
  };
}

test('a double click sends a form once: registration, profile, message, emptied cart', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages, email } = shopper;
  const posts = countPosts(shopper);
  await open(shopper, PATHS.profile);
  const registration = formNamed(shopper, 'register');
  await registration.getByLabel(messages(LOGIN).email).fill(email);
  await registration.getByLabel(messages(LOGIN).password, { exact: true }).fill('correct horse');
  await registration.getByRole('button', { name: messages(LOGIN).createAccount }).dblclick();
  await page.getByRole('heading', { level: 1, name: messages(ACCOUNT).tabs.profile }).waitFor();
  expect(posts('/en/profile')).toBe(1);

  await page.getByLabel(messages(PROFILE).firstName).fill('Rizky');
  await page.getByRole('button', { name: messages(PROFILE).save }).dblclick();
  await page.getByText(messages(PROFILE).saved).waitFor();
  expect(posts('/en/profile')).toBe(1);

  await open(shopper, PATHS.contact);
  await page.getByLabel(messages(CONTACT).fullName).fill('Rizky');
  await page.getByLabel(messages(CONTACT).phone).fill('0812 3456 7890');
  await page.getByLabel(messages(CONTACT).message, { exact: true }).fill('Oli apa yang cocok untuk Honda Beat 2021?');
  await page.getByRole('checkbox').check();
  await writeSlowly(shopper);
  await page.getByRole('button', { name: messages(CONTACT).send }).dblclick();
  await page.getByText(messages(CONTACT).sentTitle).waitFor();
  expect(posts('/mail/send')).toBe(1);

  await fillCart(shopper, FLUSH);
  await open(shopper, PATHS.cart);
  posts('');
  await page.getByRole('button', { name: messages(CART).clear }).dblclick();
  await page
    .getByRole('heading', { name: messages(CART).emptyTitle })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  expect(posts('/en/cart')).toBe(1);
});
