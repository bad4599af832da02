import { type RouterContextProvider, redirect } from 'react-router';
import { localPath, loginPath } from '#contract/paths.ts';
import type { Viewer } from './model/viewer.ts';
import { shopContext } from './shop-context.ts';

interface Guarded {
  /** Of the page, as the router hands it over: a request's own names its data. */
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * For the loaders and actions of a customer's own pages. A visitor is sent to the login, which leads back to this page.
 * @throws {Response} that redirects a visitor
 */
export async function requireCustomer({ url, context }: Guarded): Promise<Viewer> {
  const { shopper, prefix } = context.get(shopContext);
  const viewer = await shopper.viewer();
  if (viewer) return viewer;
  throw redirect(localPath(loginPath(url.pathname + url.search), prefix), 303);
}
