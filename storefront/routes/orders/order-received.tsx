import { useEffect } from 'react';
import { data, redirect, redirectDocument } from 'react-router';
import { countryNames } from '#contract/geography/countries.ts';
import { cardPaymentPath, localPath, orderSummaryPath } from '#contract/paths.ts';
import { newRefusal } from '#contract/refusals.ts';
import { ROUTES } from '#contract/routes.ts';
import { AccountBreadcrumbs } from '../../features/account/account-breadcrumbs.tsx';
import { deleteDrafts } from '../../features/checkout/drafts.ts';
import { PageHead } from '../../features/navigation/page-head.tsx';
import { BUY_AGAIN } from '../../features/order/buy-again.tsx';
import { OrderReceived } from '../../features/order/order-received.tsx';
import { OrderUnavailable } from '../../features/order/unavailable.tsx';
import { FORM_FIELD } from '../../forms/form-response.ts';
import { keepForm } from '../../forms/keep-form.ts';
import { formOf, textOf, withRefusal } from '../../forms/read-request.ts';
import type { ShopperApi } from '../../gateway/shop.ts';
import { useText } from '../../i18n/bilingual.ts';
import { useSitePath } from '../../i18n/local-link.tsx';
import { ORDER } from '../../i18n/messages/order.ts';
import { ORDER_ACTIONS } from '../../i18n/messages/order-actions.ts';
import type { Order } from '../../model/order/order.ts';
import { shopContext } from '../../shop-context.ts';
import type { Route } from './+types/order-received.ts';
import { buyAgain } from './buy-again.ts';
import { keyIn, loadOrder, NO_REFERRER } from './load-order.ts';

/** The same response for a missing order and for somebody else's. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shopper, language } = context.get(shopContext);
  const [found, viewer] = await Promise.all([loadOrder({ request, params }, shopper), shopper.viewer()]);
  const order = found?.needsPayment ? await withPaymentState(found, shopper) : found;
  if (!order) return data({ order: null }, { status: 404 });
  const countries = countryNames([order.billing.country, order.shipping?.country ?? ''], language);
  return data({ order, countries, urlKey: keyIn(request), formKey: crypto.randomUUID(), isGuest: viewer === null });
}

/** The shopper may have just paid: the backend checks with its gateway first. */
async function withPaymentState(order: Order, shopper: ShopperApi): Promise<Order> {
  await shopper.settleOrder(order.key);
  return (await shopper.order(order.id, order.key)) ?? order;
}

/** Buys the same again, or makes another attempt to pay: a redirect to the page for it, or the refusal. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { shopper, prefix } = context.get(shopContext);
  const form = await formOf(request);
  const order = await loadOrder({ request, params }, shopper);
  if (!order) return withRefusal(form, newRefusal('ORDER_FORBIDDEN'));
  if (textOf(form, FORM_FIELD) === BUY_AGAIN) {
    return { boughtAgain: await buyAgain(shopper, order, textOf(form, 'key').slice(0, 64)) };
  }
  const payment = await shopper.payOrder(order.key);
  if (!payment.ok) {
    const now = await loadOrder({ request, params }, shopper);
    // Paid or cancelled meanwhile, in another tab: beside the refusal this page would go on saying that nothing is paid.
    if (now && !now.needsPayment) {
      return redirect(localPath(orderSummaryPath(now.id, keyIn(request) ?? undefined), prefix), 303);
    }
    return withRefusal(form, payment.refusal);
  }
  const { payPage, card } = payment.value;
  if (payPage) return redirectDocument(payPage);
  return card ? redirectDocument(localPath(cardPaymentPath(order.id, order.key), prefix)) : { boughtAgain: null };
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

export const headers = () => NO_REFERRER;

export default function OrderReceivedPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText(ORDER);
  const { title } = useText(ORDER_ACTIONS);
  const isReceipt = useSitePath().startsWith(ROUTES.orderReceived.path.replace(/:.*/, ''));
  const { order } = loaderData;
  const isPlaced = order !== null;
  useEffect(() => {
    if (isPlaced && isReceipt) deleteDrafts();
  }, [isPlaced, isReceipt]);
  const boughtAgain = actionData && 'boughtAgain' in actionData ? actionData.boughtAgain : null;
  const outcome = actionData && 'response' in actionData ? actionData : undefined;
  if (!order) {
    return (
      <>
        <PageHead title={text.notFound} isUnlisted />
        <OrderUnavailable />
      </>
    );
  }
  return (
    <>
      <PageHead title={isReceipt ? text.title : title(order.number)} isUnlisted />
      <OrderReceived
        {...loaderData}
        order={order}
        isReceipt={isReceipt}
        breadcrumbs={
          isReceipt || loaderData.isGuest ? null : <AccountBreadcrumbs tab="orders" page={title(order.number)} />
        }
        outcome={outcome}
        boughtAgain={boughtAgain}
      />
    </>
  );
}
