import { redirect } from 'react-router';
import { readErasure, readLogin, readPasswordChange, readProfile, readRegistration } from '#contract/inputs/account.ts';
import { accountPath, localPath, returnPath } from '#contract/paths.ts';
import { textOf, withProblems, withRefusal } from '../../forms/read-request.ts';
import { withAccountRefusal } from '../../forms/with-account-refusal.ts';
import { ADDRESS_FORMS } from './address-forms.ts';
import { type AccountForm, orFailed, type PostedAccountForm, redirectSaved } from './posted-account-form.ts';

/** To the page that asked for the login, or the same one again. */
function redirectBack({ url }: PostedAccountForm): Response {
  const { pathname, searchParams } = url;
  const same = new URLSearchParams([...searchParams].filter(([name]) => name !== 'back' && name !== 'reason'));
  const query = same.size > 0 ? `?${same}` : '';
  return redirect(returnPath(searchParams.get('back')) ?? pathname + query, 303);
}

/** By the names of the forms. Each works without script: it answers with the form and its problems, or leads on. */
const FORMS = {
  async login(posted) {
    const { form, shop } = posted;
    const reading = readLogin(form);
    if (!reading.ok) return withProblems(form, reading);
    const { username, password, remember } = reading.value;
    const loggedIn = await shop.shopper.logIn({ username, password, isRemembered: remember !== '' });
    return loggedIn.ok ? redirectBack(posted) : withRefusal(form, loggedIn.refusal);
  },
  async register(posted) {
    const { form, shop } = posted;
    const reading = readRegistration(form);
    if (!reading.ok) return withProblems(form, reading);
    const registered = await shop.shopper.register(reading.value);
    return registered.ok ? redirectBack(posted) : withAccountRefusal(form, registered.refusal);
  },
  async logout({ shop }) {
    await shop.shopper.logOut();
    return redirect(localPath(`${accountPath()}?reason=loggedOut`, shop.prefix), 303);
  },
  async profile(posted) {
    const { form, shop } = posted;
    const reading = readProfile(form);
    if (!reading.ok) return withProblems(form, reading);
    const { currentPassword, ...profile } = reading.value;
    const saved = await orFailed(shop, shop.shopper.saveProfile(profile, currentPassword));
    return saved.ok ? redirectSaved(posted) : withAccountRefusal(form, saved.refusal);
  },
  async password(posted) {
    const { form, shop } = posted;
    const reading = readPasswordChange(form);
    if (!reading.ok) return withProblems(form, reading);
    const { currentPassword: current, newPassword: next } = reading.value;
    const changed = await orFailed(shop, shop.shopper.changePassword({ current, next }));
    return changed.ok ? redirectSaved(posted) : withAccountRefusal(form, changed.refusal);
  },
  async 'stop-alert'(posted) {
    const { form, shop } = posted;
    const stopped = await orFailed(shop, shop.shopper.stopStockAlert(Number(textOf(form, 'id'))));
    return stopped.ok ? redirectSaved(posted) : withRefusal(form, stopped.refusal);
  },
  async 'end-logins'(posted) {
    const { form, shop } = posted;
    const ended = await orFailed(shop, shop.shopper.endOtherLogins());
    return ended.ok ? redirectSaved(posted) : withRefusal(form, ended.refusal);
  },
  async erase(posted) {
    const { form, shop } = posted;
    const reading = readErasure(form);
    if (!reading.ok) return withProblems(form, reading);
    const erased = await orFailed(shop, shop.shopper.eraseAccount(reading.value.currentPassword));
    if (!erased.ok) return withRefusal(form, erased.refusal);
    return redirect(localPath(`${accountPath()}?reason=erased`, shop.prefix), 303);
  },
  ...ADDRESS_FORMS,
} as const satisfies Readonly<Record<string, AccountForm>>;

/** Null for a form that the account does not have. */
export const accountFormNamed = (name: string): AccountForm | null =>
  Object.entries<AccountForm>(FORMS).find(([known]) => known === name)?.[1] ?? null;
