import { expect } from 'vitest';
import { BANK_TRANSFER } from '#server/settings/payments.ts';
import { ROUTE_SAMPLES } from '../harness/route-samples.ts';
import { itemOf } from '../harness/seeded-item.ts';
import { type Shopper, test } from '../harness/shopper.ts';
import { beginCheckout, choosePayment, placeOrder, walkToPayment } from '../shopper/checkout.ts';
import { open } from '../shopper/pages.ts';

/** What is shown and does nothing without script: buttons that send and open nothing, and sliders that fill in other fields. */
const idleControls = ({ page }: Shopper): Promise<readonly string[]> =>
  page
    .locator('button:visible, input[type=range]:visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) =>
          control instanceof HTMLButtonElement
            ? !(control.type === 'submit' && control.form) &&
              !control.popoverTargetElement &&
              !control.hasAttribute('commandfor') &&
              !control.disabled
            : !control.hasAttribute('name'),
        )
        .map((control) => control.textContent.trim() || (control.getAttribute('aria-label') ?? control.outerHTML)),
    );

test('no page shows a control that needs the script', async ({ enter }) => {
  const shopper = await enter({ hasScript: false });
  for (const { path, status } of ROUTE_SAMPLES) {
    if (status >= 400) shopper.browserErrors.expect(/status of 4\d\d/);
    await open(shopper, path);
    expect.soft(await idleControls(shopper), path).toEqual([]);
  }
});

test('nor does the page of an order that waits for a transfer', async ({ enter }) => {
  const shopper = await enter({ hasScript: false, screen: 'phone' });
  const item = itemOf('brake-parts-cleaner');
  await beginCheckout(shopper, item);
  await walkToPayment(shopper);
  await choosePayment(shopper, BANK_TRANSFER.title[shopper.language]);
  await placeOrder(shopper);
  expect(await idleControls(shopper)).toEqual([]);
});
