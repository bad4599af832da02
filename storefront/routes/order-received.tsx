import { useEffect } from 'react';
import { data, redirectDocument } from 'react-router';
import { countryNames } from '#contract/geography/countries.ts';
import { cardPaymentPath, localPath } from '#contract/paths.ts';
import { deleteDrafts } from '../features/checkout/drafts.ts';
import { PageHead } from '../features/navigation/page-head.tsx';
import { OrderReceived } from '../features/order/order-received.tsx';
import { OrderUnavailable } from '../features/order/unavailable.tsx';
import type { ShopperApi } from '../gateway/shop.ts';
import { useText } from '../i18n/bilingual.ts';
import { ORDER } from '../i18n/messages/order.ts';
import type { Order } from '../model/order.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/order-received.ts';

/** The same response for a missing order and for somebody else's. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shopper, language } = context.get(shopContext);
  const id = Number(params.orderId);
  const key = new URL(request.url).searchParams.get('key');
  const found = Number.isSafeInteger(id) && id > 0 ? await shopper.order(id, key) : null;
  const order = found?.needsPayment ? await withPaymentState(found, shopper) : found;
  if (!order) return data({ order: null }, { status: 404 });
  return data({ order, countries: countryNames([order.billing.country, order.shipping?.country ?? ''], language) });
}

/** The shopper may have just paid: the backend checks with its gateway first. */
async function withPaymentState(order: Order, shopper: ShopperApi): Promise<Order> {
  await shopper.settleOrder(order.key);
  return (await shopper.order(order.id, order.key)) ?? order;
}

/** Another attempt to pay: a redirect to the page for it, or the refusal. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { shopper, prefix } = context.get(shopContext);
  const key = new URL(request.url).searchParams.get('key');
  const order = await shopper.order(Number(params.orderId), key);
  if (!order) return data({ refusal: null }, { status: 404 });
  const payment = await shopper.payOrder(order.key);
  if (!payment.ok) return data({ refusal: payment.refusal }, { status: 409 });
  const { payPage, card } = payment.value;
  if (payPage) return redirectDocument(payPage);
  return card ? redirectDocument(localPath(cardPaymentPath(order.id, order.key), prefix)) : data({ refusal: null });
}

/** The address carries the order's key: it must not travel on to other sites. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer' });

export default function OrderReceivedPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText(ORDER);
  const isPlaced = loaderData.order !== null;
  useEffect(() => {
    if (isPlaced) deleteDrafts();
  }, [isPlaced]);
  return (
    <>
      <PageHead title={loaderData.order ? text.title : text.notFound} isUnlisted />
      {loaderData.order ? (
        <OrderReceived {...loaderData} refusal={actionData?.refusal ?? null} />
      ) : (
        <OrderUnavailable />
      )}
    </>
  );
}
