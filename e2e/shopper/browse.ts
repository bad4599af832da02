import { PATHS, productPath } from '#contract/paths.ts';
import { CONTENT } from '#storefront/i18n/messages/content.ts';
import { HOME } from '#storefront/i18n/messages/home.ts';
import { FOOTER } from '#storefront/i18n/messages/navigation.ts';
import { PRODUCT } from '#storefront/i18n/messages/product.ts';
import { PRODUCTS } from '#storefront/i18n/messages/products.ts';
import type { SeededItem } from '../harness/seeded-item.ts';
import type { Shopper } from '../harness/shopper.ts';
import { open } from './pages.ts';

/** From the home page into the list of all products. */
export async function goFromHomeToList(shopper: Shopper): Promise<void> {
  const { page, messages } = shopper;
  await open(shopper, PATHS.home);
  await page.getByRole('link', { name: messages(HOME).shopNow, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: messages(PRODUCTS).allProducts }).waitFor();
}

/** By a press on the footer's link, from whatever page. */
export async function lookAtQuestions({ page, messages }: Shopper): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: messages(FOOTER).faq })
    .click();
  await page.getByRole('heading', { level: 1, name: messages(CONTENT).faqTitle }).waitFor();
}

/** Pages through the list to the product, and opens it. */
export async function pickFromList(shopper: Shopper, item: SeededItem): Promise<void> {
  const { page, messages, language, urlOf } = shopper;
  const text = messages(PRODUCTS);
  const card = page.getByRole('heading', { level: 2 }).getByRole('link', { name: item.name[language], exact: true });
  const pages = page.getByRole('navigation', { name: text.pages });
  for (let number = 2; (await card.count()) === 0; number++) {
    await pages.getByRole('link', { name: text.page(number), exact: true }).click();
    // The URL changes before the page does.
    await pages.locator('[aria-current="page"]').getByText(String(number), { exact: true }).waitFor();
  }
  await card.click();
  await page.waitForURL(({ pathname }) => pathname === new URL(urlOf(productPath(item.slug))).pathname);
  await page.getByRole('heading', { level: 1, name: item.name[language] }).waitFor();
}

const optionOf = ({ page, language }: Shopper, { label, term }: SeededItem['choices'][number]) =>
  page.getByRole('group', { name: label[language] }).getByRole('radio', { name: term });

/** Taps the options on the product's page and nothing else. */
export async function tapOptions(shopper: Shopper, item: SeededItem): Promise<void> {
  for (const choice of item.choices) await optionOf(shopper, choice).check();
}

/** Chooses the options on the product page. Without script each needs a press of the form's button. */
export async function choose(shopper: Shopper, item: SeededItem): Promise<void> {
  const { page, messages, hasScript } = shopper;
  for (const choice of item.choices) {
    const option = optionOf(shopper, choice);
    if (await option.isChecked()) continue;
    await option.click();
    if (!hasScript) await page.getByRole('button', { name: messages(PRODUCT).applyChoice }).click();
  }
  await page.getByText(`${messages(PRODUCT).sku} ${item.sku}`, { exact: true }).waitFor();
}
