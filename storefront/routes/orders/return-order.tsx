import { data, redirect } from 'react-router';
import type { FieldProblems } from '#contract/inputs/read-form.ts';
import { chosenPictures, picturesProblem } from '#contract/inputs/return-pictures.ts';
import { type ReturnField, type ReturnProblem, readReturnForm } from '#contract/inputs/return-request.ts';
import { localPath, orderSummaryPath } from '#contract/paths.ts';
import { newRefusal, type Refusal } from '#contract/refusals.ts';
import { PageHead } from '../../features/navigation/page-head.tsx';
import { RETURN_FORM, ReturnOrder } from '../../features/order/return-order.tsx';
import { OrderUnavailable } from '../../features/order/unavailable.tsx';
import { FORM_FIELD } from '../../forms/form-response.ts';
import { keepForm } from '../../forms/keep-form.ts';
import { asksForPage, formAgain, formOf, withProblems, withRefusal } from '../../forms/read-request.ts';
import { useText } from '../../i18n/bilingual.ts';
import { ORDER } from '../../i18n/messages/order.ts';
import { RETURNS } from '../../i18n/messages/order-actions.ts';
import type { Order } from '../../model/order/order.ts';
import { shopContext } from '../../shop-context.ts';
import type { Route } from './+types/return-order.ts';
import { keyIn, loadOrder, NO_REFERRER } from './load-order.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const order = await loadOrder({ request, params }, context.get(shopContext).shopper);
  const formKey = crypto.randomUUID();
  return data({ order, urlKey: keyIn(request), formKey }, { status: order ? 200 : 404 });
}

const HOUR_MS = 3_600_000;

const hasJustAsked = ({ returns }: Order): boolean =>
  returns.some(({ requested }) => Date.now() - Date.parse(requested) < HOUR_MS);

/** Why nothing of this order can be asked back, or null. The same form may be sent again for an hour: it stays one return. */
function refusalOf(order: Order | null): Refusal | null {
  if (!order) return newRefusal('ORDER_FORBIDDEN');
  return order.returnable.length > 0 || hasJustAsked(order) ? null : newRefusal('RETURN_NOT_POSSIBLE');
}

function emptyForm(): FormData {
  const form = new FormData();
  form.set(FORM_FIELD, RETURN_FORM);
  return form;
}

const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** A page that is loaded as a whole shows the text again, but no browser its files. */
const lostPictures = (request: Request, form: FormData): FieldProblems<ReturnField, ReturnProblem> =>
  asksForPage(request) && chosenPictures(form).length > 0 ? { pictures: 'again' } : {};

export async function action({ request, params, context }: Route.ActionArgs) {
  const { shopper, prefix } = context.get(shopContext);
  // Before the body is read: the pictures of strangers would fill the memory.
  const refusal = refusalOf(await loadOrder({ request, params }, shopper));
  if (refusal) return withRefusal(emptyForm(), refusal);
  const form = await formOf(request);
  const reading = readReturnForm(form);
  const lost = lostPictures(request, form);
  if (!reading.ok) return withProblems(form, { problems: { ...lost, ...reading.problems } });
  const [id, key] = [Number(params.orderId), keyIn(request)];
  const { key: idempotencyKey, pictures, ...asked } = reading.value;
  const files = await Promise.all(pictures.map(bytesOf));
  const requested = await shopper.requestReturn({ id, key }, { ...asked, pictures: files, idempotencyKey });
  if (!requested.ok) return formAgain(form, { problems: lost, refusal: requested.refusal });
  return redirect(`${localPath(orderSummaryPath(id, key ?? undefined), prefix)}#order-returns`, 303);
}

/** More pictures than the server reads are not sent: that takes a phone minutes, and its answer has no form. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const pictures = picturesProblem(chosenPictures(form));
  return pictures ? withProblems(form, { problems: { pictures } }) : keepForm(request, serverAction, form);
}

export const headers = () => NO_REFERRER;

export default function ReturnOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText(RETURNS);
  const { notFound } = useText(ORDER);
  const { order } = loaderData;
  return (
    <>
      <PageHead title={order ? text.title(order.number) : notFound} isUnlisted />
      {order ? <ReturnOrder {...loaderData} order={order} outcome={actionData} /> : <OrderUnavailable />}
    </>
  );
}
