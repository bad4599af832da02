import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SITE } from '#contract/site.ts';
import { addressValues, CONFIRMED_FIELD } from '../../address/address-values.ts';
import { confirmation } from '../../address/postcode-place.ts';
import { createShop } from '../../gateway/create-shop.ts';
import type { ShopperApi } from '../../gateway/shop.ts';
import { countRounds } from '../../gateway/testing/count-rounds.ts';
import { startStockBackend } from '../../gateway/testing/stock-backend.ts';
import { createHttpApi } from '../../gateway/transport/http-api.ts';
import { form } from '../../model/testing/cart.ts';
import { type ShopRequest, shopContext } from '../../shop-context.ts';
import * as received from '../orders/order-received.tsx';
import * as checkout from './checkout.tsx';
import { HOME } from './testing/checkout-shop.ts';

/** A browser at the checkout of the storefront, over the test backend. */
async function enter(onTestFinished: (close: () => void) => void) {
  const backend = await startStockBackend('1.0.2');
  onTestFinished(() => backend.close());
  const { api, takeRounds } = countRounds(createHttpApi({ url: backend.url }));
  const onError = (error: unknown) => {
    throw error;
  };
  const shop = createShop(api, { maxAgeMs: 60_000, onError });
  let sessionToken: string | null = null;
  const shopper = (): ShopperApi =>
    shop.shopper({
      language: 'en',
      sessionToken,
      onSessionToken: (token) => {
        sessionToken = token;
      },
    });
  const given = (path: string, body: FormData | null = null) => {
    const context = new RouterContextProvider();
    const { storeSettings } = SITE;
    const request = new Request(new URL(path, 'https://shop.example'), body ? { method: 'POST', body } : {});
    context.set(shopContext, {
      language: 'en',
      prefix: 'en',
      shopper: shopper(),
      storeSettings,
      onError,
    } as unknown as ShopRequest);
    const [, orderId = ''] = /order-received\/(\d+)/.exec(path) ?? [];
    return { request, url: new URL(request.url), context, params: { orderId } } as never;
  };
  const destinationOf = (response: unknown): string => (response as Response).headers.get('Location') ?? '';
  /** Also where it leads. */
  async function view(path: string): Promise<string> {
    const { loader } = path.includes('order-received') ? received : checkout;
    const shown = await Promise.resolve(loader(given(path))).catch((thrown: unknown) => thrown);
    return shown instanceof Response ? view(destinationOf(shown)) : path;
  }
  const submit = async (fields: Record<string, string>) =>
    view(destinationOf(await checkout.action(given('/en/checkout', form(fields)))));
  return { shopper, view, submit, takeRounds };
}

test('each step of the checkout waits for the backend this often', async ({ onTestFinished }) => {
  const { shopper, view, submit, takeRounds } = await enter(onTestFinished);
  await shopper().addToCart({ productId: 12, quantity: 1 });
  takeRounds();
  const address = addressValues(HOME);
  const steps = [
    () => view('/en/checkout'),
    () => submit({ step: 'contact', email: 'sari@example.test', phone: '0812 3456 7890' }),
    () => submit({ step: 'address', ...address, [CONFIRMED_FIELD]: confirmation(address), billingIsSame: 'on' }),
    () => submit({ step: 'delivery', rate: 'flat_rate:1' }),
    () => submit({ step: 'payment', paymentMethod: 'cod', customerNote: '', idempotencyKey: 'a', seenTotal: '1550' }),
  ];
  const waits: [string, readonly string[]][] = [];
  for (const go of steps) waits.push([await go(), takeRounds().map((together) => together.sort().join(' + '))]);
  expect(waits).toEqual([
    ['/en/checkout?step=contact', ['getAllowedCountries + getCart', 'getCart']],
    ['/en/checkout?step=address', ['getCart', 'UpdateCustomer', 'getCart']],
    ['/en/checkout?step=delivery', ['getCart', 'UpdateCustomer', 'getCart']],
    ['/en/checkout?step=payment', ['ChangeShippingMethod', 'getCart']],
    [
      expect.stringMatching(/^\/en\/checkout\/order-received\/\d+\?key=/),
      ['getCart', 'Checkout', 'getOrder + getOwnOrders + getViewer'],
    ],
  ]);
});
