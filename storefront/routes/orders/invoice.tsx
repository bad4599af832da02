import { data } from 'react-router';
import { countryNames } from '#contract/geography/countries.ts';
import { PageHead } from '../../features/navigation/page-head.tsx';
import { OrderInvoice } from '../../features/order/order-invoice.tsx';
import { OrderUnavailable } from '../../features/order/unavailable.tsx';
import { useText } from '../../i18n/bilingual.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import { ORDER_ACTIONS } from '../../i18n/messages/order-actions.ts';
import { shopContext } from '../../shop-context.ts';
import type { Route } from './+types/invoice.ts';
import { keyIn, loadOrder, NO_REFERRER } from './load-order.ts';

/** 404 also for an order that has no invoice yet. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shopper, language } = context.get(shopContext);
  const order = await loadOrder({ request, params }, shopper);
  if (!order?.invoice) return data({ order: null }, { status: 404 });
  const countries = countryNames([order.invoice.buyer.country], language);
  return data({ order, invoice: order.invoice, countries, urlKey: keyIn(request) });
}

export const headers = () => NO_REFERRER;

export default function InvoicePage({ loaderData }: Route.ComponentProps) {
  const text = useText(ORDER_ACTIONS);
  const { notFound } = useText(ORDER);
  return (
    <>
      <PageHead title={loaderData.order ? `${text.invoice} ${loaderData.invoice.number}` : notFound} isUnlisted />
      {loaderData.order ? <OrderInvoice {...loaderData} /> : <OrderUnavailable />}
    </>
  );
}
