import { redirect } from 'react-router';
import { accountPath, localPath, loginPath } from '#contract/paths.ts';
import { type ShopRequest, shopContext } from '../../shop-context.ts';
import type { Route } from './+types/download-data.ts';
import { collectOwnData } from './collect-own-data.ts';

const toTab = ({ prefix }: ShopRequest, query = '') => redirect(localPath(accountPath('data') + query, prefix), 303);

/** The address takes a form only, which no other site can send: a reload leads to the tab with the form. */
export const loader = ({ context }: Route.LoaderArgs) => toTab(context.get(shopContext));

/** Everything that the shop keeps of the customer, as one file. A visitor is led to the login and back. */
export async function action({ url, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  try {
    const viewer = await shop.shopper.viewer();
    if (!viewer) return redirect(localPath(loginPath(url.pathname + url.search), shop.prefix), 303);
    const madeAt = new Date();
    const body = JSON.stringify(await collectOwnData(shop, viewer, madeAt), null, 2);
    const fileName = `account-data-${madeAt.toISOString().slice(0, 10)}.json`;
    return new Response(body, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${fileName}"`,
        'Cache-Control': 'no-store',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    });
  } catch (error) {
    shop.onError(error);
    return toTab(shop, '&failed=download');
  }
}
