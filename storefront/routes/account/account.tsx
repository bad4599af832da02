import { useEffect, useEffectEvent } from 'react';
import { data, useRevalidator, useSearchParams } from 'react-router';
import { splitLanguage } from '#contract/paths.ts';
import { ROUTES } from '#contract/routes.ts';
import { announceShopper } from '../../announce-shopper.ts';
import { useCartController } from '../../cart/cart-controller.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { AccountUnavailable } from '../../features/account/account-unavailable.tsx';
import { LoginPage, type LoginReason } from '../../features/account/login-page.tsx';
import { PageHead } from '../../features/navigation/page-head.tsx';
import { FORM_FIELD } from '../../forms/form-response.ts';
import { keepForm } from '../../forms/keep-form.ts';
import { formOf, textOf } from '../../forms/read-request.ts';
import { useText } from '../../i18n/bilingual.ts';
import { ACCOUNT, LOGIN } from '../../i18n/messages/account.ts';
import { type AccountTab, accountTabOf } from '../../model/account/account-tab.ts';
import { shopContext } from '../../shop-context.ts';
import { useEver } from '../../ui/hydration/use-ever.ts';
import type { Route } from './+types/account.ts';
import { accountFormNamed } from './account-forms.ts';
import { loadTab } from './load-tab.ts';
import { TabPage } from './tab-page.tsx';

/** `/profile` and `/history` are tabs with addresses of their own. */
function tabAt(url: URL): AccountTab {
  const { path } = splitLanguage(url.pathname);
  if (path === ROUTES.profile.path) return 'profile';
  if (path === ROUTES.history.path) return accountTabOf('orders');
  return accountTabOf(url.searchParams.get('tab'));
}

/** A visitor gets the login at the same address, and the page itself after it. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  try {
    const viewer = await shop.shopper.viewer();
    if (viewer === null) return data({ state: 'visitor' } as const);
    const tab = await loadTab(tabAt(url), { viewer, shop, url, request });
    return data({ state: 'customer', viewer, tab } as const);
  } catch (error) {
    shop.onError(error);
    return data({ state: 'unknown' } as const, { status: 503 });
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const respond = accountFormNamed(textOf(form, FORM_FIELD));
  if (respond === null) throw data(null, { status: 400 });
  return respond({ form, shop: context.get(shopContext), url });
}

/** Whoever logs in or out has another cart: the frame of this tab and of all others reads it again. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepForm(request, serverAction).finally(announceShopper);
}

const REASONS: readonly string[] = ['newPasswordSaved', 'loggedOut', 'erased'] satisfies LoginReason[];
const isReason = (reason: string | null): reason is LoginReason => REASONS.includes(reason ?? '');

/** The shopper has logged in or out in another tab. */
function useFollowShopper(shownId: number | null): void {
  const viewer = useCartController()?.viewer;
  const { revalidate } = useRevalidator();
  const follow = useEffectEvent((id: number | null) => {
    if (id !== shownId) revalidate();
  });
  useEffect(() => {
    if (viewer !== undefined) follow(viewer?.id ?? null);
  }, [viewer]);
}

/** Why a visitor stands before the login at this address. */
function useLoginReason(isCustomer: boolean): LoginReason | null {
  const [query] = useSearchParams();
  const wasCustomer = useEver(isCustomer);
  const reason = query.get('reason');
  if (isReason(reason)) return reason;
  if (wasCustomer) return 'ended';
  return query.has('back') ? 'needed' : null;
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText(ACCOUNT);
  const login = useText(LOGIN);
  const [query] = useSearchParams();
  const outcome = actionData;
  const states = outcome && 'states' in outcome ? outcome.states : undefined;
  useFollowShopper(loaderData.state === 'customer' ? loaderData.viewer.id : null);
  const reason = useLoginReason(loaderData.state === 'customer');
  if (loaderData.state === 'unknown') {
    return (
      <>
        <PageHead title={text.title} isUnlisted />
        <AccountUnavailable />
      </>
    );
  }
  if (loaderData.state === 'visitor') {
    return (
      <>
        <PageHead title={login.title} isUnlisted />
        <LoginPage outcome={outcome} reason={reason} />
      </>
    );
  }
  const { viewer, tab } = loaderData;
  return (
    <>
      <PageHead title={tab.name === 'dashboard' ? text.title : text.tabs[tab.name]} isUnlisted />
      <AccountFrame viewer={viewer} tab={tab.name}>
        <TabPage viewer={viewer} tab={tab} outcome={outcome} states={states} saved={query.get('saved')} />
      </AccountFrame>
    </>
  );
}
