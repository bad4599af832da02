import { data, redirect } from 'react-router';
import { localPath, orderSummaryPath } from '#contract/paths.ts';
import { PageHead } from '../../features/navigation/page-head.tsx';
import { CancelOrder } from '../../features/order/cancel-order.tsx';
import { OrderUnavailable } from '../../features/order/unavailable.tsx';
import { keepForm } from '../../forms/keep-form.ts';
import { formOf, withRefusal } from '../../forms/read-request.ts';
import { useText } from '../../i18n/bilingual.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import { ORDER_ACTIONS } from '../../i18n/messages/order-actions.ts';
import { shopContext } from '../../shop-context.ts';
import type { Route } from './+types/cancel-order.ts';
import { keyIn, loadOrder, NO_REFERRER } from './load-order.ts';

/** Back and other tabs come here when the order is cancelled already: its own page says so. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shopper, prefix } = context.get(shopContext);
  const order = await loadOrder({ request, params }, shopper);
  const urlKey = keyIn(request);
  if (order?.status === 'cancelled') throw redirect(localPath(orderSummaryPath(order.id, urlKey ?? undefined), prefix));
  return data({ order, urlKey }, { status: order ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { shopper, prefix } = context.get(shopContext);
  const form = await formOf(request);
  const [id, key] = [Number(params.orderId), keyIn(request)];
  const cancelled = await shopper.cancelOrder({ id, key });
  if (!cancelled.ok) return withRefusal(form, cancelled.refusal);
  return redirect(localPath(orderSummaryPath(id, key ?? undefined), prefix), 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

export const headers = () => NO_REFERRER;

export default function CancelOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText(ORDER_ACTIONS);
  const { notFound } = useText(ORDER);
  const { order, urlKey } = loaderData;
  return (
    <>
      <PageHead title={order ? text.cancelTitle(order.number) : notFound} isUnlisted />
      {order ? <CancelOrder order={order} urlKey={urlKey} outcome={actionData} /> : <OrderUnavailable />}
    </>
  );
}
