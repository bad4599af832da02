import { redirect } from 'react-router';
import type { AccountTab } from '../../model/account/account-tab.ts';
import type { Viewer } from '../../model/account/viewer.ts';
import { loadWishlistPage, type WishlistPageData } from '../../pages/load-wishlist-page.ts';
import { openWishlist } from '../../pages/visitor-wishlist.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { loadAddresses } from './load-addresses.ts';
import { loadDashboard } from './load-dashboard.ts';

/** What the loader of a tab gets. */
export interface TabRequest {
  readonly viewer: Viewer;
  readonly shop: ShopRequest;
  readonly url: URL;
  /** Its cookies may name a wishlist that is to join the account's. */
  readonly request: Request;
}

async function loadOrders({ shop, url }: TabRequest) {
  const after = url.searchParams.get('after');
  return {
    ...(await shop.shopper.orders(after)),
    after,
    search: url.searchParams.get('order') ?? '',
    formKey: crypto.randomUUID(),
  };
}

/** Once the visitor's list has joined the account's, the same page again deletes the visitor's. */
async function loadSavedProducts({ shop, url, request }: TabRequest): Promise<WishlistPageData> {
  const wishlist = await openWishlist(request, shop);
  const headers = wishlist.headers();
  if (headers.has('Set-Cookie')) throw redirect(url.pathname + url.search, { headers });
  return loadWishlistPage(wishlist, { catalog: shop.catalog, url: url.href });
}

/** Without records the backend stops no alert and erases no account. */
async function loadOwnData({ shop, url }: TabRequest) {
  return { records: await shop.shopper.ownRecords(), hasDownloadFailed: url.searchParams.has('failed') };
}

/** Loads what a tab shows besides the customer. Runs on the server only. */
const LOADERS = {
  dashboard: ({ shop }) => loadDashboard(shop),
  orders: loadOrders,
  downloads: ({ shop }) => shop.shopper.downloads(),
  wishlist: loadSavedProducts,
  addresses: ({ shop, url }) => loadAddresses(shop, url),
  profile: async () => null,
  data: loadOwnData,
} as const satisfies Readonly<Record<AccountTab, (request: TabRequest) => Promise<unknown>>>;

/** A tab with what it shows, which is null when it could not be loaded or there is nothing to load. */
export type LoadedTab = {
  readonly [Tab in AccountTab]: {
    readonly name: Tab;
    readonly content: Awaited<ReturnType<(typeof LOADERS)[Tab]>> | null;
  };
}[AccountTab];

/** An error of the backend is a state of the tab: the customer is still logged in. */
export async function loadTab(name: AccountTab, request: TabRequest): Promise<LoadedTab> {
  const load: (request: TabRequest) => Promise<unknown> = LOADERS[name];
  try {
    return { name, content: await load(request) } as LoadedTab;
  } catch (error) {
    if (error instanceof Response) throw error;
    request.shop.onError(error);
    return { name, content: null };
  }
}
