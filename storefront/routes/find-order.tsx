import { data, redirect } from 'react-router';
import { FindOrderInput, type FindOrderProblem } from '#contract/inputs/find-order.ts';
import { localPath, orderSummaryPath } from '#contract/paths.ts';
import { PageHead } from '../features/navigation/page-head.tsx';
import { FindOrder, type FindOrderResponse } from '../features/order/find-order.tsx';
import { useText } from '../i18n/bilingual.ts';
import { ORDER } from '../i18n/messages/order.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/find-order.ts';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const showAgain = (response: FindOrderResponse) => data({ response }, { status: 422 });

export async function action({ request, context }: Route.ActionArgs) {
  const { shopper, prefix } = context.get(shopContext);
  // A body that is not a form counts as an empty form.
  const form = await request.formData().catch(() => new FormData());
  const typed = { orderNumber: textOf(form, 'orderNumber'), email: textOf(form, 'email') };
  const facts = FindOrderInput.safeParse(typed);
  if (!facts.success) {
    const problems = facts.error.issues.map(
      ({ path, message }) => [String(path[0]), message as FindOrderProblem] as const,
    );
    return showAgain({ typed, problems: Object.fromEntries(problems.toReversed()), refusal: null });
  }
  const found = await shopper.findOrder(facts.data);
  // From now on this session may read the order, so its address needs no key.
  if (found.ok) return redirect(localPath(orderSummaryPath(found.value.id), prefix));
  return showAgain({ typed, problems: {}, refusal: found.refusal });
}

export default function FindOrderPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={useText(ORDER).findTitle} isUnlisted />
      <FindOrder response={actionData?.response} />
    </>
  );
}
