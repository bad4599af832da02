import { expect, test } from 'vitest';
import { unwrap } from '#engine/domain/testing/unwrap.ts';
import type { Gateway } from '../ports/payment-provider.ts';
import { cardMethod } from '../testing/card-orders.ts';
import { fakePaymentProvider } from '../testing/fake-payment-provider.ts';
import { CALLER, memoryShop } from '../testing/memory-shop.ts';
import { addRequest } from '../testing/requests.ts';

function walletMethod(): Gateway {
  const { createSetupIntent: _, ...provider } = fakePaymentProvider('https://wallet.example/pay');
  return { ...cardMethod(provider), id: 'wallet', kind: 'hosted-page' };
}

test('a cart is paid by card, also where a method with a page of its own comes first', async () => {
  const cards = fakePaymentProvider();
  const { usecases, ids } = await memoryShop({ gateways: [walletMethod(), cardMethod(cards)] });
  unwrap(await usecases.addToCart(CALLER, addRequest(ids.cleaner, 1)));
  const { id } = unwrap(await usecases.prepareCartPayment(CALLER, 'payment'));
  expect(cards.lastIntent()?.id).toBe(id);
});

test('a shop without cards opens no payment for a cart', async () => {
  const { usecases, ids } = await memoryShop({ gateways: [walletMethod()] });
  unwrap(await usecases.addToCart(CALLER, addRequest(ids.cleaner, 1)));
  const refusal = { code: 'PAYMENT_METHOD_INVALID' };
  expect(await usecases.prepareCartPayment(CALLER, 'setup')).toEqual({ ok: false, refusal });
});
