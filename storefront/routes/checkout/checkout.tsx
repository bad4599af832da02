import { data, isRouteErrorResponse, redirect } from 'react-router';
import type { StatesByCountry } from '#contract/geography/address-formats.ts';
import { type CountryNames, countryNames } from '#contract/geography/countries.ts';
import { localPath, PATHS } from '#contract/paths.ts';
import { BILLING } from '../../features/checkout/address-step.tsx';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { currentStep } from '../../features/checkout/current-step.ts';
import { EmptyCheckout } from '../../features/checkout/empty-checkout.tsx';
import type { RequestFailure, StepResponse } from '../../features/checkout/step-response.ts';
import type { Step } from '../../features/checkout/steps.ts';
import { PageHead } from '../../features/navigation/page-head.tsx';
import type { CheckoutState } from '../../gateway/shop.ts';
import { useText } from '../../i18n/bilingual.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { unlessFormFailed } from '../../revalidation.ts';
import { type ShopRequest, shopContext } from '../../shop-context.ts';
import type { Route } from './+types/checkout.ts';
import { placeOrder, saveAddress, saveContact, saveDelivery } from './submit-steps.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const state = await shop.shopper.checkoutState();
  if (state.cart.lines.length === 0) return { state: null, lastOrder: await shop.shopper.lastOrder() };
  const requested = new URL(request.url).searchParams.get('step');
  const step = currentStep(requested, state);
  // Notices of the cart are sent once, so a redirect would lose them.
  if (requested !== step && !state.cart.notices?.length)
    throw redirect(localPath(`${PATHS.checkout}?step=${step}`, shop.prefix));
  const countries = await shop.shopper.allowedCountries();
  const named = countryNames([...countries, state.billing.country, state.shipping.country], shop.language);
  const { billing, shipping } = state;
  const states = state.cart.needsShipping ? await shop.shopper.states([shipping.country, billing.country]) : {};
  return { state, step, countries, countryNames: named, states, idempotencyKey: crypto.randomUUID() };
}

export const shouldRevalidate = unlessFormFailed;

const SUBMIT_STEP: Readonly<Record<Step, (form: FormData, shop: ShopRequest) => Promise<Response | StepResponse>>> = {
  contact: saveContact,
  address: saveAddress,
  delivery: saveDelivery,
  payment: placeOrder,
};

const isStep = (name: unknown): name is Step => typeof name === 'string' && Object.hasOwn(SUBMIT_STEP, name);

export async function action({ request, context }: Route.ActionArgs) {
  // A body that is not a form counts as an empty form.
  const form = await request.formData().catch(() => new FormData());
  const step = form.get('step');
  if (!isStep(step)) throw data(null, { status: 400 });
  const shop = context.get(shopContext);
  const response = await SUBMIT_STEP[step](form, shop);
  if (response instanceof Response) return response;
  // Without script, another country needs the form again with the states of that country.
  const { country, [`${BILLING}country`]: billingCountry } = response.typed;
  const typedStates = step === 'address' ? await shop.shopper.states([country, billingCountry]) : {};
  return { response, failure: null, typedStates };
}

/** Without a response the form stays as it is, with its idempotency key, and says why. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof TypeError) return { response: undefined, failure: 'offline' as const };
    if (isRouteErrorResponse(error) && error.status === 429)
      return { response: undefined, failure: 'too-often' as const };
    throw error;
  }
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={useText(CHECKOUT).title} isUnlisted />
      {loaderData.state === null ? (
        <EmptyCheckout lastOrder={loaderData.lastOrder} />
      ) : (
        <OpenCheckout {...loaderData} {...actionData} />
      )}
    </>
  );
}

interface OpenCheckoutProps {
  readonly state: CheckoutState;
  readonly step: Step;
  readonly countries: readonly string[];
  readonly countryNames: CountryNames;
  readonly states: StatesByCountry;
  readonly typedStates?: StatesByCountry;
  readonly idempotencyKey: string;
  readonly response?: StepResponse | undefined;
  readonly failure?: RequestFailure | null;
}

function OpenCheckout({ state, response, failure = null, states, typedStates, ...rest }: OpenCheckoutProps) {
  // After Back, the response may be about another step.
  const ownResponse = response?.step === rest.step ? response : undefined;
  return (
    <CheckoutPage
      {...rest}
      facts={state}
      methods={state.paymentMethods}
      states={{ ...states, ...typedStates }}
      response={ownResponse}
      failure={failure}
    />
  );
}
