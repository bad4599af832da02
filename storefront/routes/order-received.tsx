import { data } from 'react-router';
import { PageHead } from '../features/navigation/page-head.tsx';
import { OrderMissing } from '../features/order/order-missing.tsx';
import { OrderReceived } from '../features/order/order-received.tsx';
import { useText } from '../i18n/bilingual.ts';
import { ORDER } from '../i18n/messages/order.ts';
import { countryNames } from '../i18n/places.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/order-received.ts';

/** The same answer for an order that is missing and one that is somebody else's. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { visit, language } = context.get(shopContext);
  const id = Number(params.orderId);
  const key = new URL(request.url).searchParams.get('key');
  const order = Number.isSafeInteger(id) && id > 0 ? await visit.order(id, key) : null;
  if (!order) return data({ order: null }, { status: 404 });
  return data({ order, countries: countryNames([order.billing.country, order.shipping?.country ?? ''], language) });
}

/** The address carries the order's key: it must not travel on to other sites. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer' });

export default function OrderReceivedPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={useText(ORDER).title} isUnlisted />
      {loaderData.order ? <OrderReceived {...loaderData} /> : <OrderMissing />}
    </>
  );
}
