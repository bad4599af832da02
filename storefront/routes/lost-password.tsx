import { redirect } from 'react-router';
import { readNewPassword, readResetRequest } from '#contract/inputs/account.ts';
import { accountPath, localPath, lostPasswordPath } from '#contract/paths.ts';
import { newRefusal, type Refusal } from '#contract/refusals.ts';
import { announceShopper } from '../announce-shopper.ts';
import { AccountsNotOffered } from '../features/account/account-unavailable.tsx';
import { LostPassword } from '../features/account/lost-password.tsx';
import { PageHead } from '../features/navigation/page-head.tsx';
import { keepForm } from '../forms/keep-form.ts';
import { formOf, textOf, withProblems, withRefusal } from '../forms/read-request.ts';
import { withAccountRefusal } from '../forms/with-account-refusal.ts';
import { type Result, refused } from '../gateway/result.ts';
import { useText } from '../i18n/bilingual.ts';
import { LOST_PASSWORD } from '../i18n/messages/account.ts';
import { useTakesLogins } from '../settings/backend.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';
import type { Route } from './+types/lost-password.ts';

/** Where a mailed link leads, and why it no longer does: a used or expired one is told before anything is typed. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { shopper, onError } = context.get(shopContext);
  const query = url.searchParams;
  const [key, login] = [query.get('key'), query.get('login')];
  const link = key && login ? { key, login } : null;
  const refusal =
    link &&
    (await shopper.refusalOfResetLink(link).catch((error: unknown) => {
      onError(error);
      return null;
    }));
  return { link, refusal, isSent: query.has('sent') };
}

type FailureText = 'sendFailed' | 'resetFailed';

/** Null when it was done, else why not: an error of the backend has a sentence of its own. */
async function refusalOf(
  { language, onError }: ShopRequest,
  pending: Promise<Result<boolean>>,
  failure: FailureText,
): Promise<Refusal | null> {
  const failed = newRefusal('UNKNOWN', { message: LOST_PASSWORD[language][failure] });
  const result = await pending.catch((error: unknown) => {
    onError(error);
    return refused(failed);
  });
  if (!result.ok) return result.refusal;
  return result.value ? null : failed;
}

async function askForLink(form: FormData, shop: ShopRequest) {
  const reading = readResetRequest(form);
  if (!reading.ok) return withProblems(form, reading);
  const refusal = await refusalOf(shop, shop.shopper.askForPasswordReset(reading.value.username), 'sendFailed');
  if (refusal) return withRefusal(form, refusal);
  return redirect(localPath(`${lostPasswordPath()}?sent`, shop.prefix), 303);
}

async function saveNewPassword(form: FormData, shop: ShopRequest) {
  const reading = readNewPassword(form);
  if (!reading.ok) return withProblems(form, reading);
  const reset = { key: textOf(form, 'key'), login: textOf(form, 'login'), password: reading.value.newPassword };
  const refusal = await refusalOf(shop, shop.shopper.resetPassword(reset), 'resetFailed');
  if (refusal) return withAccountRefusal(form, refusal);
  return redirect(localPath(`${accountPath()}?reason=newPasswordSaved`, shop.prefix), 303);
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const shop = context.get(shopContext);
  return form.has('newPassword') ? saveNewPassword(form, shop) : askForLink(form, shop);
}

/** A new password ends all logins, in all tabs. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepForm(request, serverAction).finally(announceShopper);
}

/** The address carries the key to a new password: it must not travel on to other sites. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer' });

export default function LostPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const takesLogins = useTakesLogins();
  return (
    <>
      <PageHead title={useText(LOST_PASSWORD).title} isUnlisted />
      {takesLogins ? <LostPassword outcome={actionData} {...loaderData} /> : <AccountsNotOffered />}
    </>
  );
}
