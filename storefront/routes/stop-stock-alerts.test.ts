import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type ShopRequest, shopContext } from '../shop-context.ts';
import { action } from './stop-stock-alerts.tsx';

const URL_OF_ALERT = 'https://shop.example/id/stock-alerts/7/signed/stop';

function press(fields: Readonly<Record<string, string>>) {
  const cancelStockAlerts = vi.fn(async () => ({ ok: true, value: null }) as const);
  const context = new RouterContextProvider();
  context.set(shopContext, { prefix: 'id', shopper: { cancelStockAlerts } } as unknown as ShopRequest);
  const request = new Request(URL_OF_ALERT, { method: 'POST', body: new URLSearchParams(fields) });
  const route = { request, context, params: { id: '7', signature: 'signed' }, pattern: '', url: new URL(URL_OF_ALERT) };
  const answer = action(route as unknown as Parameters<typeof action>[0]);
  return { answer, cancelStockAlerts };
}

test('the button of the page leads to a page that says that it is done', async () => {
  const { answer, cancelStockAlerts } = press({ form: 'stop' });
  await expect(answer).rejects.toMatchObject({ status: 303 });
  expect(cancelStockAlerts).toHaveBeenCalledWith({ id: 7, signature: 'signed' });
});

test('the button of a mail program is answered without a redirect', async () => {
  const { answer, cancelStockAlerts } = press({ 'List-Unsubscribe': 'One-Click' });
  await expect(answer).resolves.toBeNull();
  expect(cancelStockAlerts).toHaveBeenCalledWith({ id: 7, signature: 'signed' });
});
