import { accountPath, PATHS } from '#contract/paths.ts';
import { BANK_TRANSFER } from '#server/settings/payments.ts';
import { ORDER_ACTIONS } from '#storefront/i18n/messages/order-actions.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { test } from '../harness/shopper.ts';
import { PASSWORD, register } from '../shopper/account.ts';
import { openCart, quantityOf } from '../shopper/cart.ts';
import { beginCheckout, choosePayment, placeOrder, walkToPayment } from '../shopper/checkout.ts';
import { formNamed, open } from '../shopper/pages.ts';

const FLUSH = itemOf('engine-flush');

test.for([true, false])(
  'a customer buys an order again from the list, once by a double click; with script: %s',
  async (hasScript, { enter, expect }) => {
    const shopper = await enter({ language: hasScript ? 'id' : 'en', screen: 'phone', hasScript });
    const { page, messages, language } = shopper;
    const actions = messages(ORDER_ACTIONS);
    await open(shopper, PATHS.account);
    await register(shopper, PASSWORD);
    await formNamed(shopper, 'logout').waitFor();
    await beginCheckout(shopper, FLUSH);
    await walkToPayment(shopper);
    await choosePayment(shopper, BANK_TRANSFER.title[language]);
    const { id } = await placeOrder(shopper);

    await open(shopper, accountPath('orders'));
    const again = page.getByRole('button', { name: `${actions.again} ${id}`, exact: true });
    await (hasScript ? again.dblclick() : again.click());
    await page.getByRole('status').getByText(actions.againAdded(1)).waitFor();
    // Only without script does the report stand on the order's own page.
    expect(await page.getByRole('heading', { level: 1, name: actions.title(String(id)) }).count()).toBe(
      hasScript ? 0 : 1,
    );
    expect(await quantityOf(await openCart(shopper), shopper, FLUSH).inputValue()).toBe('1');
  },
);
