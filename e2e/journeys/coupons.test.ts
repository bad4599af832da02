import { PATHS, productPath } from '#contract/paths.ts';
import { CART } from '#storefront/i18n/messages/cart.ts';
import { PRODUCT } from '#storefront/i18n/messages/product.ts';
import { refusalText } from '#storefront/i18n/messages/refusals.ts';
import { CODES } from '#storefront/i18n/messages/totals.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { addToCart, openCart, quantityOf } from '../shopper/cart.ts';
import { beginCheckout } from '../shopper/checkout.ts';
import { isFocused, open } from '../shopper/pages.ts';

const FLUSH = itemOf('engine-flush');

test.for([
  ['with script', { language: 'en' }],
  ['without script, on a phone', { language: 'id', hasScript: false, screen: 'phone' }],
] as const)('a coupon goes on the cart and off again %s', async ([, visit], { enter, expect }) => {
  const shopper = await enter(visit);
  const { page, messages, language } = shopper;
  const text = messages(CODES);
  await open(shopper, productPath(FLUSH.slug));
  await addToCart(shopper, FLUSH);
  const cart = await openCart(shopper);
  const apply = async (code: string) => {
    await cart.getByRole('textbox', { name: text.field }).fill(code);
    await cart.getByRole('button', { name: text.apply, exact: true }).click();
  };

  // Without script a refusal is a page of its own, and the browser notes its status.
  if (!shopper.hasScript) shopper.browserErrors.expect(/status of 422/);
  await apply('nope');
  const unknown = { code: 'COUPON_UNKNOWN', facts: { coupon: 'nope' }, fields: [], message: '' } as const;
  await page.getByText(refusalText(unknown, language)).waitFor();
  await apply('Hemat10');
  await cart.getByText(text.coupon('HEMAT10'), { exact: true }).waitFor();
  await cart.getByRole('button', { name: text.remove('HEMAT10') }).click();
  await cart.getByText(text.coupon('HEMAT10'), { exact: true }).waitFor({ state: 'detached' });
  expect(await cart.getByRole('textbox', { name: text.field }).inputValue()).toBe('');
});

test('a coupon applied in one checkout tab appears in the other, and the reverse', async ({ enter }) => {
  const shopper = await enter();
  const text = shopper.messages(CODES);
  await beginCheckout(shopper, FLUSH);
  const other = { ...shopper, page: await shopper.context.newPage() };
  await open(other, PATHS.checkout);
  const billOf = ({ page }: Shopper) => page.getByRole('complementary').filter({ visible: true });
  const field = billOf(shopper).getByRole('textbox', { name: text.field });
  await field.fill('HEMAT10');
  await field.press('Enter');
  await billOf(other).getByText(text.coupon('HEMAT10'), { exact: true }).filter({ visible: true }).waitFor();
  await billOf(other)
    .getByRole('button', { name: text.remove('HEMAT10') })
    .click();
  await billOf(shopper)
    .getByText(text.coupon('HEMAT10'), { exact: true })
    .filter({ visible: true })
    .waitFor({ state: 'detached' });
});

test('the cart panel shows why a code was refused at its field until the next attempt', async ({ enter, expect }) => {
  const shopper = await enter({ screen: 'phone' });
  const { page, messages } = shopper;
  const text = messages(CODES);
  await open(shopper, productPath(FLUSH.slug));
  await addToCart(shopper, FLUSH);
  const cart = await openCart(shopper);
  const field = cart.getByRole('textbox', { name: text.field });
  await field.fill('nope');
  await field.press('Enter');
  const unknown = { code: 'COUPON_UNKNOWN', facts: { coupon: 'NOPE' }, fields: [], message: '' } as const;
  const words = page.getByText(refusalText(unknown, 'en'));
  await words.waitFor();
  const description = await field.getAttribute('aria-describedby');
  expect(await words.count()).toBe(1);
  expect(await words.locator('..').getAttribute('id')).toBe(description);
  await field.fill('hemat10');
  await field.press('Enter');
  await cart.getByText(text.coupon('HEMAT10'), { exact: true }).waitFor();
  expect(await words.count()).toBe(0);
  expect([await isFocused(field), await field.inputValue()]).toEqual([true, '']);

  // A refusal takes back that the code before was taken.
  await cart.getByText(text.applied).waitFor();
  await field.fill('balap15');
  await field.press('Enter');
  const minimum = { code: 'COUPON_MINIMUM', facts: { amount: '€100.00' }, fields: [], message: '' } as const;
  await cart.getByText(refusalText(minimum, 'en')).waitFor();
  await cart.getByText(text.applied).waitFor({ state: 'detached' });
});

test.for([
  ['with script', { language: 'en' }],
  ['without script, on a phone', { language: 'id', hasScript: false, screen: 'phone' }],
] as const)('a coupon that the cart no longer earns leaves and says why %s', async ([, visit], { enter, expect }) => {
  const dear = itemOf('full-synthetic-hybrid');
  const shopper = await enter(visit);
  const { page, messages, language } = shopper;
  const text = messages(CODES);
  await open(shopper, productPath(dear.slug));
  await addToCart(shopper, dear);
  const cart = await openCart(shopper);
  const setQuantity = async (quantity: string) => {
    await quantityOf(cart, shopper, dear).fill(quantity);
    if (!shopper.hasScript) await cart.getByRole('button', { name: messages(CART).update }).click();
  };
  await setQuantity('3');
  await cart.getByRole('textbox', { name: text.field }).fill('balap15');
  await cart.getByRole('button', { name: text.apply, exact: true }).click();
  await cart.getByText(text.coupon('BALAP15'), { exact: true }).waitFor();
  await setQuantity('1');
  const minimum = { code: 'COUPON_MINIMUM', facts: { amount: '€100.00' }, fields: [], message: '' } as const;
  await page.getByText(`${text.dropped('BALAP15')} ${refusalText(minimum, language)}`).waitFor();
  expect(await cart.getByText(text.coupon('BALAP15'), { exact: true }).count()).toBe(0);
});

test.for([
  ['with script', { language: 'en' }],
  ['without script, on a phone', { language: 'id', hasScript: false, screen: 'phone' }],
] as const)(
  'a coupon that takes the place of another in the cart says so once %s',
  async ([, visit], { enter, expect }) => {
    const dear = itemOf('full-synthetic-hybrid');
    const shopper = await enter(visit);
    const { page, messages } = shopper;
    const text = messages(CODES);
    await open(shopper, productPath(dear.slug));
    await page.getByRole('spinbutton', { name: messages(PRODUCT).quantity }).fill('3');
    await addToCart(shopper, dear);
    const cart = await openCart(shopper);
    for (const code of ['hemat10', 'balap15']) {
      await cart.getByRole('textbox', { name: text.field }).fill(code);
      await cart.getByRole('button', { name: text.apply, exact: true }).click();
      await cart.getByText(text.coupon(code.toUpperCase()), { exact: true }).waitFor();
    }
    await cart.getByText(text.standsAlone('BALAP15', ['HEMAT10'])).waitFor();
    const alone = { code: 'COUPON_STANDS_ALONE', facts: { coupon: 'BALAP15' }, fields: [], message: '' } as const;
    expect(await cart.getByText(refusalText(alone, shopper.language)).count()).toBe(0);
  },
);
