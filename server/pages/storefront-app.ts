import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { withKnownLanguages } from '#storefront/known-language.ts';
import { type ShopRequest, shopContext } from '#storefront/shop-context.ts';

// The generated type marks optional settings as possibly undefined, which ServerBuild does not.
const handle = createRequestHandler(withKnownLanguages(build as ServerBuild), import.meta.env.MODE);

/** Responds to one page, data request or form of the storefront. The only part of the server that the bundler builds. */
export function storefrontApp(request: Request, shop: ShopRequest): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  return handle(request, context);
}

export type StorefrontApp = typeof storefrontApp;
