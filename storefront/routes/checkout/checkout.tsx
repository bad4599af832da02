import { data, redirect } from 'react-router';
import { localPath, PATHS } from '#contract/paths.ts';
import { SITE } from '#contract/site.ts';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { EmptyCheckout } from '../../features/checkout/empty-checkout.tsx';
import { currentStep } from '../../features/checkout/progress.ts';
import type { StepAnswer } from '../../features/checkout/step-answer.ts';
import type { Step } from '../../features/checkout/steps.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { type ShopRequest, shopContext } from '../../shop-context.ts';
import type { Route } from './+types/checkout.ts';
import { checkoutKeyOf, keepCheckoutKey } from './checkout-key.ts';
import { placeOrder, recoverOrder } from './place-order.ts';
import { saveAddress, saveContact, saveDelivery } from './save-steps.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const state = await shop.visit.state();
  if (state.cart.lines.length === 0) {
    const recovered = await recoverOrder(state, checkoutKeyOf(request), shop);
    if (recovered) throw recovered;
    return { state: null, language: shop.language };
  }
  const asked = new URL(request.url).searchParams.get('step');
  const step = currentStep(asked, state);
  if (asked !== null && asked !== step) throw redirect(localPath(`${PATHS.checkout}?step=${step}`, shop.prefix));
  const countries = await shop.visit.allowedCountries();
  const clientMutationId = crypto.randomUUID();
  return data(
    { state, step, countries, clientMutationId, language: shop.language },
    step === 'payment' ? { headers: { 'Set-Cookie': keepCheckoutKey(clientMutationId, shop.baseUrl) } } : {},
  );
}

const TAKE_STEP: Readonly<Record<Step, (form: FormData, shop: ShopRequest) => Promise<Response | StepAnswer>>> = {
  contact: saveContact,
  address: saveAddress,
  delivery: saveDelivery,
  payment: placeOrder,
};

const isStep = (name: unknown): name is Step => typeof name === 'string' && Object.hasOwn(TAKE_STEP, name);

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const step = form.get('step');
  if (!isStep(step)) throw data(null, { status: 400 });
  const result = await TAKE_STEP[step](form, context.get(shopContext));
  if (result instanceof Response) return result;
  return data({ answer: result, isOffline: false }, { status: 422 });
}

/** A lost network must not lose the form: it stays as it is, with its key, and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof TypeError) return { answer: undefined, isOffline: true };
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${CHECKOUT[loaderData?.language ?? 'en'].title} | ${SITE.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.state === null) return <EmptyCheckout />;
  const { state, step, countries, clientMutationId } = loaderData;
  const answer = actionData?.answer?.step === step ? actionData.answer : undefined;
  return (
    <CheckoutPage
      facts={state}
      step={step}
      methods={state.paymentMethods}
      countries={countries}
      clientMutationId={clientMutationId}
      answer={answer}
      isOffline={actionData?.isOffline ?? false}
    />
  );
}
