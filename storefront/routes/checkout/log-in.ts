import { data, redirect } from 'react-router';
import { readLogin } from '#contract/inputs/account.ts';
import { localPath, PATHS } from '#contract/paths.ts';
import { withProblems, withRefusal } from '../../forms/read-request.ts';
import type { ShopRequest } from '../../shop-context.ts';

/** Logs in beside the contact step, which stays as it is. */
export async function logInAtCheckout(form: FormData, { shopper, prefix }: ShopRequest) {
  const reading = readLogin(form);
  if (!reading.ok) return again(withProblems(form, reading));
  const { username, password, remember } = reading.value;
  const loggedIn = await shopper.logIn({ username, password, isRemembered: remember !== '' });
  if (!loggedIn.ok) return again(withRefusal(form, loggedIn.refusal));
  return redirect(localPath(`${PATHS.checkout}?step=contact`, prefix), 303);
}

const again = ({ data: login, init }: ReturnType<typeof withRefusal>) => data({ login, failure: null }, init ?? {});
