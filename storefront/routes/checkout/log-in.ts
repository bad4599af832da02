import { data, redirect } from 'react-router';
import { readLogin } from '#contract/inputs/account.ts';
import { ContactInput, readCheckoutForm } from '#contract/inputs/checkout.ts';
import { localPath, PATHS } from '#contract/paths.ts';
import { LOGIN } from '../../features/checkout/login-form.ts';
import { FORM_FIELD } from '../../forms/form-response.ts';
import { textOf, withProblems, withRefusal } from '../../forms/read-request.ts';
import type { ShopperApi } from '../../gateway/shop.ts';
import type { ShopRequest } from '../../shop-context.ts';

/** Logs in within the contact step, which stays as it is. */
export async function logInAtCheckout(form: FormData, { shopper, prefix }: ShopRequest) {
  form.set(FORM_FIELD, LOGIN);
  const reading = readLogin(form);
  if (!reading.ok) return again(withProblems(form, reading));
  const { username, password, remember } = reading.value;
  const loggedIn = await shopper.logIn({ username, password, isRemembered: remember !== '' });
  if (!loggedIn.ok) return again(withRefusal(form, loggedIn.refusal));
  await keepContact(form, shopper);
  return redirect(localPath(`${PATHS.checkout}?step=contact`, prefix), 303);
}

const again = ({ data: login, init }: ReturnType<typeof withRefusal>) => data({ login, failure: null }, init ?? {});

/** What is typed beside the login outlives it, as far as it is right: without script the step comes anew. */
async function keepContact(form: FormData, shopper: ShopperApi): Promise<void> {
  const contact = readCheckoutForm(ContactInput, form);
  const problems = contact.ok ? {} : contact.problems;
  const typed = (['email', 'phone'] as const)
    .map((field) => [field, problems[field] ? '' : textOf(form, field).trim()] as const)
    .filter(([, value]) => value !== '');
  if (typed.length > 0) await shopper.saveAddresses({ billing: Object.fromEntries(typed), shipping: {} });
}
