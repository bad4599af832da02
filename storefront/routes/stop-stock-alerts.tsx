import { redirect } from 'react-router';
import { localPath, stopStockAlertsPath } from '#contract/paths.ts';
import { PageHead } from '../features/navigation/page-head.tsx';
import { StopAlertsPage } from '../features/product-page/stop-alerts-page.tsx';
import { keepForm } from '../forms/keep-form.ts';
import { formOf, withRefusal } from '../forms/read-request.ts';
import { useText } from '../i18n/bilingual.ts';
import { STOCK_ALERTS } from '../i18n/messages/stock-alerts.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/stop-stock-alerts.ts';

export const loader = ({ url }: Route.LoaderArgs) => ({ isStopped: url.searchParams.has('done') });

/** More is no number of an alert. */
const MAX_ID = 2_147_483_647;

export async function action({ request, params, context }: Route.ActionArgs) {
  const { shopper, prefix } = context.get(shopContext);
  const form = await formOf(request);
  const id = Math.min(MAX_ID, Number(/^\d{1,10}$/.exec(params.id)?.[0] ?? 0));
  const stopped = await shopper.cancelStockAlerts({ id, signature: params.signature });
  if (!stopped.ok) return withRefusal(form, stopped.refusal);
  // A mail program presses its own button and follows no redirect (RFC 8058 §3.1).
  if (form.has('List-Unsubscribe')) return null;
  throw redirect(`${localPath(stopStockAlertsPath(id, params.signature), prefix)}?done=1`, 303);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

export default function StopStockAlertsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={useText(STOCK_ALERTS).stopTitle} isUnlisted />
      <StopAlertsPage isStopped={loaderData.isStopped} outcome={actionData ?? undefined} />
    </>
  );
}
