import { redirect } from 'react-router';
import { readFindOrderForm } from '#contract/inputs/find-order.ts';
import { localPath, orderSummaryPath } from '#contract/paths.ts';
import { PageHead } from '../features/navigation/page-head.tsx';
import { FindOrder } from '../features/order/find-order.tsx';
import { FindOrderByLink } from '../features/order/unavailable.tsx';
import { keepForm } from '../forms/keep-form.ts';
import { formOf, withProblems, withRefusal } from '../forms/read-request.ts';
import { useText } from '../i18n/bilingual.ts';
import { ORDER } from '../i18n/messages/order.ts';
import { useIsOwnEngine } from '../settings/backend.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/find-order.ts';

export async function action({ request, context }: Route.ActionArgs) {
  const { shopper, prefix } = context.get(shopContext);
  const form = await formOf(request);
  const facts = readFindOrderForm(form);
  if (!facts.ok) return withProblems(form, facts);
  const found = await shopper.findOrder(facts.value);
  // From now on this session may read the order, so its address needs no key.
  return found.ok ? redirect(localPath(orderSummaryPath(found.value.id), prefix)) : withRefusal(form, found.refusal);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

export default function FindOrderPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={useText(ORDER).findTitle} isUnlisted />
      {useIsOwnEngine() ? <FindOrder outcome={actionData} /> : <FindOrderByLink />}
    </>
  );
}
