import type { Locator } from 'playwright-core';
import { PATHS } from '#contract/paths.ts';
import { CHECKOUT } from '#storefront/i18n/messages/checkout.ts';
import { FORMS } from '#storefront/i18n/messages/forms.ts';
import type { SeededItem } from '../harness/seeded-item.ts';
import type { Shopper } from '../harness/shopper.ts';
import { fillCart } from './cart.ts';
import { open, press } from './pages.ts';

export const BUYER = {
  phone: '0812 3456 7890',
  name: 'Sari Wijaya',
  firstName: 'Sari',
  street: 'Jalan Kenanga 12, RT 03/RW 05',
  province: 'JK',
  city: 'Jakarta Selatan',
  district: 'Kebayoran Baru',
  postcode: '12130',
} as const;

const field = ({ page }: Shopper, name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** At the first step, with one of this in the cart. */
export async function beginCheckout(shopper: Shopper, item: SeededItem): Promise<void> {
  await fillCart(shopper, item);
  await open(shopper, PATHS.checkout);
}

/** The step that is open, by its name. */
export const openStep = ({ page }: Shopper, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

/** Waits until the step is the one to fill in. */
export const arriveAtStep = (shopper: Shopper, title: string): Promise<void> =>
  openStep(shopper, title).and(shopper.page.locator('[aria-current="step"]')).waitFor();

type AfterContact = 'toAddress' | 'toBuyer';

export async function giveContact(shopper: Shopper, next: AfterContact = 'toAddress'): Promise<void> {
  await fillContact(shopper, next);
  await press(shopper, shopper.messages(CHECKOUT)[next]);
}

/** Everything but the press of the button. */
export async function fillContact(shopper: Shopper, next: AfterContact = 'toAddress'): Promise<void> {
  const text = shopper.messages(CHECKOUT);
  // The page of a product asks for an email address too, and is shown until the checkout has loaded.
  await arriveAtStep(shopper, text.contact);
  await field(shopper, text.email).fill(shopper.email);
  const phone = next === 'toBuyer' ? `${text.phone} ${shopper.messages(FORMS).optional}` : text.phone;
  await field(shopper, phone).fill(BUYER.phone);
}

/** Name and country, all that a buyer of downloads is asked for. The country is preset to Indonesia. */
export const giveName = (shopper: Shopper, label: 'recipient' | 'fullName' = 'fullName'): Promise<void> =>
  field(shopper, shopper.messages(CHECKOUT)[label]).fill(BUYER.name);

export async function giveAddress(shopper: Shopper): Promise<void> {
  const text = shopper.messages(CHECKOUT);
  await giveName(shopper, 'recipient');
  await shopper.page.getByRole('combobox', { name: text.province, exact: true }).selectOption(BUYER.province);
  await shopper.page.getByRole('combobox', { name: text.cityIndonesia, exact: true }).fill(BUYER.city);
  await shopper.page.getByRole('combobox', { name: text.district, exact: true }).fill(BUYER.district);
  await field(shopper, text.street).fill(BUYER.street);
  // Last: it fills in what is empty, even while that is being typed.
  await field(shopper, text.postcode).fill(BUYER.postcode);
  await press(shopper, text.toDelivery);
}

/** Takes the delivery that is offered first. */
export const acceptDelivery = (shopper: Shopper): Promise<void> => press(shopper, shopper.messages(CHECKOUT).toPayment);

export const choosePayment = (shopper: Shopper, title: string): Promise<void> =>
  shopper.page.getByRole('radio', { name: title }).check();

/** The last button; its name says what will be paid. */
export const placeButton = ({ page, messages }: Shopper): Locator =>
  page.getByRole('button', { name: messages(CHECKOUT).placeOrder('').trim() });

/** Fills every step up to the payment. */
export async function walkToPayment(shopper: Shopper): Promise<void> {
  await giveContact(shopper);
  await giveAddress(shopper);
  await acceptDelivery(shopper);
  await placeButton(shopper).waitFor();
}

export interface PlacedOrder {
  readonly id: number;
  readonly key: string;
  /** As printed on the button: "€36.90". */
  readonly amount: string;
}

/** Presses the last button and waits for the order page. */
export async function placeOrder(shopper: Shopper): Promise<PlacedOrder> {
  const amount = await amountToPay(shopper);
  await placeButton(shopper).click();
  return { ...(await arrivedOrder(shopper)), amount };
}

async function amountToPay(shopper: Shopper): Promise<string> {
  const words = (await placeButton(shopper).textContent()) ?? '';
  return words.slice(shopper.messages(CHECKOUT).placeOrder('').length).trim();
}

export async function arrivedOrder({ page }: Shopper): Promise<Omit<PlacedOrder, 'amount'>> {
  await page.waitForURL(({ pathname }) => pathname.includes(`${PATHS.checkout}/order-received/`));
  const { pathname, searchParams } = new URL(page.url());
  return { id: Number(pathname.split('/').at(-1)), key: searchParams.get('key') ?? '' };
}
