import { LANGUAGES } from '#contract/languages.ts';
import { PATHS } from '#contract/paths.ts';
import { BANK_TRANSFER } from '#server/settings/payments.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { FORMS } from '#storefront/i18n/messages/forms.ts';
import { ORDER } from '#storefront/i18n/messages/order.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import {
  acceptDelivery,
  arriveAtStep,
  arrivedOrder,
  BUYER,
  beginCheckout,
  choosePayment,
  giveAddress,
  giveContact,
  giveName,
  openStep,
  placeButton,
  walkToPayment,
} from '../shopper/checkout.ts';
import { open, waitForHydration } from '../shopper/pages.ts';

const FLUSH = itemOf('radiator-flush');

test.for(['en', 'id'] as const)('a cart of downloads skips delivery, in %s', async (language, { enter, expect }) => {
  const shopper = await enter({ language, screen: language === 'id' ? 'phone' : 'desktop' });
  const { page, messages } = shopper;
  const text = messages(CHECKOUT);
  await beginCheckout(shopper, itemOf('panduan-pilih-oli'));
  await giveContact(shopper, 'toBuyer');
  await openStep(shopper, text.buyer).waitFor();
  expect(await openStep(shopper, text.delivery).count()).toBe(0);
  await giveName(shopper);
  await page.getByRole('button', { name: text.toPayment, exact: true }).click();
  await choosePayment(shopper, BANK_TRANSFER.title[language]);
  await placeButton(shopper).click();
  await arrivedOrder(shopper);
  await page.getByRole('heading', { level: 1, name: messages(ORDER).thanks(BUYER.firstName) }).waitFor();
  expect(await page.getByRole('heading', { name: messages(ORDER).deliverTo, exact: true }).count()).toBe(0);
});

test('a problem goes when its field is filled, by the shopper or by the postcode', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'id', screen: 'phone' });
  const { page, messages } = shopper;
  const [text, forms] = [messages(CHECKOUT), messages(FORMS)];
  await beginCheckout(shopper, FLUSH);
  await giveContact(shopper);
  await arriveAtStep(shopper, text.address);
  const next = page.getByRole('button', { name: text.toDelivery, exact: true });
  await next.click();
  await page.getByText(forms.fieldsToFix(5)).waitFor();
  // As it is pasted from a line of an address.
  await page.getByRole('textbox', { name: text.postcode, exact: true }).fill(` ${BUYER.postcode}`);
  // Province, city and district come with it.
  await page.getByText(forms.fieldsToFix(2)).waitFor();
  const province = page.getByRole('combobox', { name: text.province, exact: true });
  expect([await province.inputValue(), await province.getAttribute('aria-invalid')]).toEqual([BUYER.province, null]);
  await giveName(shopper, 'recipient');
  const street = page.getByRole('textbox', { name: text.street, exact: true });
  await street.fill(BUYER.street);
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
  // Emptied again, it is refused again.
  await street.fill('');
  await next.click();
  await page.getByText(forms.fieldsToFix(1)).waitFor();
  expect(await street.getAttribute('aria-invalid')).toBe('true');
});

test('Back walks through every step, and every field keeps its value', async ({ enter, expect }) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  const text = messages(CHECKOUT);
  await beginCheckout(shopper, FLUSH);
  await walkToPayment(shopper);
  await page.goBack();
  await page.getByRole('radio').first().waitFor();
  await page.goBack();
  const street = page.getByRole('textbox', { name: text.street, exact: true });
  await street.waitFor();
  expect(await street.inputValue()).toBe(BUYER.street);
  await page.goBack();
  const email = page.getByRole('textbox', { name: text.email, exact: true });
  await email.waitFor();
  expect(await email.inputValue()).toBe(shopper.email);
});

test('changing a finished step keeps the later ones', async ({ enter }) => {
  const shopper = await enter({ screen: 'phone', language: 'id' });
  const { page, messages } = shopper;
  const text = messages(CHECKOUT);
  await beginCheckout(shopper, FLUSH);
  await walkToPayment(shopper);
  await page.getByRole('link', { name: `${text.change}: ${text.contact}` }).click();
  await page.getByRole('textbox', { name: text.email, exact: true }).fill(`lain.${shopper.email}`);
  await page.getByRole('button', { name: text.toAddress, exact: true }).click();
  await page.getByRole('textbox', { name: text.street, exact: true }).waitFor();
  await open(shopper, PATHS.checkout);
  await placeButton(shopper).waitFor();
  await openStep(shopper, text.contact).getByText(`lain.${shopper.email}`).waitFor();
});

test.for(['en', 'id'] as const)('every step survives a reload, in %s', async (language, { enter }) => {
  const shopper = await enter({ language });
  const { page } = shopper;
  await beginCheckout(shopper, FLUSH);
  const ways = [
    [giveContact, 'address'],
    [giveAddress, 'delivery'],
    [acceptDelivery, 'payment'],
  ] as const;
  for (const [goOn, next] of ways) {
    await goOn(shopper);
    await page.waitForURL(({ searchParams }) => searchParams.get('step') === next);
    await page.reload();
    await waitForHydration(shopper);
  }
  await placeButton(shopper).waitFor();
});

test('unsent fields survive a reload and a visit to another step, and are cleared by the order', async ({
  enter,
  expect,
}) => {
  const shopper = await enter();
  const { page, messages } = shopper;
  const text = messages(CHECKOUT);
  const street = page.getByRole('textbox', { name: text.street, exact: true });
  const state = page.getByRole('combobox', { name: text.state, exact: true });
  await beginCheckout(shopper, FLUSH);
  await giveContact(shopper);
  await page.getByRole('combobox', { name: text.country, exact: true }).selectOption('US');
  await state.selectOption('CA');
  await street.fill('1 Market Street');
  await page.reload();
  await expect.poll(() => street.inputValue()).toBe('1 Market Street');
  await expect.poll(() => state.inputValue()).toBe('CA');
  await page.getByRole('link', { name: `${text.change}: ${text.contact}` }).click();
  await page.getByRole('button', { name: text.toAddress, exact: true }).click();
  await expect.poll(() => street.inputValue()).toBe('1 Market Street');
  await page.getByRole('combobox', { name: text.country, exact: true }).selectOption('ID');
  await giveAddress(shopper);
  await acceptDelivery(shopper);
  await choosePayment(shopper, BANK_TRANSFER.title.en);
  await placeButton(shopper).click();
  await arrivedOrder(shopper);
  await page.getByRole('heading', { level: 1, name: messages(ORDER).thanks(BUYER.firstName) }).waitFor();
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('checkout'))))
    .toEqual([]);
});

test.for([true, false])(
  'mistakes are named at their fields, nothing typed is lost (script: %s)',
  async (hasScript, { enter, expect }) => {
    const shopper = await enter({ hasScript, language: 'id' });
    const { page, messages } = shopper;
    const [text, forms] = [messages(CHECKOUT), messages(FORMS)];
    await beginCheckout(shopper, FLUSH);
    await giveContact(shopper);
    await giveName(shopper, 'recipient');
    await page.getByRole('button', { name: text.toDelivery, exact: true }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: forms.fieldsToFix(4) })
      .waitFor();
    const street = page.getByRole('textbox', { name: text.street, exact: true });
    expect(await street.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByText(forms.required(text.street)).count()).toBe(1);
    expect(await page.getByRole('textbox', { name: text.recipient, exact: true }).inputValue()).toBe(BUYER.name);
    const province = page.getByRole('combobox', { name: text.province, exact: true });
    if (hasScript) await province.and(page.locator(':focus')).waitFor();
    await giveAddress(shopper);
    await acceptDelivery(shopper);
    await placeButton(shopper).waitFor();
  },
);

test.for([true, false])(
  'a postcode fills in its place, and a contradiction is told once (script: %s)',
  async (hasScript, { enter, expect }) => {
    const shopper = await enter({ hasScript, language: 'id', screen: 'phone' });
    const { page, messages } = shopper;
    const text = messages(CHECKOUT);
    const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
    const province = choice(text.province);
    const goOn = () => page.getByRole('button', { name: text.toDelivery, exact: true }).click();
    await beginCheckout(shopper, FLUSH);
    await giveContact(shopper);
    await page.getByRole('textbox', { name: text.postcode, exact: true }).fill('60235');
    if (!hasScript) await page.getByRole('button', { name: text.fillIn, exact: true }).click();
    await expect.poll(() => province.inputValue()).toBe('JI');
    expect(await choice(text.cityIndonesia).inputValue()).toBe('Kota Surabaya');
    expect(await choice(text.district).inputValue()).toBe('Gayungan');
    await giveAddress(shopper);
    await arriveAtStep(shopper, text.delivery);
    await open(shopper, `${PATHS.checkout}?step=address`);
    await province.selectOption('BA');
    await goOn();
    await page.getByText(text.problem.elsewhere).waitFor();
    await goOn();
    await openStep(shopper, text.address).getByText('Bali 12130').waitFor();
  },
);

test.for([
  [
    'with script',
    { screen: 'desktop', language: 'en' },
    { country: 'US', state: 'CA', name: 'California', zip: '94103' },
  ],
  [
    'without script, on a phone',
    { hasScript: false, screen: 'phone', language: 'id' },
    { country: 'MY', state: '01', name: 'Johor', zip: '80000' },
  ],
] as const)('another country brings its own list of states %s', async ([, visit, place], { enter, expect }) => {
  const shopper = await enter(visit);
  const { page, messages } = shopper;
  const text = messages(CHECKOUT);
  const fill = (name: string, value: string) => page.getByRole('textbox', { name, exact: true }).fill(value);
  await beginCheckout(shopper, FLUSH);
  await giveContact(shopper);
  await giveName(shopper, 'recipient');
  await page.getByRole('combobox', { name: text.country, exact: true }).selectOption(place.country);
  await fill(text.street, '1 Market Street');
  if (!shopper.hasScript) await page.getByRole('button', { name: text.toDelivery, exact: true }).click();
  await page.getByRole('combobox', { name: text.state, exact: true }).selectOption(place.state);
  await fill(text.city, 'Bay City');
  await fill(text.postcode, place.zip);
  await page.getByRole('button', { name: text.toDelivery, exact: true }).click();
  await openStep(shopper, text.address).getByText(`Bay City, ${place.name} ${place.zip}`).waitFor();
  await open(shopper, `${PATHS.checkout}?step=address`);
  const states = page.getByRole('combobox', { name: text.state, exact: true });
  expect(await states.inputValue()).toBe(place.state);
});

test('the language changes in the middle of a step, and what was typed stays', async ({ enter, expect }) => {
  const shopper = await enter({ language: 'en', screen: 'phone' });
  const { page, messages } = shopper;
  await beginCheckout(shopper, FLUSH);
  await giveContact(shopper);
  await arriveAtStep(shopper, messages(CHECKOUT).address);
  const recipient = page.getByLabel(messages(CHECKOUT).recipient, { exact: true });
  await recipient.fill('Dewi Lestari');
  await page.getByRole('button', { name: LANGUAGES.id.name }).click();
  const inIndonesian: Shopper = { ...shopper, language: 'id', messages: (translations) => translations.id };
  const text = inIndonesian.messages(CHECKOUT);
  await openStep(inIndonesian, text.address).waitFor();
  expect(new URL(page.url()).searchParams.get('step')).toBe('address');
  expect(await page.getByLabel(text.recipient, { exact: true }).inputValue()).toBe('Dewi Lestari');
  await giveAddress(inIndonesian);
  await arriveAtStep(inIndonesian, text.delivery);
});
