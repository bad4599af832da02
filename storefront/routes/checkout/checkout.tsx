import { data, redirect } from 'react-router';
import type { StatesByCountry } from '#contract/geography/address-formats.ts';
import { type CountryNames, countryNames } from '#contract/geography/countries.ts';
import { localPath, PATHS } from '#contract/paths.ts';
import { announceShopper } from '../../announce-shopper.ts';
import { BILLING } from '../../features/checkout/address-step.tsx';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import type { KnownAddresses } from '../../features/checkout/checkout-props.ts';
import { currentStep } from '../../features/checkout/current-step.ts';
import { EmptyCheckout } from '../../features/checkout/empty-checkout.tsx';
import { isLogin, LOGIN } from '../../features/checkout/login-form.ts';
import { ACCOUNT_FIELD } from '../../features/checkout/order-account-fields.ts';
import type { StepResponse } from '../../features/checkout/step-response.ts';
import type { Step } from '../../features/checkout/steps.ts';
import { LanguageSwitch } from '../../features/footer/language-switch.tsx';
import { PageHead } from '../../features/navigation/page-head.tsx';
import type { FormOutcome, FormResponse, RequestFailure } from '../../forms/form-response.ts';
import { requestFailureOf, withoutResponse } from '../../forms/keep-form.ts';
import { formOf } from '../../forms/read-request.ts';
import type { CheckoutState } from '../../gateway/shop.ts';
import { useText } from '../../i18n/bilingual.ts';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import type { Viewer } from '../../model/account/viewer.ts';
import { type ShopRequest, shopContext } from '../../shop-context.ts';
import { useEver } from '../../ui/hydration/use-ever.ts';
import type { Route } from './+types/checkout.ts';
import { logInAtCheckout } from './log-in.ts';
import { placeOrder } from './place-order.ts';
import { saveAddress } from './save-address.ts';
import { saveContact, saveDelivery } from './submit-steps.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const [state, countries] = await Promise.all([shop.shopper.checkoutState(), shop.shopper.allowedCountries()]);
  if (state.cart.lines.length === 0) {
    const isGuest = state.viewer === null;
    const notices = state.cart.notices ?? [];
    return {
      state: null,
      isGuest,
      notices,
      lastOrder: await shop.shopper.lastOrder(),
      guestId: shop.shopper.guestId(),
    };
  }
  const requested = url.searchParams.get('step');
  const step = currentStep(requested, state, shop.storeSettings);
  // Notices of the cart are sent once, so a redirect would lose them.
  if (requested !== step && !state.cart.notices?.length)
    throw redirect(localPath(`${PATHS.checkout}?step=${step}`, shop.prefix));
  const saved = await savedOf(shop, state.viewer, step);
  const used = [state.shipping, state.billing, ...(saved?.book ?? [])].map(({ country }) => country);
  const named = countryNames([...countries, ...used], shop.language);
  const states = state.cart.needsShipping ? await shop.shopper.states(used) : {};
  return { state, step, saved, countries, countryNames: named, states, idempotencyKey: crypto.randomUUID() };
}

/** For the steps that show a customer's addresses. Without an answer every address can be typed. */
async function savedOf({ shopper, onError }: ShopRequest, viewer: Viewer | null, step: Step) {
  if (viewer === null || (step !== 'contact' && step !== 'address')) return null;
  try {
    const [book, isSavingRequested] = await Promise.all([shopper.savedAddresses(), shopper.isAddressSavingRequested()]);
    return { book, isSavingRequested };
  } catch (error) {
    onError(error);
    return null;
  }
}

const SUBMIT_STEP: Readonly<Record<Step, (form: FormData, shop: ShopRequest) => Promise<Response | StepResponse>>> = {
  contact: saveContact,
  address: saveAddress,
  delivery: saveDelivery,
  payment: placeOrder,
};

const isStep = (name: unknown): name is Step => typeof name === 'string' && Object.hasOwn(SUBMIT_STEP, name);

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const shop = context.get(shopContext);
  const step = form.get('step');
  if (step === 'contact' && isLogin(form)) return logInAtCheckout(form, shop);
  if (!isStep(step)) throw data(null, { status: 400 });
  const response = await SUBMIT_STEP[step](form, shop);
  if (response instanceof Response) return response;
  // Without script, another country needs the form again with the states of that country.
  const { country, [`${BILLING}country`]: billingCountry } = response.typed;
  const typedStates = step === 'address' ? await shop.shopper.states([country, billingCountry]) : {};
  return { response, failure: null, typedStates };
}

/** Without a response the form stays as it is, with its idempotency key, and says why. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const isLoggingIn = isLogin(form);
  try {
    return await serverAction();
  } catch (error) {
    // Only after a redirect: reading the page again forgets what a form was answered.
    if ((isLoggingIn || form.has(ACCOUNT_FIELD)) && error instanceof Response) announceShopper();
    const failure = requestFailureOf(error);
    if (failure === null) throw error;
    if (isLoggingIn)
      return withoutResponse({ login: { response: null, failure: { form: LOGIN, reason: failure } }, failure: null });
    return withoutResponse({ response: undefined, failure });
  }
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const wasCustomer = useEver(Boolean(loaderData.state?.viewer));
  return (
    <>
      <PageHead title={useText(CHECKOUT).title} isUnlisted />
      {loaderData.state === null ? (
        <EmptyCheckout
          lastOrder={loaderData.lastOrder}
          guestId={loaderData.guestId}
          notices={loaderData.notices}
          hasLoginEnded={wasCustomer && loaderData.isGuest}
          sent={(actionData as Partial<SubmittedStep> | undefined)?.response}
        />
      ) : (
        <OpenCheckout {...loaderData} {...(actionData as Partial<SubmittedStep> | undefined)} />
      )}
      <LanguageSwitch place="checkout" />
    </>
  );
}

interface OpenCheckoutProps {
  readonly state: CheckoutState;
  readonly step: Step;
  readonly saved: KnownAddresses | null;
  readonly countries: readonly string[];
  readonly countryNames: CountryNames;
  readonly states: StatesByCountry;
  readonly typedStates?: StatesByCountry;
  readonly idempotencyKey: string;
}

/** What the action returns: of a step, or of the login beside it. */
interface SubmittedStep {
  readonly response: StepResponse | undefined;
  readonly failure: RequestFailure | null;
  readonly typedStates: StatesByCountry;
  readonly login: FormOutcome<FormResponse>;
}

function OpenCheckout({ state, states, ...submitted }: OpenCheckoutProps & Partial<SubmittedStep>) {
  const { response, failure = null, typedStates, login, ...rest } = submitted;
  // After Back, the response may be about another step.
  const ownResponse = response?.step === rest.step ? response : undefined;
  return (
    <CheckoutPage
      {...rest}
      facts={state}
      viewer={state.viewer}
      login={login}
      methods={state.paymentMethods}
      states={{ ...states, ...typedStates }}
      response={ownResponse}
      failure={failure}
    />
  );
}
