import { redirect } from 'react-router';
import { accountPath, localPath } from '#contract/paths.ts';
import { requireCustomer } from '../../require-customer.ts';
import { type ShopRequest, shopContext } from '../../shop-context.ts';
import type { Route } from './+types/download-data.ts';
import { collectOwnData } from './collect-own-data.ts';

const toTab = ({ prefix }: ShopRequest, query = '') => redirect(localPath(accountPath('data') + query, prefix), 303);

/** The address takes a form only, which no other site can send: a reload leads to the tab with the form. */
export const loader = ({ context }: Route.LoaderArgs) => toTab(context.get(shopContext));

/** Everything that the shop keeps of the customer, as one file. */
export async function action({ url, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  try {
    const viewer = await requireCustomer({ url, context });
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
    if (error instanceof Response) throw error;
    shop.onError(error);
    return toTab(shop, '&failed=download');
  }
}
