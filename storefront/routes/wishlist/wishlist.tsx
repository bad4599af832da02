import { data, redirect } from 'react-router';
import { withCardButton } from '#contract/inputs/card-button.ts';
import { localPath, PATHS, splitLanguage } from '#contract/paths.ts';
import { referringPath } from '../../cart/referring-path.ts';
import { PageHead } from '../../features/navigation/page-head.tsx';
import { withoutResponse } from '../../forms/keep-form.ts';
import { formOf } from '../../forms/read-request.ts';
import { useText } from '../../i18n/bilingual.ts';
import { WISHLIST } from '../../i18n/messages/wishlist.ts';
import { isNetworkError } from '../../page-errors.ts';
import { loadWishlistPage } from '../../pages/load-wishlist-page.ts';
import { openWishlist } from '../../pages/visitor-wishlist.ts';
import { postWishlistForm } from '../../pages/wishlist-forms.ts';
import { WishlistView } from '../../pages/wishlist-view.tsx';
import { shopContext } from '../../shop-context.ts';
import type { Route } from './+types/wishlist.ts';
import styles from './wishlist.module.css';

/** The visitor's own. A customer's is a tab of the account. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { shopper, catalog, baseUrl, prefix } = context.get(shopContext);
  const wishlist = await openWishlist(request, { shopper, baseUrl });
  if (wishlist.isCustomer) {
    const parameters = url.searchParams;
    parameters.set('tab', 'wishlist');
    throw redirect(`${localPath(PATHS.account, prefix)}?${parameters}`, { headers: wishlist.headers() });
  }
  const page = await loadWishlistPage(wishlist, { catalog, url: url.href });
  return data(page, { headers: wishlist.headers() });
}

/** For browsers without script, and for putting everything into the cart. */
export async function action({ request, context }: Route.ActionArgs) {
  const { shopper, catalog, baseUrl, prefix } = context.get(shopContext);
  const form = withCardButton(await formOf(request));
  const wishlist = await openWishlist(request, { shopper, baseUrl });
  const outcome = await postWishlistForm(form, { wishlist, shopper, catalog });
  if (outcome.kind === 'refused') return data({ failure: 'refused' as const }, { status: 422 });
  const headers = wishlist.headers();
  if (outcome.hasLeftCart) throw redirect(localPath(PATHS.cart, prefix), { status: 303, headers });
  const back = referringPath(request.headers.get('Referer'));
  const isElsewhere = back !== null && splitLanguage(back.replace(/\?.*$/, '')).path !== PATHS.wishlist;
  const query = new URLSearchParams(outcome.query);
  if (isElsewhere) query.set('back', back);
  throw redirect(`${localPath(PATHS.wishlist, prefix)}${query.size > 0 ? `?${query}` : ''}`, { status: 303, headers });
}

/** A lost connection leaves the page as it is. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return withoutResponse({ failure: isNetworkError(error) ? ('offline' as const) : ('refused' as const) });
  });
}

export default function WishlistRoute({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText(WISHLIST);
  return (
    <>
      <PageHead title={text.title} isUnlisted />
      <div className="container">
        <h1 className={styles.title}>{text.title}</h1>
        <WishlistView {...loaderData} failure={actionData?.failure ?? null} isKeptHere />
      </div>
    </>
  );
}
